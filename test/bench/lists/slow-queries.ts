import { Pool } from 'pg';
import type { SlowQuery } from './list-report';

const SLOW_MS = 20;
/** A single slow run may be chance. */
const OFTEN = 3;
/** Characters of a line of a plan. */
const LONGEST_LINE = 400;

interface Ran {
  sql: string;
  values: unknown[];
  ms: number;
}

type Query = (...words: unknown[]) => Promise<unknown>;

/** Records every slow query of a pool; call it once, before the pool is used. */
export function watchQueries(): Ran[] {
  const ran: Ran[] = [];
  const prototype = Pool.prototype as unknown as { query: Query };
  const query = prototype.query;
  prototype.query = async function timed(this: unknown, ...words: unknown[]): Promise<unknown> {
    const began = performance.now();
    try {
      return await query.apply(this, words);
    } finally {
      const ms = performance.now() - began;
      const [first, second] = words as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
      const sql = typeof first === 'string' ? first : first.text;
      const values = (typeof first === 'string' ? second : first.values) ?? [];
      if (ms > SLOW_MS && /^\s*(SELECT|WITH|\()/i.test(sql)) ran.push({ sql, values, ms });
    }
  };
  return ran;
}

/** A condition on thousands of ids fills pages of the report. */
const cut = (line: string): string => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)} ...` : line);

/** Plans of the queries that were repeatedly slow. */
export async function plansOf(pool: Pool, ran: readonly Ran[]): Promise<SlowQuery[]> {
  const texts = [...new Set(ran.map(({ sql }) => sql))];
  const found: SlowQuery[] = [];
  for (const sql of texts) {
    const same = ran.filter((one) => one.sql === sql);
    if (same.length < OFTEN) continue;
    const ms = Math.max(...same.map((one) => one.ms));
    const explained = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, BUFFERS) ${sql}`, same[0]?.values);
    found.push({ sql, ms, times: same.length, plan: explained.rows.map((row) => cut(row['QUERY PLAN'])).join('\n') });
  }
  return found;
}
