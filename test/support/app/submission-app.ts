import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Knex } from 'knex';
import type { Pool } from 'pg';
import { ProjectionsModule } from '../../../projections/runner/projections.module';
import { ArticleModule } from '../../../src/article';
import { FilesModule } from '../../../src/files/files.module';
import { FILES_MIGRATIONS } from '../../../src/files/tables';
import { IdentityModule } from '../../../src/identity/public';
import { IDENTITY_MIGRATIONS } from '../../../src/identity/tables';
import { BLOBS, FolderBlobs } from '../../../src/platform/blobs';
import { CLOCK } from '../../../src/platform/clock';
import { APP_CONFIG, loadConfig } from '../../../src/platform/config/config';
import { openEventStore } from '../../../src/platform/event-store/open-event-store';
import { EVENT_STORE } from '../../../src/platform/event-store/port';
import { StoreWatch } from '../../../src/platform/event-store/store-watch';
import { configureHttp, HTTP_OPTIONS } from '../../../src/platform/http/configure-http';
import { HttpModule } from '../../../src/platform/http/http.module';
import { LIMITS_MIGRATIONS } from '../../../src/platform/http/limits/tables';
import { JOBS } from '../../../src/platform/jobs';
import { GraphileJobs } from '../../../src/platform/jobs/graphile-jobs';
import { JOBS_MIGRATIONS } from '../../../src/platform/jobs/tables';
import { MailTemplates } from '../../../src/platform/mail/mail-templates';
import { PDF_RENDERER } from '../../../src/platform/pdf';
import { createKnex, createPool, PostgresModule, runMigrations } from '../../../src/platform/postgres';
import { ProcessNotifications } from '../../../src/platform/process-notifications';
import { useSecretKey } from '../../../src/platform/secrets';
import { SETTINGS, SETTINGS_MIGRATIONS, SettingsStore } from '../../../src/platform/settings';
import { PRIVACY_MIGRATIONS } from '../../../src/privacy/tables';
import { ArticlePageModule } from '../../../src/submission/article-page/article-page.module';
import { SubmissionModule } from '../../../src/submission/submission.module';
import { SUBMISSION_MIGRATIONS } from '../../../src/submission/tables';
import { createTestDatabase } from '../database/postgres';
import { openTestStore } from '../event-store/selected-store';
import { HttpClient } from './http-client';
import { TestClock } from './http-clock';
import { TestPeople } from './http-people';

/** Replaces the browser: returns a PDF signature followed by the page's HTML, and records its input. */
export class FakeRenderer {
  readonly pages: string[] = [];
  isBroken = false;
  /** Printing waits for this promise. */
  held: Promise<void> = Promise.resolve();

  async render(html: string): Promise<Buffer> {
    if (this.isBroken) throw new Error('The browser did not start');
    this.pages.push(html);
    await this.held;
    return Buffer.from(`%PDF-1.7\n${html}`);
  }
}

/** The server with the author's side on a separate database, without a browser for PDFs. */
export class SubmissionApp {
  private constructor(
    readonly origin: string,
    readonly people: TestPeople,
    readonly clock: TestClock,
    readonly renderer: FakeRenderer,
    readonly nest: NestExpressApplication,
    readonly blobFolder: string,
    readonly stop: () => Promise<void>,
  ) {}

  as(who: string): Promise<HttpClient> {
    return this.people.as(who);
  }

  /** Number of files in the blob store, including incomplete ones. */
  async blobCount(): Promise<number> {
    const found = await readdir(this.blobFolder, { recursive: true, withFileTypes: true });
    return found.filter((entry) => entry.isFile()).length;
  }

  /** @param settings in addition to those of every test. */
  static async start(settings: NodeJS.ProcessEnv = {}): Promise<SubmissionApp> {
    const database = await createTestDatabase();
    const asked = await openTestStore();
    const blobFolder = await mkdtemp(join(tmpdir(), 'quire-blobs-'));
    const config = loadConfig({
      JWT_SECRET: 'x'.repeat(40),
      DATA_KEY: 'y'.repeat(40),
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
      RATE_LIMIT_FACTOR: '1000',
      DATABASE_URL: database.url,
      EVENT_STORE_URL: asked.url,
      ...settings,
    });
    useSecretKey(config.jwtSecret);
    const { pool, knex } = await prepareDatabase(database.url);
    const store = await openEventStore(pool, config.eventStoreUrl);
    const [clock, renderer] = [new TestClock(), new FakeRenderer()];
    const seams = [
      { provide: APP_CONFIG, useValue: config },
      { provide: CLOCK, useValue: clock },
      { provide: EVENT_STORE, useValue: store },
      { provide: BLOBS, useValue: await FolderBlobs.open(blobFolder) },
      { provide: PDF_RENDERER, useValue: renderer },
      { provide: SETTINGS, useClass: SettingsStore },
      { provide: JOBS, useExisting: GraphileJobs },
    ];
    const nest = await createServer(seams, PostgresModule.with(pool, knex));
    const origin = await nest.getUrl();
    const people = new TestPeople(nest, new HttpClient(origin));
    await people.prepare();
    return new SubmissionApp(origin, people, clock, renderer, nest, blobFolder, async () => {
      await nest.close();
      await store.close();
      await asked.stop();
      await database.drop();
      await rm(blobFolder, { recursive: true, force: true });
    });
  }
}

async function prepareDatabase(url: string): Promise<{ pool: Pool; knex: Knex }> {
  const knex = createKnex(url);
  const migrations = [
    JOBS_MIGRATIONS,
    IDENTITY_MIGRATIONS,
    SETTINGS_MIGRATIONS,
    SUBMISSION_MIGRATIONS,
    FILES_MIGRATIONS,
    LIMITS_MIGRATIONS,
    PRIVACY_MIGRATIONS,
  ];
  await runMigrations(knex, migrations.flat());
  return { pool: createPool(url, () => undefined), knex };
}

async function createServer(
  seams: { provide: symbol }[],
  postgres: ReturnType<typeof PostgresModule.with>,
): Promise<NestExpressApplication> {
  @Global()
  @Module({
    providers: [...(seams as []), GraphileJobs, MailTemplates, ProcessNotifications, StoreWatch],
    exports: [...seams.map(({ provide }) => provide), MailTemplates, ProcessNotifications, StoreWatch],
  })
  class Seams {}
  @Module({
    imports: [
      postgres,
      Seams,
      HttpModule,
      IdentityModule,
      ArticleModule,
      ProjectionsModule,
      FilesModule,
      SubmissionModule,
      ArticlePageModule,
    ],
  })
  class TestModule {}
  const nest = await NestFactory.create<NestExpressApplication>(TestModule, {
    ...HTTP_OPTIONS,
    logger: process.env['LOG_LEVEL'] ? undefined : false,
  });
  configureHttp(nest);
  await nest.listen(0, '127.0.0.1');
  return nest;
}
