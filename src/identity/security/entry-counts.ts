import type { Pool } from 'pg';

/** A condition on `app.security_log`, with the values of its parameters from $1 on. */
export interface LogCondition {
  sql: string;
  values: unknown[];
}

interface Known {
  /** `count` is the number of matching entries up to this id. */
  upTo: string;
  count: number;
}

/** Entries get their ids before they are committed, so the log is certainly complete only up to this many ids before the newest. */
const UNSETTLED = 1_000;
/** Maximum number of conditions whose count is cached; the least recently used is removed first. */
const MOST_REMEMBERED = 200;

/** Counts the entries that meet a condition. The log only grows, so counted entries are never counted again. */
export class EntryCounts {
  private readonly known = new Map<string, Known>();

  constructor(private readonly pool: Pool) {}

  async of({ sql, values }: LogCondition): Promise<number> {
    const key = JSON.stringify([sql, values]);
    const before = this.known.get(key) ?? { upTo: '0', count: 0 };
    const settled = `(SELECT coalesce(max(id), 0) - ${UNSETTLED} FROM app.security_log)`;
    const { rows } = await this.pool.query<{ upTo: string; settled: number; all: number }>(
      `SELECT ${settled}::text AS "upTo", count(*) FILTER (WHERE id <= ${settled})::int AS settled, count(*)::int AS "all"
         FROM app.security_log WHERE ${sql} AND id > $${values.length + 1}::bigint`,
      [...values, before.upTo],
    );
    const [found] = rows;
    if (!found) return before.count;
    if (Number(found.upTo) > Number(before.upTo))
      this.remember(key, { upTo: found.upTo, count: before.count + found.settled });
    return before.count + found.all;
  }

  private remember(key: string, known: Known): void {
    this.known.delete(key);
    this.known.set(key, known);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_REMEMBERED && oldest !== undefined) this.known.delete(oldest);
  }
}
