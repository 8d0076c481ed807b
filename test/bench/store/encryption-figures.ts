import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { PROJECTIONS } from '../../../projections';
import { Rebuilder } from '../../../projections/runner/rebuild/rebuild';
import { ensureReadModelSchema } from '../../../projections/runner/schema';
import { PERSONAL_FIELDS } from '../../../src/article/catalogue/personal-fields';
import { DataKeys, MasterKey, type PersonalFields, SealedStore } from '../../../src/platform/personal-data';
import { PERSONAL_DATA_MIGRATIONS } from '../../../src/platform/personal-data/tables';
import { createKnex, createPool, runMigrations } from '../../../src/platform/postgres';
import { EmbeddedPostgres } from '../../../src/platform/postgres/embedded/embedded-postgres';
import { processorTimeOf } from '../lists/processor-time';
import { median } from '../measure';
import type { Figure } from '../report';
import { byCommand, writeArticleLog } from './article-log';
import { openBenchStore } from './bench-store';

const ROUNDS = 5;
const EVENTS = Number(process.env['BENCH_ENCRYPTION_EVENTS'] ?? 20_000);
/** Commands that run at the same time. */
const CLIENTS = 16;
/** At most 15 % more. */
const AIM = 1 / 1.15;

const orThrow = (message: string): never => {
  throw new Error(message);
};

/** A log in a separate database, with or without the encryption of personal texts; everything else is the same. */
interface Log {
  pool: Pool;
  store: SealedStore;
  /** Events for each second of processor time of this process, and with Postgres. */
  appends: [own: number, all: number][];
  rebuilds: [own: number, all: number][];
}

async function openLog(admin: Pool, name: string, fields: PersonalFields): Promise<Log> {
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(String(admin.options.connectionString));
  url.pathname = `/${name}`;
  const knex = createKnex(url.href);
  await runMigrations(knex, PERSONAL_DATA_MIGRATIONS);
  await knex.destroy();
  const pool = createPool(`${url.href}?options=-c%20synchronous_commit%3Doff`, orThrow);
  const keys = new DataKeys(pool, new MasterKey('the data key of the benchmark, which is long'));
  await ensureReadModelSchema(pool);
  const store = new SealedStore(await openBenchStore(pool), pool, keys, fields);
  return { pool, store, appends: [], rebuilds: [] };
}

/** Events for each second of processor time that `work` takes; it returns their number. */
async function perProcessorSecond(postgres: number, work: () => Promise<number>): Promise<[number, number]> {
  const [own, all] = [process.cpuUsage(), processorTimeOf(postgres)];
  const events = await work();
  const used = process.cpuUsage(own);
  const together = processorTimeOf(postgres) - all;
  return [events / ((used.user + used.system) / 1_000_000), events / (together / 1_000)];
}

function figuresOf(what: string, plain: readonly [number, number][], sealed: readonly [number, number][]): Figure[] {
  return [0, 1].map((part): Figure => {
    const of = (rounds: readonly [number, number][]): number => median(rounds.map((round) => round[part] ?? 0));
    return {
      what: `${what}, by ${part === 0 ? 'its processor time' : 'that and Postgres’s'}`,
      perSecond: of(sealed),
      beside: [{ what: 'the same, not encrypted', perSecond: of(plain), ...(part === 1 && { aim: AIM }) }],
    };
  });
}

async function measure(logs: readonly [Log, Log], postgres: number, report: (what: string) => void): Promise<Figure[]> {
  for (let round = 0; round <= ROUNDS; round += 1) {
    // The first log of a round may find a colder machine, so the order alternates.
    for (const log of round % 2 === 0 ? logs : [...logs].reverse()) {
      const appended = await perProcessorSecond(postgres, () =>
        writeArticleLog(log.store, EVENTS, { appends: byCommand, sideBySide: CLIENTS }),
      );
      // The first round warms up.
      if (round > 0) log.appends.push(appended);
    }
  }
  report('rebuilding both');
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const log of round % 2 === 0 ? logs : [...logs].reverse()) {
      const { pool, store } = log;
      const rebuild = async (): Promise<number> =>
        (await new Rebuilder({ pool, store }).rebuild(() => PROJECTIONS)).events;
      const rebuilt = await perProcessorSecond(postgres, rebuild);
      if (round > 0) log.rebuilds.push(rebuilt);
    }
  const [plain, sealed] = logs;
  return [
    ...figuresOf('appends with personal texts encrypted', plain.appends, sealed.appends),
    ...figuresOf('rebuild of encrypted events', plain.rebuilds, sealed.rebuilds),
  ];
}

/**
 * The cost of the encryption of personal texts (ADR 75): appends and rebuilds with and without it, in alternating rounds. The rates are
 * events for each second of processor time, which depends little on other work on the machine.
 */
export async function encryptionFigures(report: (what: string) => void): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quire-encryption-'));
  const postgres = await EmbeddedPostgres.start({ dataDir, durable: true, onTrouble: report });
  const admin = createPool(postgres.url, orThrow);
  try {
    const pid = Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
    const logs: [Log, Log] = [await openLog(admin, 'plain', {}), await openLog(admin, 'sealed', PERSONAL_FIELDS)];
    report('appends, encrypted and not');
    try {
      return await measure(logs, pid, report);
    } finally {
      for (const { store, pool } of logs) {
        await store.close();
        await pool.end();
      }
    }
  } finally {
    await admin.end();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
