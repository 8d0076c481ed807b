import type { PoolClient } from 'pg';
import { createTestDatabase } from '../../../test/support/database/postgres';
import { createPool } from './create-pool';

describe('the connection pool', () => {
  it('logs a connection that breaks during work, and continues; it does not log one that breaks at the end', async () => {
    const database = await createTestDatabase();
    const told: string[] = [];
    const clients: PoolClient[] = [];
    const pool = createPool(database.url, (message) => told.push(message));
    pool.on('connect', (client) => clients.push(client));
    await pool.query('SELECT 1');
    clients[0]?.emit('error', new Error('terminating connection'));
    expect(told).toEqual(['An idle database connection broke: terminating connection']);
    await pool.query('SELECT 1');
    expect(clients).toHaveLength(2);
    const ended = pool.end();
    // As when an embedded server is stopped immediately.
    clients[1]?.emit('error', new Error('terminating connection'));
    await ended;
    expect(told).toHaveLength(1);
    await database.drop();
  });
});
