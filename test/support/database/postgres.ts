import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { sharedServerUrl } from './shared-server';

export interface TestDatabase {
  url: string;
  /** Drops the database and ends its open connections. */
  drop(): Promise<void>;
}

/** A prepared database that many suites start from: `prepare` runs once per Jest run, then the database is copied. */
export interface DatabaseTemplate {
  /** Lower-case letters, digits and underscores; unique per content. */
  name: string;
  prepare(url: string): Promise<void>;
}

/** A separate database on the run's Postgres, empty or copied from a template within tens of milliseconds. */
export async function createTestDatabase(template?: DatabaseTemplate): Promise<TestDatabase> {
  const server = await sharedServerUrl();
  if (template) await ensureTemplate(server, template);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template?.name ?? 'template0'}`));
  const drop = async (): Promise<void> => {
    await onServer(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  };
  return { url: urlOf(server, name), drop };
}

async function ensureTemplate(server: string, { name, prepare }: DatabaseTemplate): Promise<void> {
  await onServer(server, async (client) => {
    // Workers that need the same template wait here until the first has created it.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount !== 0) return;
    const draft = `${name}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${draft} TEMPLATE template0`);
    await prepare(urlOf(server, draft));
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
  });
}

const urlOf = (server: string, database: string): string => server.replace(/\/postgres$/, `/${database}`);

async function onServer<Result>(server: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
