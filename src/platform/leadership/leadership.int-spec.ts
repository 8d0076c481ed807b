import type { Pool } from 'pg';
import { Network } from '../../../test/support/database/network';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database/postgres';
import { until } from '../../../test/support/database/read-models';
import { createPool } from '../postgres';
import { Leadership, type LeadershipOptions } from './leadership';
import { untilAborted } from './until-aborted';

describe('leadership', () => {
  let database: TestDatabase;
  let pool: Pool;
  let ends: (() => Promise<unknown>)[];
  beforeEach(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url, () => undefined);
    ends = [];
  });
  afterEach(async () => {
    for (const end of ends.reverse()) await end();
    await pool.end();
    await database.drop();
  });

  const start = (options: Partial<LeadershipOptions> = {}): Leadership => {
    const lead: LeadershipOptions['lead'] = (_, signal) => untilAborted(signal);
    const leadership = new Leadership({ pool, name: 'spec', lead, ...options });
    ends.push(() => leadership.stop());
    leadership.start();
    return leadership;
  };

  it('makes Postgres notice soon that the machine of the leader is lost', async () => {
    let settings: unknown;
    start({
      lead: async (client, signal) => {
        const sql = `SELECT current_setting('tcp_keepalives_idle') AS idle, current_setting('tcp_keepalives_interval') AS every,
          current_setting('tcp_keepalives_count') AS tries, current_setting('tcp_user_timeout') AS unanswered`;
        settings = (await client.query(sql)).rows[0];
        await untilAborted(signal);
      },
    });
    await until(() => settings !== undefined);
    expect(settings).toEqual({ idle: '10', every: '5', tries: '3', unanswered: '25000' });
  });

  it('ends when the database does not answer any more, even while a statement waits', async () => {
    const network = await Network.to(new URL(database.url));
    const url = new URL(database.url);
    url.port = String(network.port);
    const far = createPool(url.href, () => undefined);
    ends.push(
      () => network.close(),
      () => far.end(),
    );
    const troubles: string[] = [];
    let waiting = 0;
    const leadership = start({
      pool: far,
      heartbeat: { everyMs: 20, silenceMs: 400 },
      lead: async (client) => {
        waiting += 1;
        await client.query('SELECT pg_sleep(0.1)');
        network.fail();
        await client.query('SELECT 1');
      },
      onTrouble: ({ message }) => troubles.push(message),
    });
    await until(() => waiting === 1 && leadership.isLeader);
    await until(() => !leadership.isLeader, 'the end');
    await until(() => troubles.length > 0);
    expect(troubles[0]).toContain('does not answer');
  });

  it('stays through a silence of its own work and a failed transaction, while the database answers', async () => {
    let [led, isOver] = [0, false];
    const leadership = start({
      heartbeat: { everyMs: 20, silenceMs: 300 },
      lead: async (client, signal) => {
        led += 1;
        await client.query('BEGIN');
        await expect(client.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
        await untilAborted(signal, 1_000);
        await client.query('ROLLBACK');
        isOver = true;
        await untilAborted(signal);
      },
    });
    await until(() => isOver);
    expect(led).toBe(1);
    expect(leadership.isLeader).toBe(true);
  });

  it('ends in a process whose connection is cut, and another takes over', async () => {
    const first = start();
    await until(() => first.isLeader);
    const second = start({ pool: createPoolOfAnother() });
    await pool.query(`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted AND database =
      (SELECT oid FROM pg_database WHERE datname = current_database())`);
    await until(() => !first.isLeader || second.isLeader);
    await first.stop();
    await until(() => second.isLeader);
  });

  it('reports that another process leads, which has the work now', async () => {
    const first = start();
    await until(() => first.isLeader);
    let isFollowing = false;
    start({ pool: createPoolOfAnother(), onFollowing: () => (isFollowing = true) });
    await until(() => isFollowing);
  });

  function createPoolOfAnother(): Pool {
    const other = createPool(database.url, () => undefined);
    ends.push(() => other.end());
    return other;
  }
});
