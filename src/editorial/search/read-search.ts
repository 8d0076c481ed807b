import type { Pool, QueryResultRow } from 'pg';

/** Room to sort all articles in memory: what spills to the disk takes three times as long. */
const SETTINGS = "SET LOCAL work_mem = '16MB'";
/** Postgres takes the comparison of words, which lie out of line, for cheap, and would read all of them: ten times slower. */
const BY_INDEX = 'SET LOCAL enable_seqscan = off';

/** One read over rm.article_search, planned as it must be (docs/adr/0020). `byWords`: it asks for words. */
export async function readSearch<Row extends QueryResultRow>(
  pool: Pool,
  text: string,
  values: unknown[],
  byWords: boolean,
): Promise<Row[]> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(`BEGIN READ ONLY; ${SETTINGS}${byWords ? `; ${BY_INDEX}` : ''}`);
    const { rows } = await client.query<Row>(text, values);
    await client.query('COMMIT');
    return rows;
  } catch (failure) {
    // A connection on which not even this works goes back to nobody.
    await client.query('ROLLBACK').catch((trouble: Error) => (broken = trouble));
    throw failure;
  } finally {
    client.release(broken);
  }
}
