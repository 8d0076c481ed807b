import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Knex } from 'knex';
import type { Pool } from 'pg';
import { BACKUP_MIGRATIONS } from './backup/tables';
import { BLOBS, openBlobs } from './blobs';
import { CLOCK, type Clock, systemClock } from './clock';
import { APP_CONFIG, type AppConfig } from './config/config';
import { LOG_PLACE_MIGRATIONS } from './event-store/copy/place';
import { LOG_IDENTITY_MIGRATIONS } from './event-store/identity/tables';
import { LIMITS_MIGRATIONS } from './http/limits/tables';
import { TidyLimitsJob } from './http/limits/tidy-limits.job';
import { GraphileJobs, JOBS, JOBS_MIGRATIONS } from './jobs';
import { LOG_PROOF_MIGRATIONS } from './log-proof';
import { MAIL_MIGRATIONS, MailModule } from './mail';
import { BrowserPdfRenderer, PDF_RENDERER } from './pdf';
import { PERSONAL_DATA_MIGRATIONS } from './personal-data';
import { type Migration, PostgresModule } from './postgres';
import { ProcessNotifications } from './process-notifications';
import { usePeppers, useSecretKey } from './secrets';
import { SETTINGS, SETTINGS_MIGRATIONS, SettingsStore } from './settings';

/** The tables of the platform, in the schema `app`. */
export const PLATFORM_MIGRATIONS: readonly Migration[] = [
  ...SETTINGS_MIGRATIONS,
  ...JOBS_MIGRATIONS,
  ...MAIL_MIGRATIONS,
  ...LIMITS_MIGRATIONS,
  ...BACKUP_MIGRATIONS,
  ...LOG_PLACE_MIGRATIONS,
  ...LOG_IDENTITY_MIGRATIONS,
  ...LOG_PROOF_MIGRATIONS,
  ...PERSONAL_DATA_MIGRATIONS,
];

export interface PlatformParts {
  config: AppConfig;
  pool: Pool;
  knex: Knex;
  /** Default: the system clock. */
  clock?: Clock;
}

const PROVIDERS = [
  ProcessNotifications,
  SettingsStore,
  TidyLimitsJob,
  { provide: SETTINGS, useExisting: SettingsStore },
  { provide: JOBS, useClass: GraphileJobs },
  { provide: PDF_RENDERER, useClass: BrowserPdfRenderer },
  { provide: BLOBS, inject: [APP_CONFIG], useFactory: openBlobs },
];

/** All technical services that any module may inject, except HTTP, event store and read models, which are separate modules. */
@Global()
@Module({})
export class PlatformModule {
  static with({ config, pool, knex, clock = systemClock }: PlatformParts): DynamicModule {
    useSecretKey(config.jwtSecret);
    usePeppers(config.passwordPepper, config.passwordPepperBefore);
    return {
      module: PlatformModule,
      imports: [PostgresModule.with(pool, knex), MailModule.with(config)],
      providers: [{ provide: APP_CONFIG, useValue: config }, { provide: CLOCK, useValue: clock }, ...PROVIDERS],
      exports: [APP_CONFIG, CLOCK, SETTINGS, SettingsStore, JOBS, ProcessNotifications, PDF_RENDERER, BLOBS],
    };
  }
}
