import type { PoolClient } from 'pg';
import { createTestDatabase } from '../../../test/support/database/postgres';
import { createPool, withoutTimeLimit } from './create-pool';

describe('the connection pool', () => {
  it('logs a connection that breaks during work, and continues; it does not log one that breaks at the end', async () => {
    const database = await createTestDatabase();
    const reported: string[] = [];
    const clients: PoolClient[] = [];
    const pool = createPool(database.url, (message) => reported.push(message));
    pool.on('connect', (client) => clients.push(client));
    await pool.query('SELECT 1');
    clients[0]?.emit('error', new Error('terminating connection'));
    expect(reported).toEqual(['An idle database connection broke: terminating connection']);
    await pool.query('SELECT 1');
    expect(clients).toHaveLength(2);
    const ended = pool.end();
    // As if an embedded server were stopped immediately.
    clients[1]?.emit('error', new Error('terminating connection'));
    await ended;
    expect(reported).toHaveLength(1);
    await database.drop();
  });

  it('ends a statement that takes too long, unless the work has no limit', async () => {
    const database = await createTestDatabase();
    const pool = createPool(database.url, () => undefined, { longestMs: 200 });
    try {
      await expect(pool.query('SELECT pg_sleep(20)')).rejects.toMatchObject({ code: '57014' });
      const client = await pool.connect();
      await withoutTimeLimit(client);
      await client.query('SELECT pg_sleep(0.4)');
      client.release(true);
      // Waiting for a lock counts too.
      const holder = await pool.connect();
      await holder.query('SELECT pg_advisory_lock(14)');
      await expect(pool.query('SELECT pg_advisory_lock(14)')).rejects.toMatchObject({ code: '57014' });
      holder.release(true);
    } finally {
      await pool.end();
      await database.drop();
    }
  });
});
