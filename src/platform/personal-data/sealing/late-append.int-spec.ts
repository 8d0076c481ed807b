import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { BareLog } from '../../../../test/support/personal-data/bare-log';
import type { EventStore, NewEvent } from '../../event-store/port';
import { erasePerson } from '../erasing/erase-person';
import { DataKeys } from '../keys/data-keys';
import { MasterKey } from '../keys/master-key';
import { SealedStore } from '../sealed-store';

const FIELDS = { Written: { title: { kind: 'text', of: ['actor'] } } } as const;
const ANN = { ids: ['ann'], addresses: ['ann@example.org'], names: [{ first: 'Ann', last: 'Archer' }] };

const written = (title: string, userId: string): NewEvent => {
  const metadata = { userId, realUserId: null, at: '2026-01-01T00:00:00Z', correlationId: 'c', causationId: null };
  return { id: randomUUID(), type: 'Written', data: { title }, metadata: { ...metadata, schemaVersion: 1 } };
};

/** Holds the next append until `release` is called. */
function holdNextAppend(store: EventStore): { isHeld: Promise<void>; release(): void } {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const append = store.append.bind(store);
  const isHeld = new Promise<void>((held) => {
    jest.spyOn(store, 'append').mockImplementationOnce(async (...given) => {
      held();
      await gate;
      return append(...given);
    });
  });
  return { isHeld, release };
}

describe.each(['Postgres', 'EventStoreDB'])('an append to %s that hangs', (kind) => {
  let log: BareLog;
  let pool: Pool;
  let stored: EventStore;
  const dataDir = mkdtempSync(join(tmpdir(), 'quire-late-'));

  beforeAll(async () => {
    log = await BareLog.open(kind);
    ({ pool, stored } = log);
  });
  afterAll(async () => {
    await log.close();
    rmSync(dataDir, { recursive: true });
  });
  /** Opens the store as a separate process would. */
  const open = (): SealedStore => {
    const master = new MasterKey('the data key of this spec, which is long');
    return new SealedStore(stored, pool, new DataKeys(pool, master, { secretsMs: 60_000, namesMs: 200 }), FIELDS);
  };

  it('for longer than an erasure waits loses no text of other people, and keeps none of the person', async () => {
    const [writer, eraser] = [open(), open()];
    await writer.append('article-1', 'NO_STREAM', [written('By Ann', 'ann'), written('Ann Archer was late', 'bob')]);
    const { isHeld, release } = holdNextAppend(stored);
    const late = writer.append('article-1', 1, [
      written('Bob goes on', 'bob'),
      written('', 'bob'),
      written('I too', 'ann'),
    ]);
    await isHeld;
    const notify = (): Promise<void> => Promise.resolve([writer, eraser].forEach(({ keys }) => keys.forget()));
    const context = {
      pool,
      stored,
      keys: eraser.keys,
      dataDir,
      notify,
      isField: () => false,
      isTheirsAlone: () => false,
    };
    await erasePerson(context, ANN);
    release();
    await late;
    for (const reader of [writer, eraser, open()]) {
      const titles = (await reader.readStream('article-1')).map(({ data }) => (data as { title: string }).title);
      expect(titles).toEqual(['[erased]', '[erased] was late', 'Bob goes on', '', '[erased]']);
    }
  });
});
