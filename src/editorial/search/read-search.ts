import type { Pool, QueryResultRow } from 'pg';
import { noteRead } from '../../platform/read-models/outdated-reads';

/** Enough memory to sort all articles: sorting on disk takes three times as long. */
const SETTINGS = "SET LOCAL work_mem = '16MB'";
/**
 * Postgres underestimates the cost of comparing words, which are stored out of line, and would read all of them, which is ten times slower.
 */
const DISABLE_SEQ_SCAN = 'SET LOCAL enable_seqscan = off';

/** Runs one query over rm.article_search with the planner settings it needs (docs/adr/0020). `byWords`: the query searches for words. */
export async function readSearch<Row extends QueryResultRow>(
  pool: Pool,
  text: string,
  values: unknown[],
  byWords: boolean,
): Promise<Row[]> {
  noteRead(text);
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(`BEGIN READ ONLY; ${SETTINGS}${byWords ? `; ${DISABLE_SEQ_SCAN}` : ''}`);
    const { rows } = await client.query<Row>(text, values);
    await client.query('COMMIT');
    return rows;
  } catch (failure) {
    // A connection on which even this fails must not be reused.
    await client.query('ROLLBACK').catch((trouble: Error) => (broken = trouble));
    throw failure;
  } finally {
    client.release(broken);
  }
}
