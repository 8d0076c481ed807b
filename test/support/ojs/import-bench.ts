import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { MIGRATIONS } from '../../../src/app.module';
import { readableLog } from '../../../src/article';
import { openSource } from '../../../src/exchange/ojs/database/open-source';
import { type Compared, compareOjs } from '../../../src/exchange/ojs/importing/compare-ojs';
import { importOjs } from '../../../src/exchange/ojs/importing/import-ojs';
import type { Imported, OjsImport, Surroundings } from '../../../src/exchange/ojs/model/import-model';
import { FolderBlobs } from '../../../src/platform/blobs';
import { createEventStoreDb } from '../../../src/platform/event-store/eventstoredb/create-event-store-db';
import type { EventStore, RecordedEvent, StoredEvent } from '../../../src/platform/event-store/port';
import { createPostgresEventStore } from '../../../src/platform/event-store/postgres/create-postgres-event-store';
import { GraphileJobs } from '../../../src/platform/jobs';
import { createKnex, runMigrations } from '../../../src/platform/postgres';
import { createTestDatabase, type TestDatabase } from '../database/postgres';
import { EsdbDouble } from '../esdb-double/esdb-double';
import { makeOjs } from './make-ojs';
import type { OjsVersion } from './ojs-tables';

const DATA_KEY = Buffer.alloc(32, 7).toString('base64');

interface Parts {
  source: TestDatabase;
  target: TestDatabase;
  double: EsdbDouble | null;
  folder: string;
  store: EventStore;
  blobs: FolderBlobs;
}

/** An OJS, and an empty journal for the import, without an application. */
export class ImportBench {
  private constructor(
    private readonly parts: Parts,
    readonly pool: Pool,
  ) {}

  static async open(kind: 'Postgres' | 'EventStoreDB', version: OjsVersion, size: number): Promise<ImportBench> {
    const [source, target] = [await createTestDatabase(), await createTestDatabase()];
    const folder = await mkdtemp(join(tmpdir(), 'quire-ojs-'));
    await makeOjs(version, size, { url: source.url, folder: join(folder, 'ojs') });
    const pool = new Pool({ connectionString: target.url });
    // The connection is lost with its database at the end.
    pool.on('error', () => undefined);
    const knex = createKnex(target.url);
    await runMigrations(knex, MIGRATIONS);
    await knex.destroy();
    const double = kind === 'EventStoreDB' ? await EsdbDouble.start() : null;
    const plain = double ? createEventStoreDb(double.url) : await createPostgresEventStore(pool);
    const store = readableLog(plain, pool, { dataKey: DATA_KEY });
    const blobs = await FolderBlobs.open(join(folder, 'blobs'));
    return new ImportBench({ source, target, double, folder, store, blobs }, pool);
  }

  get store(): EventStore {
    return this.parts.store;
  }

  get blobs(): FolderBlobs {
    return this.parts.blobs;
  }

  get files(): string {
    return join(this.parts.folder, 'ojs');
  }

  get sourceUrl(): string {
    return this.parts.source.url;
  }

  private get around(): Surroundings {
    const { store, blobs } = this.parts;
    const jobs = new GraphileJobs(this.pool);
    return { pool: this.pool, store, blobs, jobs, now: new Date('2026-11-25T12:00:00Z'), onProgress: () => undefined };
  }

  private async with<Result>(
    more: Partial<OjsImport> & { url?: string },
    work: (wanted: OjsImport) => Promise<Result>,
  ): Promise<Result> {
    const { url = this.sourceUrl, ...rest } = more;
    const db = await openSource(url);
    const usual = { db, files: this.files, journal: null, name: null, timeZone: 'Europe/Amsterdam', dryRun: false };
    return work({ ...usual, ...rest }).finally(() => db.close());
  }

  import(more: Partial<OjsImport> & { url?: string } = {}): Promise<Imported> {
    return this.with(more, (wanted) => importOjs(wanted, this.around));
  }

  compare(): Promise<Compared> {
    return this.with({}, (wanted) => compareOjs(wanted, this.around));
  }

  async log(): Promise<RecordedEvent[]> {
    const events: RecordedEvent[] = [];
    for await (const batch of this.store.readAll('')) events.push(...batch);
    return events;
  }

  /** The articles for which documents are ordered, each as often as it is ordered. */
  async documentOrders(): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `SELECT j.payload->'payload'->>'articleId' AS id FROM jobs._private_jobs j JOIN jobs._private_tasks t ON t.id = j.task_id
        WHERE t.identifier = 'files.make-documents'`,
    );
    return rows.map(({ id }) => id).sort();
  }

  /** All bytes that the import could change. */
  async everything(): Promise<unknown> {
    const stored: StoredEvent[] = [];
    for await (const batch of this.store.stored.readAll('')) stored.push(...batch);
    const tables = [
      'app.users',
      'app.security_log',
      'app.authors',
      'app.article_numbers',
      'app.person_keys',
      'app.reaction_checkpoints',
    ];
    const rows = [];
    for (const table of tables) rows.push((await this.pool.query(`SELECT * FROM ${table} ORDER BY 1`)).rows);
    const blobs: string[] = [];
    for await (const { hash } of this.blobs.list()) blobs.push(hash);
    return { stored, rows, blobs: blobs.sort() };
  }

  async close(): Promise<void> {
    const { source, target, double, folder } = this.parts;
    await this.store.close();
    await this.pool.end();
    await double?.stop();
    await source.drop();
    await target.drop();
    await rm(folder, { recursive: true });
  }
}
