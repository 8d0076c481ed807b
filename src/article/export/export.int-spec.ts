import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database/postgres';
import { EsdbDouble } from '../../../test/support/esdb-double/esdb-double';
import { createEventStoreDb } from '../../platform/event-store/eventstoredb/create-event-store-db';
import type { EventStore, RecordedEvent } from '../../platform/event-store/port';
import { createPostgresEventStore } from '../../platform/event-store/postgres/create-postgres-event-store';
import { openPostgresLog, readOnlyUrl } from '../../platform/event-store/postgres/open-postgres-log';
import { createPool } from '../../platform/postgres';
import { EVENT_TYPES } from '../domain/event-types';
import { runCommand } from './commands';
import { exportEvents } from './export-events';
import { ndjsonSink } from './ndjson-sink';
import { parquetSink } from './parquet-sink';

const SAMPLES = join(__dirname, '../../../test/fixtures/events');
const samples = readdirSync(SAMPLES).map(
  (file) => JSON.parse(readFileSync(join(SAMPLES, file), 'utf8')) as RecordedEvent,
);
/** The column `data` is read back as parsed JSON. */
type ParquetRow = Record<string, unknown>;

const readParquet = async (path: string): Promise<ParquetRow[]> => {
  const { buffer, byteOffset, byteLength } = await readFile(path);
  const file = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  return parquetReadObjects({ file });
};

/** Enough events for several row groups, generated while they are read. */
const many = (count: number, onBatch: () => void = () => undefined): Pick<EventStore, 'readAll'> => ({
  readAll: async function* (_after, size = 500) {
    for (let from = 0; from < count; from += size) {
      onBatch();
      yield Array.from({ length: Math.min(size, count - from) }, (_none, index) => eventNumber(from + index));
    }
  },
});
const eventNumber = (number: number): RecordedEvent => ({
  ...(samples[number % samples.length] as RecordedEvent),
  position: String(number).padStart(20, '0'),
});

describe.each(['Postgres', 'EventStoreDB'] as const)('the export from %s', (kind) => {
  let folder: string;
  let store: EventStore;
  let readOnly: Pick<EventStore, 'readAll'>;
  const ends: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quire-export-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    if (kind === 'Postgres') {
      const database: TestDatabase = await createTestDatabase();
      const pools: Pool[] = [database.url, readOnlyUrl(database.url)].map((url) => createPool(url, () => undefined));
      ends.push(() => database.drop(), ...pools.map((pool) => () => pool.end()));
      const [writing, reading] = pools as [Pool, Pool];
      await expect(openPostgresLog(reading)).rejects.toThrow(/knows no events/);
      store = await createPostgresEventStore(writing);
      readOnly = await openPostgresLog(reading);
      await expect(reading.query('CREATE TABLE es.own (id int)')).rejects.toThrow(/read-only/);
    } else {
      const double = await EsdbDouble.start();
      ends.push(() => double.stop());
      store = createEventStoreDb(double.url);
      readOnly = store;
    }
    ends.push(() => store.close());
    for (const { id, type, data, metadata } of samples)
      await store.append(`article-${id}`, 'NO_STREAM', [{ id, type, data, metadata }]);
  });
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });

  const run = async (...words: string[]): Promise<{ code: number; text: string; messages: string }> => {
    const output = new PassThrough();
    const chunks: Buffer[] = [];
    output.on('data', (chunk: Buffer) => chunks.push(chunk));
    let messages = '';
    const report = (line: string): void => void (messages += line);
    const code = await runCommand({ store: readOnly, types: EVENT_TYPES, output, folder, report }, [
      'export',
      ...words,
    ]);
    return { code, text: Buffer.concat(chunks).toString('utf8'), messages };
  };
  const eventsIn = (text: string): RecordedEvent[] =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as RecordedEvent);

  it('writes every event as a line of JSON, in the order of the log', async () => {
    const { code, text, messages } = await run('--format', 'ndjson');
    const events = eventsIn(text);
    expect([code, events.length]).toEqual([0, samples.length]);
    expect(messages).toContain(`Wrote ${samples.length} of ${samples.length} events`);
    expect(events.map(({ type, data, metadata }) => ({ type, data, metadata }))).toEqual(
      samples.map(({ type, data, metadata }) => ({ type, data, metadata })),
    );
    expect(events.map(({ position }) => position).sort()).toEqual(events.map(({ position }) => position));
  });

  it('writes a Parquet file that another program reads the same events from', async () => {
    expect(await run('--format', 'parquet', '--out', 'events.parquet')).toMatchObject({ code: 0, text: '' });
    const rows = await readParquet(join(folder, 'events.parquet'));
    expect(
      rows.map(({ type, data, at, user_id, schema_version }) => [type, data, at, user_id, schema_version]),
    ).toEqual(
      samples.map(({ type, data, metadata }) => [
        ...[type, data, new Date(metadata.at)],
        ...[metadata.userId, metadata.schemaVersion],
      ]),
    );
    expect(await readdir(folder)).toEqual(['events.parquet']);
  });

  it('contains only the chosen types and times', async () => {
    const decisions = eventsIn((await run('--format', 'ndjson', '--types', 'DecisionRecorded,NoteAdded')).text);
    expect(decisions.map(({ type }) => type).sort()).toEqual(['DecisionRecorded', 'NoteAdded']);
    const moments = samples.map(({ metadata }) => metadata.at).sort();
    const [since, until] = [moments[5] ?? '', moments[30] ?? ''];
    const part = eventsIn((await run('--format', 'ndjson', '--since', since, '--until', until)).text);
    expect(part.map(({ metadata }) => metadata.at).sort()).toEqual(moments.filter((at) => at >= since && at < until));
  });
});

describe('the export', () => {
  const run = (...words: string[]): Promise<number> =>
    runCommand(
      {
        store: many(10),
        types: EVENT_TYPES,
        output: new PassThrough(),
        folder: tmpdir(),
        report: () => undefined,
      },
      words,
    );

  it('says why a file cannot be written, and leaves nothing behind', async () => {
    await expect(run('export', '--format', 'ndjson', '--out', 'no/such/folder/x.ndjson')).rejects.toThrow(
      'no/such/folder/x.ndjson cannot be written: its folder is not there.',
    );
    const folder = await mkdtemp(join(tmpdir(), 'quire-export-'));
    const broken: Pick<EventStore, 'readAll'> = {
      readAll: async function* () {
        yield [eventNumber(1)];
        throw new Error('The connection is gone.');
      },
    };
    const context = { store: broken, types: EVENT_TYPES, output: new PassThrough(), folder, report: () => undefined };
    const words = ['export', '--format', 'parquet', '--out', 'x.parquet'];
    await expect(runCommand(context, words)).rejects.toThrow('The connection is gone.');
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('reads no faster than its output is read, and keeps at most one row group in memory', async () => {
    const all = { types: null, since: null, until: null };
    let [batches, taken, mostAhead] = [0, 0, 0];
    const slow = new Writable({
      highWaterMark: 1,
      write: (_chunk, _encoding, done) => {
        taken += 1;
        mostAhead = Math.max(mostAhead, batches - taken);
        setImmediate(done);
      },
    });
    await exportEvents(
      many(20_000, () => (batches += 1)),
      all,
      ndjsonSink(slow),
    );
    expect([batches, taken]).toEqual([40, 40]);
    expect(mostAhead).toBeLessThanOrEqual(1);

    const chunks: Buffer[] = [];
    const file = new Writable({ write: (chunk: Buffer, _encoding, done) => (chunks.push(chunk), done()) });
    await exportEvents(many(25_000), all, parquetSink(file));
    const bytes = Buffer.concat(chunks);
    const whole = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    const { row_groups, num_rows } = parquetMetadata(whole);
    expect([Number(num_rows), row_groups.map((group) => Number(group.num_rows))]).toEqual([
      25_000,
      [10_000, 10_000, 5_000],
    ]);
    expect(chunks.length).toBeGreaterThan(row_groups.length);
    const rows = await parquetReadObjects({ file: whole, rowStart: 24_999, rowEnd: 25_000 });
    expect(rows[0]).toMatchObject({ position: eventNumber(24_999).position, data: eventNumber(24_999).data });
  });
});
