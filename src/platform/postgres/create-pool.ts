import { Pool } from 'pg';

const MOST_CONNECTIONS = 20;

/** The connection pool. Idle connections that break are dropped and reopened on demand, so the pool survives a restart of the server. */
export function createPool(url: string, onTrouble: (message: string) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'quire',
  });
  // Without a listener, the process would end with the first connection that the server closes. An ended pool may still be closing
  // connections, and an embedded server that ends with it may cut them. That is harmless.
  pool.on('error', (failure) => {
    if (!pool.ending) onTrouble(`An idle database connection broke: ${failure.message}`);
  });
  // A broken connection in use shows as a failed query. This listener only keeps the event from ending the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
