import { Client } from 'pg';
import type { AppConfig } from '../config/config';
import { reasonOf } from '../reasons/reason-of';
import { EmbeddedPostgres } from './embedded/embedded-postgres';

/** A database that accepts connections. */
export interface Database {
  /** With user and password. */
  url: string;
  /** Stops the embedded server if this process started it; else does nothing. */
  stop(): Promise<void>;
  /** Id of the embedded server's process, if there is one. */
  pid(): number | null;
}

export interface OpenOptions {
  /** Use the server of a Quire that is running on the same DATA_DIR instead of refusing: for command-line tools. */
  join?: boolean;
  onTrouble?(message: string): void;
}

const DATABASE = 'quire';
const REACHABLE_WITHIN_MS = 10_000;

/**
 * The database of the configuration: DATABASE_URL or its parts, or the embedded server, started if needed.
 * @throws Error when it cannot be reached or started.
 */
export async function openDatabase(config: AppConfig, options: OpenOptions = {}): Promise<Database> {
  if (config.databaseUrl !== null) {
    await checkReachable(config.databaseUrl);
    return externalDatabase(config.databaseUrl);
  }
  const running = options.join ? EmbeddedPostgres.runningUrl(config.dataDir) : null;
  if (running !== null) return externalDatabase(databaseUrl(running));
  const server = await EmbeddedPostgres.start({
    dataDir: config.dataDir,
    durable: true,
    onTrouble: options.onTrouble ?? (() => undefined),
  });
  try {
    await ensureDatabase(server.url);
  } catch (failure) {
    await server.stop();
    throw failure;
  }
  return { url: databaseUrl(server.url), stop: () => server.stop(), pid: () => server.pid };
}

const externalDatabase = (url: string): Database => ({ url, stop: async () => undefined, pid: () => null });

const databaseUrl = (serverUrl: string): string => serverUrl.replace(/\/postgres$/, `/${DATABASE}`);

async function ensureDatabase(serverUrl: string): Promise<void> {
  await withClient(serverUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  });
}

async function checkReachable(url: string): Promise<void> {
  try {
    await withClient(url, (client) => client.query('SELECT 1'));
  } catch (failure) {
    throw new Error(`The database of DATABASE_URL or DATABASE_HOST cannot be reached: ${reasonOf(failure)}`);
  }
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: REACHABLE_WITHIN_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
