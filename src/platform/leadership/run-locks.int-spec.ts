import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database/postgres';
import { until } from '../../../test/support/database/read-models';
import { createPool } from '../postgres';
import { RunLocks } from './run-locks';

describe('work that one process does at a time', () => {
  let database: TestDatabase;
  let processes: { pool: Pool; locks: RunLocks }[];
  beforeEach(async () => {
    database = await createTestDatabase();
    processes = [];
  });
  afterEach(async () => {
    for (const { locks } of processes) locks.beforeApplicationShutdown();
    await Promise.all(processes.map(({ pool }) => pool.end()));
    await database.drop();
  });

  /** The locks of a process, and the work that it has begun and not ended. */
  function aProcess() {
    const pool = createPool(database.url, () => undefined);
    const [locks, ends] = [new RunLocks(pool), new Map<string, () => void>()];
    processes.push({ pool, locks });
    const begin = (name: string): Promise<void> =>
      locks.alone(name, () => new Promise((resolve) => ends.set(name, resolve)));
    return { pool, locks, begin, begun: ends, end: (name: string) => ends.get(name)?.() };
  }

  it('waits for work of the same name in another process, and for no other', async () => {
    const [one, other] = [aProcess(), aProcess()];
    const first = [one.begin('a'), one.begin('b')];
    await until(() => one.begun.size === 2);
    const second = [other.begin('a'), other.begin('c')];
    await until(() => other.begun.has('c'));
    expect(other.begun.has('a')).toBe(false);
    one.end('a');
    await until(() => other.begun.has('a'));
    expect([one.pool.totalCount, other.pool.totalCount]).toEqual([1, 1]);
    for (const name of ['a', 'b', 'c']) for (const process of [one, other]) process.end(name);
    await Promise.all([...first, ...second]);
    expect([one.pool.totalCount, other.pool.totalCount]).toEqual([0, 0]);
  });

  it('lets another process begin when it fails, or when the locks of its process end', async () => {
    const [one, other] = [aProcess(), aProcess()];
    await expect(one.locks.alone('a', () => Promise.reject(new Error('no browser')))).rejects.toThrow('no browser');
    const held = one.begin('a');
    await until(() => one.begun.has('a'));
    const waiting = other.begin('a');
    one.locks.beforeApplicationShutdown();
    await until(() => other.begun.has('a'));
    one.end('a');
    other.end('a');
    await Promise.all([held, waiting]);
  });

  it('continues when the connection of its lock breaks, and work that begins later gets a new one', async () => {
    const one = aProcess();
    const first = one.begin('a');
    await until(() => one.begun.has('a'));
    await aProcess().pool
      .query(`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND database =
      (SELECT oid FROM pg_database WHERE datname = current_database())`);
    await until(() => one.locks.alone('b', () => Promise.resolve(true)).catch(() => false));
    one.end('a');
    await first;
  });
});
