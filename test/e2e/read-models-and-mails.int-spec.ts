import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ProjectionsModule } from '../../projections/runner/projections.module';
import { MailLanguages, People } from '../../src/identity/public';
import { MailModule } from '../../src/mail/mail.module';
import { RETURNED_MAIL_MIGRATIONS } from '../../src/mail/tables';
import { CLOCK, systemClock } from '../../src/platform/clock/clock';
import { APP_CONFIG } from '../../src/platform/config/config';
import { ROLES } from '../../src/platform/config/roles';
import { EVENT_STORE, type EventStore } from '../../src/platform/event-store/port';
import { createPostgresEventStore } from '../../src/platform/event-store/postgres/create-postgres-event-store';
import { StoreWatch } from '../../src/platform/event-store/store-watch';
import { HealthRegistry } from '../../src/platform/http/health/health.registry';
import { GraphileJobs, JOBS, JOBS_MIGRATIONS } from '../../src/platform/jobs';
import { MAIL_TRANSPORT, MailTemplates } from '../../src/platform/mail';
import { createKnex, createPool, PostgresModule, runMigrations } from '../../src/platform/postgres';
import { REACTIONS_MIGRATIONS, ReactionsModule } from '../../src/platform/reactions';
import { READ_MODELS, type ReadModelBarrier } from '../../src/platform/read-models/barrier';
import { OutdatedReads } from '../../src/platform/read-models/outdated-reads';
import { SECURITY_LOG } from '../../src/platform/security-log';
import { SETTINGS } from '../../src/platform/settings';
import { aMail } from '../support/article/article-people';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres';
import { anEvent, until } from '../support/database/read-models';

const CONFIG = {
  eventStoreUrl: null,
  roles: new Set(ROLES),
  publicUrl: 'http://localhost',
  outgoingNetworks: [],
  jwtSecret: 'secret',
};

describe('the application with read models, reactions and mails', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  async function createApp() {
    const pool = createPool(database.url, () => undefined);
    const knex = createKnex(database.url);
    await runMigrations(knex, [...JOBS_MIGRATIONS, ...REACTIONS_MIGRATIONS, ...RETURNED_MAIL_MIGRATIONS]);
    const sent: string[] = [];
    const transport = {
      send: async (mail: { mailId: string }) => {
        sent.push(mail.mailId);
        return { messageId: mail.mailId, rejected: [] };
      },
    };
    const providers = [
      { provide: EVENT_STORE, useValue: await createPostgresEventStore(pool) },
      { provide: CLOCK, useValue: systemClock },
      { provide: MAIL_TRANSPORT, useValue: transport },
      { provide: JOBS, useClass: GraphileJobs },
      { provide: APP_CONFIG, useValue: CONFIG },
      { provide: SECURITY_LOG, useValue: { record: async () => undefined } },
      // Needed only for mails to webmasters, which this test does not send.
      ...[SETTINGS, People, MailLanguages, MailTemplates].map((provide) => ({ provide, useValue: {} })),
      StoreWatch,
      HealthRegistry,
      OutdatedReads,
    ];
    @Global()
    @Module({ providers, exports: providers })
    class EdgeModule {}
    @Module({
      imports: [PostgresModule.with(pool, knex), EdgeModule, ReactionsModule, ProjectionsModule, MailModule],
    })
    class AppModule {}
    const app = await NestFactory.createApplicationContext(AppModule, { logger: false });
    return { app, pool, sent };
  }

  it('shows a stored event after the barrier, sends its mail, is healthy, and stops without waiting for clients', async () => {
    const { app, pool, sent } = await createApp();
    const store = app.get<EventStore>(EVENT_STORE);
    const barrier = app.get<ReadModelBarrier>(READ_MODELS);
    const { position } = await store.append('article-1', 'NO_STREAM', [
      anEvent('DraftStarted', { articleId: '1', number: '2026-1', uploaderId: 'u', uploaderEmail: 'U@example.org' }),
      anEvent('MailRequested', aMail('m1', 'DECISION')),
    ]);
    await barrier.waitFor(position, 60_000);
    const { rows } = await pool.query('SELECT number, uploader_email FROM rm.article_card');
    expect(rows).toEqual([{ number: '2026-1', uploader_email: 'u@example.org' }]);
    const state = async () => (await pool.query('SELECT state FROM rm.email_log')).rows;
    await until(async () => JSON.stringify(await state()) === '[{"state":"SENT"}]', 'the sending');
    expect(sent).toEqual(['m1']);
    const parts = await app.get(HealthRegistry).status();
    expect(Object.keys(parts)).toEqual(
      expect.arrayContaining(['read model article-card', 'reaction send-mail-when-mail-requested']),
    );
    expect(Object.values(parts).filter((problem) => problem !== null)).toEqual([]);
    await store.close();
    const startedAt = Date.now();
    await app.close();
    expect(Date.now() - startedAt).toBeLessThan(60_000);
    expect(pool.ended).toBe(true);
  });
});
