import type { Pool, PoolClient } from 'pg';

/** Call `forget` before the connection is used for something else. */
export interface Ending {
  forget(): void;
}

/**
 * Lets the database server end a connection when the signal aborts. A long statement on it then fails immediately, and no part of it
 * continues in the database.
 */
export async function endWith(signal: AbortSignal | undefined, pool: Pool, client: PoolClient): Promise<Ending> {
  if (signal === undefined) return { forget: () => undefined };
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const end = (): void => void pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]).catch(() => undefined);
  if (signal.aborted) end();
  signal.addEventListener('abort', end);
  return { forget: () => signal.removeEventListener('abort', end) };
}
