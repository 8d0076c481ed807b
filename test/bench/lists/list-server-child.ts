import { type Pool } from 'pg';
import { createApp, type QuireApp } from '../../../src/bootstrap';
import { loadConfig } from '../../../src/platform/config/config';
import { PG_POOL } from '../../../src/platform/postgres';
import { fillTickets } from './fill-tickets';
import type { SlowQuery } from './list-report';
import { processorTime } from './processor-time';
import { plansOf, watchQueries } from './slow-queries';

import 'reflect-metadata';

export interface ListServer {
  origin: string;
  /** Values for the names in the calls' paths and bodies. */
  known: Record<string, string>;
}

/** The calls since the last report. Milliseconds from the arrival of the request to the end of the response. */
export interface Taken {
  durations: number[];
  /** Milliseconds of CPU time, including Postgres; null if unknown. */
  used: number | null;
  slow: SlowQuery[];
}

const durations: number[] = [];
const slow = watchQueries();

/** The ids that the calls refer to. */
async function knownOf(pool: Pool): Promise<Record<string, string>> {
  const one = async (sql: string): Promise<string> => (await pool.query<{ value: string }>(sql)).rows[0]?.value ?? '';
  const user = (name: string): Promise<string> =>
    one(`SELECT id::text AS value FROM app.users WHERE email_key = '${name}@example.org'`);
  const articles = Number(await one('SELECT count(*)::text AS value FROM rm.article_card'));
  const day = (years: number): string => {
    const date = new Date();
    date.setUTCFullYear(date.getUTCFullYear() - years);
    return date.toISOString().slice(0, 10);
  };
  return {
    article: await one(
      "SELECT article_id AS value FROM rm.article_card WHERE status = 'UNDER_REVIEW' ORDER BY 1 LIMIT 1",
    ),
    author: await user('author'),
    associate: await user('associate'),
    last: String(Math.max(0, Math.floor(articles / 10) - 2)),
    start: day(5),
    today: day(0),
  };
}

function watchRequests({ app }: QuireApp): void {
  app.getHttpServer().prependListener('request', (_request: unknown, answer: NodeJS.EventEmitter) => {
    const began = performance.now();
    answer.once('finish', () => durations.push(performance.now() - began));
  });
}

async function main(): Promise<void> {
  const quire = await createApp(loadConfig());
  process.once('disconnect', () => void quire.stop().finally(() => process.exit(0)));
  await quire.listen();
  watchRequests(quire);
  const pool = quire.app.get<Pool>(PG_POOL, { strict: false });
  await fillTickets(pool);
  const server: ListServer = { origin: await quire.app.getUrl(), known: await knownOf(pool) };
  const postgres = quire.database.pid();
  let before = processorTime(postgres);
  process.on('message', () => {
    const taken = durations.splice(0);
    const now = processorTime(postgres);
    // The time of a Postgres process that has exited is lost.
    const used = now === null || before === null || now < before ? null : now - before;
    void plansOf(pool, slow.splice(0)).then((plans) => {
      before = processorTime(postgres);
      process.send?.({ durations: taken, used, slow: plans } satisfies Taken);
    });
  });
  process.send?.(server);
}

main().catch((failure: Error) => {
  console.error(failure.stack);
  process.exit(1);
});
