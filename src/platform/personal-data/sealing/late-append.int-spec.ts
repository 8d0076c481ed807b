import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database/postgres';
import { EsdbDouble } from '../../../../test/support/esdb-double/esdb-double';
import { createEventStoreDb } from '../../event-store/eventstoredb/create-event-store-db';
import type { EventStore, NewEvent } from '../../event-store/port';
import { createPostgresEventStore } from '../../event-store/postgres/create-postgres-event-store';
import { createKnex, runMigrations } from '../../postgres';
import { erasePerson } from '../erasing/erase-person';
import { DataKeys } from '../keys/data-keys';
import { MasterKey } from '../keys/master-key';
import { SealedStore } from '../sealed-store';
import { PERSONAL_DATA_MIGRATIONS } from '../tables';

const FIELDS = { Written: { title: { kind: 'text', of: ['actor'] } } } as const;
const ANN = { ids: ['ann'], addresses: ['ann@example.org'], names: [{ first: 'Ann', last: 'Archer' }] };

const written = (title: string, userId: string): NewEvent => {
  const metadata = { userId, realUserId: null, at: '2026-01-01T00:00:00Z', correlationId: 'c', causationId: null };
  return { id: randomUUID(), type: 'Written', data: { title }, metadata: { ...metadata, schemaVersion: 1 } };
};

/** An append that goes on only when it is let. */
function holdNext(store: EventStore): { isHeld: Promise<void>; letGo(): void } {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const append = store.append.bind(store);
  const isHeld = new Promise<void>((held) => {
    jest.spyOn(store, 'append').mockImplementationOnce(async (...given) => {
      held();
      await gate;
      return append(...given);
    });
  });
  return { isHeld, letGo };
}

describe.each(['Postgres', 'EventStoreDB'])('an append to %s that hangs', (kind) => {
  let database: TestDatabase;
  let double: EsdbDouble;
  let pool: Pool;
  let stored: EventStore;
  const dataDir = mkdtempSync(join(tmpdir(), 'quire-late-'));

  beforeAll(async () => {
    database = await createTestDatabase();
    double = await EsdbDouble.start();
    pool = new Pool({ connectionString: database.url });
    pool.on('error', () => undefined);
    const knex = createKnex(database.url);
    await runMigrations(knex, PERSONAL_DATA_MIGRATIONS);
    await knex.destroy();
    stored = kind === 'Postgres' ? await createPostgresEventStore(pool) : createEventStoreDb(double.url);
  });
  afterAll(async () => {
    await stored.close();
    await pool.end();
    await double.stop();
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });
  /** A process of its own. */
  const open = (): SealedStore => {
    const master = new MasterKey('the data key of this spec, which is long');
    return new SealedStore(stored, pool, new DataKeys(pool, master, { secretsMs: 60_000, namesMs: 200 }), FIELDS);
  };

  it('for longer than an erasure waits loses no text of others, and leaves none of the person', async () => {
    const [writer, eraser] = [open(), open()];
    await writer.append('article-1', 'NO_STREAM', [written('By Ann', 'ann'), written('Ann Archer was late', 'bob')]);
    const { isHeld, letGo } = holdNext(stored);
    const late = writer.append('article-1', 1, [
      written('Bob goes on', 'bob'),
      written('', 'bob'),
      written('I too', 'ann'),
    ]);
    await isHeld;
    const tell = (): Promise<void> => Promise.resolve([writer, eraser].forEach(({ keys }) => keys.forget()));
    const context = {
      pool,
      stored,
      keys: eraser.keys,
      dataDir,
      tell,
      isField: () => false,
      isTheirsAlone: () => false,
    };
    await erasePerson(context, ANN);
    letGo();
    await late;
    for (const reader of [writer, eraser, open()]) {
      const titles = (await reader.readStream('article-1')).map(({ data }) => (data as { title: string }).title);
      expect(titles).toEqual(['[erased]', '[erased] was late', 'Bob goes on', '', '[erased]']);
    }
  });
});
