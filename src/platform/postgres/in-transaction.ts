import type { Pool, PoolClient } from 'pg';

/** Runs the work in one transaction of its own: all of it holds or none. @throws what the work or the database throws. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (failure) {
    // A connection on which not even this works goes back to nobody.
    await client.query('ROLLBACK').catch((trouble: Error) => (broken = trouble));
    throw failure;
  } finally {
    client.release(broken);
  }
}
