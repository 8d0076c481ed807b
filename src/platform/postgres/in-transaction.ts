import type { Pool, PoolClient } from 'pg';

/** Runs the work in one transaction: all of it is committed, or none. @throws what the work or the database throws. */
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
    // A connection that cannot even roll back must not return to the pool.
    await client.query('ROLLBACK').catch((trouble: Error) => (broken = trouble));
    throw failure;
  } finally {
    client.release(broken);
  }
}
