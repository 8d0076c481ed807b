import type { Pool, QueryResultRow } from 'pg';

/**
 * One read for which Postgres must use an index where there is one. It takes the comparison of words for cheap, which lie out of line,
 * and would rather read the whole table: ten times slower at 100,000 articles (docs/adr/0020).
 */
export async function readByIndex<Row extends QueryResultRow>(
  pool: Pool,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN READ ONLY; SET LOCAL enable_seqscan = off');
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
