import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import type { NewEvent, StoredEvent, StoredReads } from '../../../src/platform/event-store/port';
import { createPostgresEventStore } from '../../../src/platform/event-store/postgres/create-postgres-event-store';
import type { PostgresEventStore } from '../../../src/platform/event-store/postgres/postgres-event-store';
import {
  LOG_PROOF_MIGRATIONS,
  publicKeyOf,
  type Seal,
  Sealer,
  signingKeyOf,
  type VerificationReport,
  verifyLog,
} from '../../../src/platform/log-proof';
import { createKnex, runMigrations } from '../../../src/platform/postgres';
import { createTestDatabase, type TestDatabase } from '../database/postgres';

const KEY = signingKeyOf('the secret of this test, which is long enough');
const NOW = new Date('2026-11-23T12:00:00Z');
const STREAMS = 40;

function newEvent(n: number): NewEvent {
  const metadata = { userId: `user-${n % 7}`, realUserId: null, at: NOW.toISOString(), causationId: null };
  return {
    id: randomUUID(),
    type: n % 3 === 0 ? 'NoteAdded' : 'ReviewCompleted',
    data: { text: `Text number ${n}: näive “quotes”`, count: n, list: [1, { deep: true }] },
    metadata: { ...metadata, correlationId: randomUUID(), schemaVersion: 1 },
  };
}

/** A log in Postgres that is written and sealed. */
export class SealedLog {
  private count = 0;
  private generation = 0;
  private readonly revisions = new Map<string, number>();

  private constructor(
    private readonly database: TestDatabase,
    readonly pool: Pool,
    readonly store: PostgresEventStore,
  ) {}

  static async start(): Promise<SealedLog> {
    const database = await createTestDatabase();
    const pool = new Pool({ connectionString: database.url });
    // The server cuts this connection when it drops the test database.
    pool.on('error', () => undefined);
    const knex = createKnex(database.url);
    await runMigrations(knex, LOG_PROOF_MIGRATIONS);
    await knex.destroy();
    return new SealedLog(database, pool, await createPostgresEventStore(pool));
  }

  async stop(): Promise<void> {
    await this.store.close();
    await this.pool.end();
    await this.database.drop();
  }

  async write(events: number): Promise<void> {
    for (let n = 0; n < events; n += 1) {
      const stream = `article-${this.generation}-${this.count % STREAMS}`;
      const last = this.revisions.get(stream);
      await this.store.append(stream, last ?? 'NO_STREAM', [newEvent(this.count)]);
      this.revisions.set(stream, (last ?? -1) + 1);
      this.count += 1;
    }
  }

  /** Writes to new streams from now on, because the old streams have lost their ends. */
  forgetRevisions(): void {
    this.revisions.clear();
    this.generation += 1;
  }

  /** The newest seal, over all events; null for an empty log. */
  sealOrNone(): Promise<Seal | null> {
    return new Sealer(this.pool, this.store.stored, KEY).seal(NOW);
  }

  async seal(): Promise<Seal> {
    const made = await this.sealOrNone();
    if (!made) throw new Error('The log is empty');
    return made;
  }

  verify(expectedRoot?: string, pool = this.pool, log: StoredReads = this.store.stored): Promise<VerificationReport> {
    return verifyLog({ pool, log, publicKey: publicKeyOf(KEY), expectedRoot });
  }

  async events(): Promise<StoredEvent[]> {
    const all: StoredEvent[] = [];
    for await (const batch of this.store.stored.readAll('')) all.push(...batch);
    return all;
  }
}
