import { Pool } from 'pg';

const MOST_CONNECTIONS = 20;

/**
 * The connection pool. Connections that break while nobody uses them are dropped and made anew on demand, so the pool outlives a
 * restart of the server.
 */
export function createPool(url: string, onTrouble: (message: string) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'quire',
  });
  // Without a listener the process would end with the first connection that the server closes. Those of a pool that has ended are
  // still being closed when it says so, and may be cut off by an embedded server that ends with it: nobody waits for them any more.
  pool.on('error', (failure) => {
    if (!pool.ending) onTrouble(`An idle database connection broke: ${failure.message}`);
  });
  // A connection in use tells its user by the failed query; this only keeps the event from ending the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
