import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database/postgres';
import { schemaIfMissing } from './schema-if-missing';

const LOCK = 'SELECT pg_advisory_xact_lock(1)';

describe('a schema that two processes create at the same time', () => {
  let database: TestDatabase;
  let first: Client;
  let second: Client;
  beforeEach(async () => {
    database = await createTestDatabase();
    [first, second] = [new Client(database.url), new Client(database.url)];
    await Promise.all([first.connect(), second.connect()]);
  });
  afterEach(async () => {
    await Promise.all([first.end(), second.end()]);
    await database.drop();
  });

  /** The second one has looked for the schema before, and waits while the first one creates it. */
  async function create(sql: string): Promise<void> {
    await first.query(`BEGIN; ${LOCK}; ${sql}`);
    // A connection that has done such work before uses cached lookups.
    await second.query(
      `BEGIN; ${LOCK}; CREATE SCHEMA IF NOT EXISTS other; ROLLBACK`.replace(LOCK, 'SELECT pg_advisory_xact_lock(2)'),
    );
    await second.query('BEGIN');
    await second.query("SELECT to_regnamespace('ours')");
    const waiting = second.query(`${LOCK}; ${sql}; COMMIT`);
    await Promise.all([waiting, first.query('COMMIT')]);
  }

  it('exists for both', async () => {
    await create(schemaIfMissing('ours').replace(/;\s*$/, ''));
    const { rows } = await second.query("SELECT to_regnamespace('ours') IS NOT NULL AS found");
    expect(rows).toEqual([{ found: true }]);
  });

  it('would fail for the second with IF NOT EXISTS alone', async () => {
    await expect(create('CREATE SCHEMA IF NOT EXISTS ours')).rejects.toThrow('pg_namespace_nspname_index');
  });
});
