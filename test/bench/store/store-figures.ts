import type { Pool } from 'pg';
import { PROJECTIONS } from '../../../projections';
import { Rebuilder } from '../../../projections/runner/rebuild/rebuild';
import { ensureReadModelSchema } from '../../../projections/runner/schema';
import type { EventStore } from '../../../src/platform/event-store/port';
import { createPostgresEventStore } from '../../../src/platform/event-store/postgres/create-postgres-event-store';
import { createPool } from '../../../src/platform/postgres';
import { median } from '../measure';
import type { Figure } from '../report';
import { writeArticleLog } from './article-log';
import { isOnPostgres, openBenchStore } from './bench-store';
import { appendsPerSecond, readAllPerSecond } from './event-store-bench';
import { copyPerSecond, prepareRawTable, rawInsertsPerSecond } from './raw-postgres';

/** Rounds per measurement; the median is reported. */
const ROUNDS = 3;
const SECONDS = 0.8;
const EVENTS = 100_000;

const orThrow = (message: string): never => {
  throw new Error(message);
};

/** A separate database on the server's Postgres, which the server does not read. */
export async function benchDatabase(serverUrl: string): Promise<string> {
  const admin = createPool(serverUrl, orThrow);
  await admin.query('CREATE DATABASE bench');
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = '/bench';
  return url.href;
}

/** Appends, reads and rebuilds of the event store in this process, alternating with rounds of raw inserts and COPY. */
export async function storeFigures(url: string, report: (what: string) => void): Promise<Figure[]> {
  const pool = createPool(url, orThrow);
  const store = await openBenchStore(pool);
  try {
    await prepareRawTable(pool);
    report('appends beside raw inserts');
    const figures: Figure[] = [];
    for (const clients of [1, 16]) figures.push(...(await appends(pool, store, clients)));
    await writeLog(url, store, report);
    await ensureReadModelSchema(pool);
    report('reading all, rebuilding all read models, COPY');
    return [...figures, ...(await bulk(pool, store))];
  } finally {
    await store.close();
    await pool.end();
  }
}

async function appends(pool: Pool, store: EventStore, clients: number): Promise<Figure[]> {
  const [raw, appended]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    raw.push(await rawInsertsPerSecond(pool, clients, SECONDS));
    appended.push(await appendsPerSecond(store, clients, SECONDS));
  }
  const limit = median(raw);
  return [
    { what: 'raw single-row inserts', clients, perSecond: limit },
    {
      what: 'event store: appends',
      clients,
      perSecond: median(appended),
      beside: [{ what: 'raw insert', perSecond: limit }],
    },
  ];
}

/** Writes the log, on Postgres without waiting for the disk, since write speed is not measured here. */
async function writeLog(url: string, store: EventStore, report: (what: string) => void): Promise<void> {
  const write = async (to: EventStore): Promise<void> =>
    report(`${await writeArticleLog(to, EVENTS)} events of articles written`);
  if (!isOnPostgres) return write(store);
  const quick = createPool(`${url}?options=-c%20synchronous_commit%3Doff`, orThrow);
  const quickStore = await createPostgresEventStore(quick);
  try {
    await write(quickStore);
    await quick.query('VACUUM ANALYZE es.events');
  } finally {
    await quickStore.close();
    await quick.end();
  }
}

async function bulk(pool: Pool, store: EventStore): Promise<Figure[]> {
  const [copied, read, rebuilt]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (isOnPostgres) copied.push(await copyPerSecond(pool));
    read.push(await readAllPerSecond(store));
    const { events, seconds } = await new Rebuilder({ pool, store }).rebuild(() => PROJECTIONS);
    rebuilt.push(events / seconds);
  }
  const peers = isOnPostgres ? [{ what: 'COPY', perSecond: median(copied) }] : [];
  return [
    ...peers.map(({ perSecond }) => ({ what: 'raw COPY of the same events', perSecond })),
    { what: 'event store: read all', perSecond: median(read), beside: peers },
    { what: 'rebuild of all read models', perSecond: median(rebuilt), aim: 40_000, beside: peers },
  ];
}
