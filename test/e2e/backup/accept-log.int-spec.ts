import type { Pool } from 'pg';
import { acceptLog } from '../../../src/accept-log';
import { MIGRATIONS } from '../../../src/app.module';
import { refuseForeignLog } from '../../../src/platform/event-store/identity/log-identity';
import type { EventStore, Position } from '../../../src/platform/event-store/port';
import { createPostgresEventStore } from '../../../src/platform/event-store/postgres/create-postgres-event-store';
import { migrateJobs } from '../../../src/platform/jobs/worker';
import { createKnex, createPool, runMigrations } from '../../../src/platform/postgres';
import { createTestDatabase, type TestDatabase } from '../../support/database/postgres';
import { anEvent } from '../../support/database/read-models';

const WEBHOOK = '0190a000-0000-7000-8000-000000000001';

describe('A log that has lost its end, once that is accepted', () => {
  let database: TestDatabase;
  let pool: Pool;
  let store: EventStore;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url, () => undefined);
    const knex = createKnex(database.url);
    await runMigrations(knex, MIGRATIONS);
    await knex.destroy();
    await migrateJobs(pool);
    store = await createPostgresEventStore(pool);
  });
  afterAll(async () => {
    await store.close();
    await pool.end();
    await database.drop();
  });

  const column = async (sql: string): Promise<unknown[]> =>
    (await pool.query<{ value: unknown }>(sql)).rows.map(({ value }) => value);
  const append = async (stream: string): Promise<Position> => {
    await store.append(stream, 'NO_STREAM', [anEvent('Counted', {})]);
    return store.head();
  };

  it('leaves no position beyond the end, and no message that waits for a lost event', async () => {
    await refuseForeignLog(pool, store);
    const [end, lost] = [await append('kept'), await append('lost')];
    await refuseForeignLog(pool, store);
    await pool.query("INSERT INTO app.reaction_checkpoints (name, position) VALUES ('one', $1)", [lost]);
    await pool.query(
      `INSERT INTO app.webhooks (id, url, kinds, active, seed) VALUES ($1, 'https://a.example', '{}', true, 's')`,
      [WEBHOOK],
    );
    await pool.query(
      `INSERT INTO app.webhook_deliveries (webhook_id, event_id, place, position, kind, article_id, number, status, at, state)
       SELECT $1, event, 0, position, 'k', 'a', 'n', 's', now(), state FROM (VALUES ('kept', $2, 'WAITING'),
         ('lost and sent', $3, 'DELIVERED'), ('lost', $3, 'WAITING')) m (event, position, state)`,
      [WEBHOOK, end, lost],
    );
    const add = 'SELECT jobs.add_job($1, $2::json)';
    const job = (first: Position) => ({ payload: { first, since: null }, maxAttempts: 3 });
    for (const first of ['', lost]) await pool.query(add, ['connections.replay-webhook', job(first)]);
    await pool.query("DELETE FROM es.events WHERE stream_id = 'lost'");

    expect(await acceptLog(pool, store)).toEqual({ droppedMails: 0 });
    expect(await column('SELECT position AS value FROM app.reaction_checkpoints')).toEqual([end]);
    const deliveries = `SELECT event_id || ' ' || position AS value FROM app.webhook_deliveries ORDER BY 1`;
    expect(await column(deliveries)).toEqual([`kept ${end}`, `lost and sent ${end}`]);
    const jobs = "SELECT payload->'payload'->>'first' AS value FROM jobs._private_jobs ORDER BY id";
    expect(await column(jobs)).toEqual(['', end]);
  });
});
