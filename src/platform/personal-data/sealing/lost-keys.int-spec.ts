import { randomUUID } from 'node:crypto';
import { BareLog } from '../../../../test/support/personal-data/bare-log';
import type { NewEvent } from '../../event-store/port';
import { DataKeys } from '../keys/data-keys';
import { MasterKey } from '../keys/master-key';
import { SealedStore } from '../sealed-store';

const FIELDS = { Written: { title: { kind: 'text', of: ['actor'] } } } as const;

const written = (title: string, userId: string): NewEvent => {
  const metadata = { userId, realUserId: null, at: '2026-01-01T00:00:00Z', correlationId: 'c', causationId: null };
  return { id: randomUUID(), type: 'Written', data: { title }, metadata: { ...metadata, schemaVersion: 1 } };
};

/**
 * In the log of Postgres, keys are committed without waiting for the disk. A crash may lose them while the process that created them still
 * has them in memory, and continues to use them when the database is back.
 */
describe('keys that are lost in a crash of Postgres before their events are written', () => {
  let log: BareLog;

  beforeEach(async () => {
    log = await BareLog.open('Postgres');
  });
  afterEach(async () => {
    await log.close();
  });

  const open = (): SealedStore => {
    const master = new MasterKey('the data key of this spec, which is long');
    const keys = new DataKeys(log.pool, master, { secretsMs: 60_000, namesMs: 60_000 });
    return new SealedStore(log.stored, log.pool, keys, FIELDS);
  };
  /** The titles that a process started later reads. */
  const titlesOf = async (stream: string): Promise<unknown[]> => {
    const events = await open().readStream(stream);
    return events.map(({ data }) => (data as { title: string }).title);
  };
  const crash = () => log.pool.query(`DELETE FROM app.person_keys WHERE name <> 'index'`);
  const names = (...streams: string[]) => [...streams.map((stream) => `stream:${stream}`), 'person:ann'];

  it('do not make a text unreadable', async () => {
    const store = open();
    await store.keys.ensure(names('article-1'), { sameLog: true });
    await crash();
    await store.append('article-1', 'NO_STREAM', [written('By Ann', 'ann')]);
    expect(await titlesOf('article-1')).toEqual(['By Ann']);
  });

  it('do not make one of several events unreadable', async () => {
    const store = open();
    await store.keys.ensure(names('article-1'), { sameLog: true });
    await crash();
    await store.append('article-1', 'NO_STREAM', [written('By Ann', 'ann'), written('And more', 'ann')]);
    expect(await titlesOf('article-1')).toEqual(['By Ann', 'And more']);
  });

  it('do not make texts unreadable that are written in one commit, and do not affect other appends in it', async () => {
    const store = open();
    const streams = Array.from({ length: 8 }, (_, nth) => `article-${nth}`);
    await store.keys.ensure(names(...streams.slice(0, 4)), { sameLog: true });
    await crash();
    await Promise.all(streams.map((stream) => store.append(stream, 'NO_STREAM', [written(stream, 'ann')])));
    for (const stream of streams) expect(await titlesOf(stream)).toEqual([stream]);
  });

  it('do not make texts unreadable that are written in bulk', async () => {
    const store = open();
    await store.keys.ensure(names('article-1'), { sameLog: true });
    await crash();
    await store.appendNewStreams([{ streamId: 'article-1', events: [written('By Ann', 'ann')] }]);
    expect(await titlesOf('article-1')).toEqual(['By Ann']);
  });

  it('do not hide the error of a wrong revision', async () => {
    const store = open();
    await store.append('article-1', 'NO_STREAM', [written('By Ann', 'ann')]);
    store.keys.forget();
    await expect(store.append('article-1', 'NO_STREAM', [written('Again', 'ann')])).rejects.toMatchObject({
      name: 'WrongExpectedRevisionError',
    });
  });

  it('are checked again only until their first events are written', async () => {
    const store = open();
    const keys = await store.keys.ensure(names('article-1'), { sameLog: true });
    expect(store.keys.uncertain(keys.values())).toHaveLength(2);
    await store.append('article-1', 'NO_STREAM', [written('By Ann', 'ann')]);
    expect(store.keys.uncertain(keys.values())).toEqual([]);
  });
});
