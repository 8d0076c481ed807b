import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { appendFile, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { anEventAt, filesIn, rowsIn, rowsOf } from '../../../../test/support/analysis/event-folder';
import { createTestDatabase } from '../../../../test/support/database/postgres';
import { EsdbDouble } from '../../../../test/support/esdb-double/esdb-double';
import { createEventStoreDb } from '../../../platform/event-store/eventstoredb/create-event-store-db';
import { type EventStore, type NewEvent, type RecordedEvent, START } from '../../../platform/event-store/port';
import { createPostgresEventStore } from '../../../platform/event-store/postgres/create-postgres-event-store';
import { readOnlyUrl } from '../../../platform/event-store/postgres/open-postgres-log';
import { createPool } from '../../../platform/postgres';
import { exportByMonth } from './export-by-month';
import { MANIFEST, type Manifest } from './manifest';
import { runByMonth } from './run-by-month';

const SAMPLES = join(__dirname, '../../../../test/fixtures/events');
const samples = readdirSync(SAMPLES).map(
  (file) => JSON.parse(readFileSync(join(SAMPLES, file), 'utf8')) as RecordedEvent,
);

describe.each(['Postgres', 'EventStoreDB'] as const)('the export by month from %s', (kind) => {
  let folder: string;
  let store: EventStore;
  let pool: Pool;
  const ends: (() => Promise<unknown>)[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quire-months-'));
    const [database, double] = [await createTestDatabase(), await EsdbDouble.start()];
    pool = createPool(readOnlyUrl(database.url), () => undefined);
    const writing = createPool(database.url, () => undefined);
    store = kind === 'Postgres' ? await createPostgresEventStore(writing) : createEventStoreDb(double.url);
    ends.push(
      () => rm(folder, { recursive: true, force: true }),
      () => database.drop(),
      () => double.stop(),
    );
    ends.push(
      () => writing.end(),
      () => pool.end(),
      () => store.close(),
    );
  });
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  const append = (...events: NewEvent[]): Promise<unknown> =>
    store.append(`article-${randomUUID()}`, 'NO_STREAM', events);
  const run = (anew = false) => exportByMonth(store, { folder, anew });
  const manifest = async (): Promise<Manifest> =>
    JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest;
  const names = (): Promise<string[]> => filesIn(folder);
  const logged = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const batch of store.readAll(START)) found.push(...batch.map(({ id }) => id));
    return found;
  };
  const expectWhole = async (): Promise<void> =>
    expect((await rowsIn(folder)).map(({ id }) => id).sort()).toEqual((await logged()).sort());

  it('adds new events at each run, into the folder of their month', async () => {
    await append(anEventAt('2026-01-31T23:59:59.999Z'), anEventAt('2026-02-01T00:00:00.000Z'));
    expect(await run()).toEqual({ added: 2, total: 2 });
    expect(await names()).toEqual(['month=2026-01/part-000001.parquet', 'month=2026-02/part-000001.parquet']);
    expect(await run()).toEqual({ added: 0, total: 2 });
    const before = await readFile(join(folder, MANIFEST), 'utf8');
    expect(await run()).toEqual({ added: 0, total: 2 });
    expect(await readFile(join(folder, MANIFEST), 'utf8')).toBe(before);
    await append(anEventAt('2026-02-02T12:00:00.000Z'), anEventAt('2025-12-01T12:00:00.000Z'));
    expect(await run()).toEqual({ added: 2, total: 4 });
    expect((await names()).filter((name) => name.includes('000002'))).toEqual([
      'month=2025-12/part-000002.parquet',
      'month=2026-02/part-000002.parquet',
    ]);
    await expectWhole();
    expect(await manifest()).toMatchObject({ firstEvent: (await logged())[0], events: 4, runs: 2 });
  });

  it('omits personal texts from every event, and keeps ids, times, statuses and counts', async () => {
    for (const { id, type, data, metadata } of samples)
      await store.append(`article-${id}`, 'NO_STREAM', [{ id, type, data, metadata }]);
    await run();
    const rows = await rowsIn(folder);
    expect(rows).toHaveLength(samples.length);
    // A Message-ID is made of a random number and the name of the mail server.
    const text = JSON.stringify(rows, (key, value: unknown) => (key === 'messageId' ? null : value));
    for (const one of [
      'Ada',
      'Writer',
      '@example.org',
      '<em>',
      'Dear editor',
      'Please hurry',
      'Carla Osei',
      'grant',
      '<p>',
    ])
      expect([one, text.includes(one)]).toEqual([one, false]);
    const typed = new Map(rows.map(({ type, data }) => [type, data]));
    expect(typed.get('DraftStarted')).toEqual({
      ...{ articleId: 'sample-1', number: '2026-1', uploaderId: 'author', uploaderEmail: '[left out]' },
    });
    expect(typed.get('DraftChanged')).toMatchObject({ fields: { typeId: 2, keywords: ['[left out]', '[left out]'] } });
  });

  it('removes the remains of a stopped run, and continues after its last event', async () => {
    await append(anEventAt('2026-01-01T00:00:00Z'));
    await run();
    await append(anEventAt('2026-01-02T00:00:00Z'));
    const first = join(folder, 'month=2026-01/part-000001.parquet');
    await copyFile(first, join(folder, 'month=2026-01/part-000002.parquet'));
    await writeFile(join(folder, 'month=2026-01/part-000003.parquet.unfinished'), 'half');
    await writeFile(join(folder, `${MANIFEST}.unfinished`), '{');
    await writeFile(join(folder, 'month=2026-01/notes.txt'), 'of an analyst');
    expect(await run()).toEqual({ added: 1, total: 2 });
    expect(await names()).toEqual([
      'month=2026-01/notes.txt',
      'month=2026-01/part-000001.parquet',
      'month=2026-01/part-000002.parquet',
    ]);
    await rm(join(folder, 'month=2026-01/notes.txt'));
    await expectWhole();
  });

  it('adds nothing when the log cannot be read to its end', async () => {
    await append(anEventAt('2026-01-01T00:00:00Z'));
    await run();
    await append(anEventAt('2026-02-01T00:00:00Z'), anEventAt('2026-03-01T00:00:00Z'));
    const broken: Pick<EventStore, 'readAll' | 'readStream' | 'head' | 'stored'> = {
      readAll: (after) => store.readAll(after),
      readStream: (id, options) => store.readStream(id, options),
      head: () => store.head(),
      stored: {
        readStream: (id) => store.stored.readStream(id),
        readAll: async function* (after) {
          for await (const batch of store.stored.readAll(after, 1)) {
            yield batch;
            throw new Error('The connection is gone.');
          }
        },
      },
    };
    await expect(exportByMonth(broken, { folder, anew: false })).rejects.toThrow('The connection is gone.');
    expect(await names()).toEqual(['month=2026-01/part-000001.parquet']);
    expect(await run()).toEqual({ added: 2, total: 3 });
    await expectWhole();
  });

  it('keeps an event whose time or data cannot be read, or whose type is unknown', async () => {
    await append(anEventAt('no time at all', { name: 'Ann' }, 'OfAnotherProgram'));
    await run();
    expect(await names()).toEqual(['month=unknown/part-000001.parquet']);
    const [row] = await rowsOf(join(folder, 'month=unknown/part-000001.parquet'));
    expect([row?.at ?? null, row?.data, row?.type]).toEqual([null, {}, 'OfAnotherProgram']);
  });

  it('refuses the folder of another journal, of an older copy, and one with other files', async () => {
    await append(anEventAt('2026-01-01T00:00:00Z'));
    await run();
    const known = await manifest();
    const written = async (changes: object): Promise<void> =>
      writeFile(join(folder, MANIFEST), JSON.stringify({ ...known, ...changes }));
    await written({ firstEvent: randomUUID() });
    await expect(run()).rejects.toThrow(/holds the events of another journal/);
    await expect(run(true)).rejects.toThrow(/holds the events of another journal/);
    await written({ last: { ...known.last, id: randomUUID() } });
    await expect(run()).rejects.toThrow(/an older copy, or one that has gone its own way\..*--anew/);
    await written({ last: { ...known.last, position: '0' } });
    await expect(run()).rejects.toThrow(/was restored or moved.*--anew/);
    expect(await run(true)).toEqual({ added: 1, total: 1 });
    await expectWhole();
    await appendFile(join(folder, 'month=2026-01/part-000002.parquet'), 'x');
    await expect(run()).rejects.toThrow(/part-000002.parquet has been changed.*--anew/);
    await rm(join(folder, MANIFEST));
    await expect(run()).rejects.toThrow(/holds other files \(month=2026-01\)/);
  });

  it('can start with an empty log, and adds later events', async () => {
    expect(await run()).toEqual({ added: 0, total: 0 });
    await append(anEventAt('2026-01-01T00:00:00Z'));
    expect(await run()).toEqual({ added: 1, total: 1 });
    expect((await manifest()).firstEvent).toBe((await logged())[0]);
  });

  it('runs only once at a time for a journal', async () => {
    const context = { store, pool, dataDir: folder, folder, report: () => undefined };
    await append(...Array.from({ length: 50 }, () => anEventAt('2026-01-01T00:00:00Z')));
    const both = await Promise.allSettled([1, 2].map(() => runByMonth(context, { out: 'inside', anew: false })));
    const refused = both.filter((one) => one.status === 'rejected').map((one) => String(one.reason));
    expect(refused).toEqual([expect.stringContaining('Another export by month of this journal is running')]);
  });
});
