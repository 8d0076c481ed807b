import { Global, type INestApplication, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Pool } from 'pg';
import { IdentityModule } from '../../src/identity/public';
import { IDENTITY_MIGRATIONS } from '../../src/identity/tables';
import { CLOCK, type Clock } from '../../src/platform/clock/clock';
import { APP_CONFIG, type AppConfig } from '../../src/platform/config/config';
import { EVENT_STORE, type EventStore } from '../../src/platform/event-store/port';
import { createPostgresEventStore } from '../../src/platform/event-store/postgres/create-postgres-event-store';
import { configureHttp, HTTP_OPTIONS } from '../../src/platform/http/configure-http';
import { HttpModule } from '../../src/platform/http/http.module';
import { JOBS } from '../../src/platform/jobs';
import { GraphileJobs } from '../../src/platform/jobs/graphile-jobs';
import { JOBS_MIGRATIONS } from '../../src/platform/jobs/tables';
import { MailTemplates } from '../../src/platform/mail';
import { createKnex, createPool, PostgresModule, runMigrations } from '../../src/platform/postgres';
import { useSecretKey } from '../../src/platform/secrets';
import { SETTINGS, SETTINGS_MIGRATIONS, SettingsStore } from '../../src/platform/settings';

const MIGRATIONS = [...JOBS_MIGRATIONS, ...SETTINGS_MIGRATIONS, ...IDENTITY_MIGRATIONS];

function platform(config: AppConfig, clock: Clock, store: EventStore): new () => object {
  const seams = [
    { provide: APP_CONFIG, useValue: config },
    { provide: CLOCK, useValue: clock },
    { provide: EVENT_STORE, useValue: store },
    { provide: JOBS, useClass: GraphileJobs },
    { provide: SETTINGS, useClass: SettingsStore },
  ];
  @Global()
  @Module({ providers: [...seams, MailTemplates], exports: [...seams.map(({ provide }) => provide), MailTemplates] })
  class TestPlatformModule {}
  return TestPlatformModule;
}

/** The application on the database of the configuration, with the given clock; not listening yet. */
export async function createNest(config: AppConfig, clock: Clock): Promise<INestApplication> {
  const url = config.databaseUrl ?? '';
  const pool: Pool = createPool(url, () => undefined);
  const knex = createKnex(url);
  useSecretKey(config.jwtSecret);
  await runMigrations(knex, MIGRATIONS);
  const store = await createPostgresEventStore(pool);
  @Module({ imports: [PostgresModule.with(pool, knex), platform(config, clock, store), HttpModule, IdentityModule] })
  class TestModule {}
  const nest = await NestFactory.create<NestExpressApplication>(TestModule, { ...HTTP_OPTIONS, logger: ['fatal'] });
  configureHttp(nest);
  return nest;
}
