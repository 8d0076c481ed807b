import type { Pool } from 'pg';
import { MIGRATIONS } from '../../../src/app.module';
import { movePositions, positionsIn, TABLES_WITH_POSITIONS } from '../../../src/platform/backup/restoring/positions';
import { migrateJobs } from '../../../src/platform/jobs/worker';
import { createKnex, createPool, inTransaction, runMigrations } from '../../../src/platform/postgres';
import { createTestDatabase, type TestDatabase } from '../../support/database/postgres';

const WEBHOOK = '0190a000-0000-7000-8000-000000000001';

describe('Positions of the log outside of the log', () => {
  let database: TestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url, () => undefined);
    const knex = createKnex(database.url);
    await runMigrations(knex, MIGRATIONS);
    await knex.destroy();
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  const column = async (sql: string): Promise<unknown[]> =>
    (await pool.query<{ value: unknown }>(sql)).rows.map(({ value }) => value);

  it('are in these tables only', async () => {
    const sql = `SELECT table_schema || '.' || table_name AS value FROM information_schema.columns
      WHERE table_schema = 'app' AND column_name = 'position' ORDER BY 1`;
    expect(await column(sql)).toEqual([...TABLES_WITH_POSITIONS].sort());
  });

  it('are found before there are any jobs', async () => {
    expect(await positionsIn(pool)).toEqual([]);
    await inTransaction(pool, (client) => movePositions(client, new Map([['1', '2']])));
  });

  it('move together: checkpoints, messages for webhooks, and the start of a replay that waits', async () => {
    await migrateJobs(pool);
    await pool.query("INSERT INTO app.reaction_checkpoints (name, position) VALUES ('one', 'p1'), ('all', '')");
    await pool.query(
      `INSERT INTO app.webhooks (id, url, kinds, active, seed) VALUES ($1, 'https://a.example', '{}', true, 's')`,
      [WEBHOOK],
    );
    await pool.query(
      `INSERT INTO app.webhook_deliveries (webhook_id, event_id, place, position, kind, article_id, number, status, at)
       SELECT $1, 'e' || n, 0, 'p' || n, 'k', 'a', 'n', 's', now() FROM generate_series(1, 3) n`,
      [WEBHOOK],
    );
    const add = 'SELECT jobs.add_job($1, $2::json)';
    await pool.query(add, ['connections.replay-webhook', { payload: { first: 'p4', since: null }, maxAttempts: 3 }]);
    await pool.query(add, ['connections.replay-webhook', { payload: { first: '', since: null }, maxAttempts: 3 }]);
    await pool.query(add, ['another', { payload: { first: 'p4' }, maxAttempts: 3 }]);
    expect((await positionsIn(pool)).sort()).toEqual(['p1', 'p2', 'p3', 'p4']);
    // The new position of one is the old one of another.
    const moved = new Map([
      ['p1', 'p2'],
      ['p2', 'p3'],
      ['p3', 'p5'],
      ['p4', 'p6'],
    ]);
    await inTransaction(pool, (client) => movePositions(client, moved));
    expect(await column('SELECT position AS value FROM app.reaction_checkpoints ORDER BY name')).toEqual(['', 'p2']);
    const deliveries = 'SELECT position AS value FROM app.webhook_deliveries ORDER BY event_id';
    expect(await column(deliveries)).toEqual(['p2', 'p3', 'p5']);
    const jobs = "SELECT payload->'payload'->>'first' AS value FROM jobs._private_jobs ORDER BY id";
    expect(await column(jobs)).toEqual(['p6', '', 'p4']);
  });
});
