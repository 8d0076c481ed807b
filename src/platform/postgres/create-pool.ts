import { type ClientBase, Pool, type PoolClient, types } from 'pg';
import { parseMoment } from './moments/parse-moment';

types.setTypeParser(types.builtins.TIMESTAMPTZ, parseMoment);

/** The limit for a tool; a server has its setting DATABASE_CONNECTIONS. */
const MOST_CONNECTIONS = 20;

/** A silent connection is probed after this time: a database whose machine is lost closes no connection. */
const FIRST_PROBE_MS = 10_000;

/**
 * The longest time of a statement of the server, including waiting for locks. No statement that a person waits for takes a tenth of it.
 * Longer work calls `withoutTimeLimit` (ADR 96). Tools have no limit.
 */
export const LONGEST_STATEMENT_MS = 60_000;

interface PoolLimits {
  longestMs?: number;
  most?: number;
}

/**
 * The connection pool. Idle connections that break are dropped and reopened on demand, so the pool survives a restart of the server.
 * @param limits longestMs: after this time Postgres ends a statement; by default never. most: the most connections at the same time.
 */
export function createPool(url: string, onTrouble: (message: string) => void, limits: PoolLimits = {}): Pool {
  const { longestMs, most = MOST_CONNECTIONS } = limits;
  const pool = new Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: FIRST_PROBE_MS,
    application_name: 'quire',
    ...(longestMs === undefined ? {} : { statement_timeout: longestMs }),
  });
  // Without a listener, the process would end with the first connection that the server closes. An ended pool may still be closing
  // connections, and an embedded server that ends at the same time may cut them. That is harmless.
  pool.on('error', (failure) => {
    if (!pool.ending) onTrouble(`An idle database connection broke: ${failure.message}`);
  });
  // A broken connection in use shows as a failed query. This listener only keeps the event from ending the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** For work whose duration grows with the data, or that waits for another process. It applies until the connection ends. */
export async function withoutTimeLimit(client: ClientBase): Promise<void> {
  await client.query('SET statement_timeout = 0');
}

/** Work on a connection of its own without a time limit. The connection ends with it. */
export async function onUnlimited<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await withoutTimeLimit(client);
    return await work(client);
  } finally {
    client.release(true);
  }
}
