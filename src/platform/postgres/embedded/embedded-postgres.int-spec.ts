import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { isAlive } from '../../helpers/processes';
import { createPool } from '../create-pool';
import { EmbeddedPostgres } from './embedded-postgres';

describe('the embedded Postgres', () => {
  let dataDir: string;
  let pool: Pool;
  let running: EmbeddedPostgres[];

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quire-embedded-'));
    // As root, the server runs as another account, which must be able to enter.
    chmodSync(folder, 0o755);
    dataDir = join(folder, 'data');
  });
  beforeEach(() => {
    running = [];
  });
  afterEach(async () => {
    if (!pool.ended) await pool.end();
    await Promise.all(running.map((server) => server.stop()));
  });
  afterAll(() => rmSync(join(dataDir, '..'), { recursive: true, force: true }));

  const start = async (): Promise<EmbeddedPostgres> => {
    const server = await EmbeddedPostgres.start({ dataDir, durable: false, onTrouble: () => undefined });
    running.push(server);
    pool = createPool(server.url, () => undefined);
    return server;
  };
  const show = async (name: string): Promise<unknown> => {
    const { rows } = await pool.query<{ value: string }>('SELECT current_setting($1) AS value', [name]);
    return rows[0]?.value;
  };
  /** Users of the pool get errors while the server is restarting; a retry like this gets them through. */
  const withRetries = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (const end = Date.now() + 120_000; ; await sleep(50)) {
      try {
        return await work();
      } catch (failure) {
        if (Date.now() > end) throw failure;
      }
    }
  };

  it('listens on this machine only, requires a password, and sorts the same everywhere', async () => {
    const server = await start();
    expect(await show('listen_addresses')).toBe('127.0.0.1');
    expect(await show('unix_socket_directories')).toBe('');
    const { rows } = await pool.query<{ locale: string }>(
      "SELECT datlocprovider::text || datlocale AS locale FROM pg_database WHERE datname = 'postgres'",
    );
    expect(rows).toEqual([{ locale: 'bC.UTF-8' }]);
    const stranger = createPool(server.url.replace(/:[^:@]+@/, ':guess@'), () => undefined);
    await expect(stranger.query('SELECT 1')).rejects.toThrow(/password authentication failed/);
    await stranger.end();
    expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
  });

  it('keeps data and port from one start to the next', async () => {
    const first = await start();
    await pool.query('CREATE TABLE kept AS SELECT 7 AS n');
    await pool.end();
    await first.stop();
    const second = await start();
    expect(second.url).toBe(first.url);
    expect((await pool.query('SELECT n FROM kept')).rows).toEqual([{ n: 7 }]);
  });

  it('is started again when it dies, and the pool finds it', async () => {
    const server = await start();
    await pool.query('CREATE TABLE survived AS SELECT 8 AS n');
    await pool.query('CHECKPOINT');
    const before = server.pid;
    process.kill(before ?? 0, 'SIGKILL');
    const { rows } = await withRetries(async () => {
      if (server.pid === before) throw new Error('still the old one');
      return pool.query('SELECT n FROM survived');
    });
    expect(rows).toEqual([{ n: 8 }]);
    expect(server.pid).not.toBe(before);
  });

  it('takes over from a server left behind by another Quire, and from a stale pid file', async () => {
    // As after a kill -9 of Quire: a running server without an owner.
    const url = await EmbeddedPostgres.startDetached({ dataDir, durable: false, onTrouble: () => undefined });
    const orphan = Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
    expect(isAlive(orphan)).toBe(true);
    const second = await start();
    expect(isAlive(orphan)).toBe(false);
    expect(second.url).toBe(url);
    await pool.end();
    await second.stop();
    const pidFile = join(dataDir, 'postgres', 'data', 'postmaster.pid');
    expect(existsSync(pidFile)).toBe(false);
    writeFileSync(pidFile, `${process.pid}\n${join(dataDir, 'postgres', 'data')}\n`);
    await start();
    expect(await show('fsync')).toBe('off');
    expect(Number(readFileSync(pidFile, 'utf8').split('\n')[0])).not.toBe(process.pid);
  });

  it('refuses a folder that another living Quire uses, and leaves its server alone', async () => {
    const server = await start();
    const again = EmbeddedPostgres.start({ dataDir, durable: false, onTrouble: () => undefined });
    await expect(again).rejects.toThrow(/is in use by another Quire/);
    expect(server.pid !== null && isAlive(server.pid)).toBe(true);
    expect(EmbeddedPostgres.runningUrl(dataDir)).toBe(server.url);
  });
});
