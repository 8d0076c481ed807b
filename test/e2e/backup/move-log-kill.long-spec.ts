import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createEventStoreDb } from '../../../src/platform/event-store/eventstoredb/create-event-store-db';
import { type EventStore, START } from '../../../src/platform/event-store/port';
import { createPostgresEventStore } from '../../../src/platform/event-store/postgres/create-postgres-event-store';
import { createPool } from '../../../src/platform/postgres';
import { startTestApp, TEST_DATA_KEY } from '../../support/app/app';
import { until } from '../../support/app/http-until';
import { createTestDatabase, type TestDatabase } from '../../support/database/postgres';
import { EsdbDouble } from '../../support/esdb-double/esdb-double';
import { startBuilt } from '../robustness/built-server';

/** Some 60 events each. */
const ARTICLES = 1_700;
const EVENTS = 100_000;
/** When the ten copies in one direction are killed: after this many milliseconds, or when they print this. After the last the log has moved. */
const KILLS: (number | string)[] = [
  ...[600, 1_200, 1_800, 2_400, 3_000, 3_600, 4_200],
  ...['Comparing', 'Comparing', 'Computing the read models'],
];

describe('A log of 100,000 events whose copy is killed repeatedly', () => {
  let database: TestDatabase;
  let double: EsdbDouble;
  let pool: Pool;
  let embedded: EventStore;
  let esdb: EventStore;

  beforeAll(async () => {
    database = await createTestDatabase();
    double = await EsdbDouble.start();
    pool = createPool(database.url, () => undefined);
    await startAndLeaveAMailWaiting(database.url);
    await ran('src/generate-data.js', ['--add', '--articles', String(ARTICLES)], settings());
    embedded = await createPostgresEventStore(pool);
    esdb = createEventStoreDb(double.url);
  });
  afterAll(async () => {
    await Promise.all([embedded?.close(), esdb?.close()]);
    await pool.end();
    await double.stop();
    await database.drop();
  });

  const settings = (from?: string): Record<string, string> => ({
    ...{ DATABASE_URL: database.url, DATA_KEY: TEST_DATA_KEY },
    ...(from === undefined ? {} : { EVENT_STORE_URL: from }),
  });

  it('is the same in EventStoreDB, event by event', async () => {
    await copyWithKills(['--to', double.url], settings());
    expect(await differences(embedded, esdb)).toEqual({ events: expect.any(Number), different: [] });
    expect(await countOf(esdb)).toBeGreaterThan(EVENTS);
  });

  it('sends every mail exactly once there', async () => {
    const waiting = await leftMails();
    const app = await startTestApp({ env: settings(double.url) });
    await until('the mail that waited', async () => ((await leftMails()) > waiting ? true : undefined));
    await app.stop();
    expect(await leftMails()).toBe(waiting + 1);
  });

  it('is the same again after the move back to Postgres, whose old log has the beginning', async () => {
    await copyWithKills(['--to', 'embedded'], settings(double.url));
    expect(await differences(esdb, embedded)).toEqual({ events: expect.any(Number), different: [] });
    const before = await leftMails();
    const app = await startTestApp({ env: settings() });
    await app.visitor.post('/reset-password', { email: 'author@example.org' });
    await until('a new mail', async () => ((await leftMails()) > before ? true : undefined));
    await app.stop();
    expect(await leftMails()).toBe(before + 1);
  });

  const leftMails = async (): Promise<number> =>
    (await pool.query<{ n: number }>('SELECT count(*)::int AS n FROM app.caught_mails')).rows[0]?.n ?? 0;
});

/** The journal begins with a mail that could not be sent yet, because its mail server does not answer. */
async function startAndLeaveAMailWaiting(databaseUrl: string): Promise<void> {
  const env = { DATABASE_URL: databaseUrl, SMTP_URL: 'smtp://127.0.0.1:9' };
  const app = await startTestApp({ env });
  await app.visitor.post('/reset-password', { email: 'author@example.org' });
  await app.mailTo('author@example.org', 'PASSWORD_RESET');
  await app.stop();
}

async function ran(program: string, words: string[], settings: Record<string, string>): Promise<string> {
  const child = startBuilt(program, words, settings);
  let output = '';
  child.stdout?.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (output += part.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${output}`);
  return output;
}

/** @throws Error when a copy ends before it is killed */
async function copyWithKills(words: string[], settings: Record<string, string>): Promise<void> {
  for (const kill of KILLS) {
    const child = startBuilt('src/copy-events.js', words, settings);
    const ended = once(child, 'close').then(([code]: unknown[]) => `ended with ${String(code)}`);
    const outcome = await Promise.race([ended, typeof kill === 'number' ? sleep(kill) : untilOutput(child, kill)]);
    if (outcome !== undefined) throw new Error(`The copy to be killed at ${kill} ${outcome}`);
    child.kill('SIGKILL');
    await ended;
  }
}

function untilOutput(child: ChildProcess, words: string): Promise<void> {
  let output = '';
  return new Promise((resolve) =>
    child.stdout?.on('data', (part: Buffer) => {
      output += part.toString();
      if (output.includes(words)) resolve();
    }),
  );
}

async function* eachEvent(store: EventStore): AsyncGenerator<string> {
  for await (const batch of store.readAll(START))
    for (const { position: _, ...event } of batch) yield JSON.stringify(event);
}

async function countOf(store: EventStore): Promise<number> {
  let count = 0;
  for await (const batch of store.readAll(START)) count += batch.length;
  return count;
}

/** Reads both logs in parallel. */
async function differences(one: EventStore, other: EventStore): Promise<{ events: number; different: number[] }> {
  const [left, right] = [eachEvent(one), eachEvent(other)];
  const different: number[] = [];
  for (let events = 0; ; events += 1) {
    const [a, b] = await Promise.all([left.next(), right.next()]);
    if (a.done && b.done) return { events, different };
    if (a.done !== b.done || a.value !== b.value) different.push(events);
    if (different.length > 10) return { events, different };
  }
}
