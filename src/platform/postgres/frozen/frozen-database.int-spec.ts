import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { familyOf, signalAll } from '../../../../test/e2e/robustness/process-list';
import { isStoreUnavailable } from '../../store-unavailable/is-store-unavailable';
import { createPool } from '../create-pool';
import { EmbeddedPostgres } from '../embedded/embedded-postgres';
import { bounded, endCallsWhenFrozen } from './frozen-database';

const TIMEOUTS = { suspectMs: 100, silentMs: 700 };

describe('a database that is frozen', () => {
  let folder: string;
  let server: EmbeddedPostgres;
  let pool: Pool;
  const reported: string[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'quire-frozen-'));
    // As root, the server runs as another account, which must be able to enter.
    chmodSync(folder, 0o755);
    server = await EmbeddedPostgres.start({
      dataDir: join(folder, 'data'),
      durable: false,
      onTrouble: () => undefined,
    });
    pool = createPool(server.url, () => undefined);
    endCallsWhenFrozen(pool, (line) => reported.push(line), TIMEOUTS);
  }, 120_000);
  afterEach(() => void reported.splice(0));
  afterAll(async () => {
    await pool.end();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function whileFrozen(work: () => Promise<void>): Promise<void> {
    const family = familyOf(server.pid ?? 0);
    signalAll(family, 'SIGSTOP');
    await work().finally(() => signalAll(family, 'SIGCONT'));
  }
  const one = (): Promise<unknown> => pool.query('SELECT 1');
  const failureOf = (work: () => Promise<unknown>): Promise<unknown> =>
    bounded(work).then(
      () => null,
      (thrown) => thrown,
    );

  it('ends calls that a person waits for within a bounded time, and all calls work again when it is back', async () => {
    await Promise.all([one(), one(), one()]);
    let unbounded: Promise<unknown> = Promise.resolve();
    await whileFrozen(async () => {
      unbounded = one();
      const transaction = async (): Promise<void> => {
        const client = await pool.connect();
        const failure = await client.query('BEGIN').then(
          () => undefined,
          (thrown: Error) => thrown,
        );
        client.release(failure);
        if (failure) throw failure;
      };
      const startedAt = Date.now();
      const failures = await Promise.all([failureOf(one), failureOf(transaction)]);
      expect(failures.map(isStoreUnavailable)).toEqual([true, true]);
      expect(Date.now() - startedAt).toBeLessThan(5_000);
      expect(reported.join()).toBe('The database has not answered for 0.7 s: 2 calls were ended');
    });
    expect(await unbounded).toMatchObject({ rowCount: 1 });
    expect(await bounded(one)).toMatchObject({ rowCount: 1 });
  });

  it('is not a database that answers slowly', async () => {
    expect(await bounded(() => pool.query('SELECT pg_sleep(2)'))).toMatchObject({ rowCount: 1 });
    expect(reported).toEqual([]);
  });

  it('is not a database that resumes in time', async () => {
    await one();
    const held = whileFrozen(() => sleep(400));
    expect(await failureOf(one)).toBeNull();
    await held;
    expect(reported).toEqual([]);
  });
});
