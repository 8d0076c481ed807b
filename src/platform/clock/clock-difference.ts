import type { Pool } from 'pg';

/**
 * Seconds by which the clock of this process is ahead of the clock of its database. Times in logs come from the process, times in tables
 * from the database. Accurate to half the duration of the query.
 */
export async function clockDifference(pool: Pool): Promise<number> {
  const before = Date.now();
  const { rows } = await pool.query<{ now: number }>('SELECT extract(epoch FROM clock_timestamp())::float8 AS now');
  const middle = (before + Date.now()) / 2 / 1000;
  return middle - (rows[0]?.now ?? middle);
}
