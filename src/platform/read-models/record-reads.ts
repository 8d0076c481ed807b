import type { Pool } from 'pg';
import { noteRead } from './outdated-reads';

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '');

/**
 * Records which read models the statements of a pool read. Statements on a connection taken from the pool are not recorded: code that uses
 * one for a response must call `noteRead`.
 */
export function recordReads(pool: Pool): void {
  const query = pool.query.bind(pool) as (...values: unknown[]) => unknown;
  const recordingQuery = (...values: unknown[]): unknown => {
    noteRead(textOf(values[0]));
    return query(...values);
  };
  pool.query = recordingQuery as Pool['query'];
}
