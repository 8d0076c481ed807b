import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '../../../../test/support/database/with-client';
import { EmbeddedPostgres } from './embedded-postgres';
import { launchMethodFor } from './launch-method';

describe('DATA_DIR with its embedded Postgres', () => {
  // For other accounts it is closed, as a home folder is: mkdtemp makes it with the mode 700.
  const folder = mkdtempSync(join(tmpdir(), 'quire-closed-'));
  const dataDir = join(folder, 'data');
  const copy = join(folder, 'copy');
  const running: EmbeddedPostgres[] = [];
  afterAll(async () => {
    await Promise.all(running.map((server) => server.stop()));
    rmSync(folder, { recursive: true });
  });

  const start = async (at: string): Promise<EmbeddedPostgres> => {
    const server = await EmbeddedPostgres.start({ dataDir: at, durable: false, onTrouble: () => undefined });
    running.push(server);
    return server;
  };
  const query = (server: EmbeddedPostgres, sql: string) => withClient(server.url, (client) => client.query(sql));
  const countIn = async (server: EmbeddedPostgres): Promise<unknown> =>
    (await query(server, 'SELECT count(*)::int AS n FROM kept')).rows[0]?.n;

  it('contains the database even if it is closed to the account that runs Postgres', async () => {
    const server = await start(dataDir);
    await query(server, 'CREATE TABLE kept AS SELECT 1 AS n');
    expect(existsSync(join(dataDir, 'postgres', 'data', 'PG_VERSION'))).toBe(true);
    expect(existsSync(join(dataDir, 'postgres-folder'))).toBe(false);
  });

  it('works as a copy as a separate journal, even while the original is running', async () => {
    const [original] = running;
    await query(original as EmbeddedPostgres, 'CHECKPOINT');
    cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true });
    // As `cp -r` leaves it.
    chmodSync(join(copy, 'postgres', 'data'), 0o755);
    expect(EmbeddedPostgres.runningUrl(copy)).toBeNull();
    const second = await start(copy);
    expect(second.url).not.toBe(original?.url);
    await query(second, 'INSERT INTO kept VALUES (2)');
    expect([await countIn(original as EmbeddedPostgres), await countIn(second)]).toEqual([1, 2]);
  });

  it('gives instructions if its database is where an earlier release put it, or is missing', async () => {
    const [old, noted] = [join(folder, 'old'), join(folder, 'noted')];
    mkdirSync(join(old, 'data'), { recursive: true });
    mkdirSync(noted);
    writeFileSync(join(noted, 'postgres-folder'), old);
    await expect(start(noted)).rejects.toThrow(`mv ${old} ${join(noted, 'postgres')}`);
    rmSync(old, { recursive: true });
    await expect(start(noted)).rejects.toThrow('is not here. Bring that folder here');
  });

  it('is refused with instructions if no capability can open it', () => {
    expect(() => launchMethodFor([folder], { uid: 65_534, gid: 65_534 }, [])).toThrow(
      /65534\) may not enter .*quire-closed-.* start Quire as another account; .*DATABASE_URL/,
    );
  });
});
