import { connect, createServer, type Server } from 'node:net';
import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database/postgres';
import { until } from '../../../test/support/database/read-models';
import { createPool } from '../postgres';
import { withoutReactions } from '.';
import { ServerPresence } from './server-presence';

/** A network on which everything that is sent to the database arrives late. */
async function slowNetwork(url: string, ms: number): Promise<{ url: string; server: Server }> {
  const to = new URL(url);
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    const end = (): void => void (near.destroy(), far.destroy());
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    far.pipe(near);
    near.on('data', (bytes) => setTimeout(() => far.writable && far.write(bytes), ms));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const slow = new URL(url);
  slow.port = String((server.address() as { port: number }).port);
  return { url: slow.href, server };
}

describe('A server process and a tool that needs all servers stopped', () => {
  let database: TestDatabase;
  let pool: Pool;
  let running: ServerPresence[];
  beforeEach(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url, () => undefined);
    running = [];
  });
  afterEach(async () => {
    for (const presence of running) await presence.end();
    await pool.end();
    await database.drop();
  });

  const LOST = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name LIKE 'quire server %' AND datname = current_database()`;

  async function begin(...roles: string[]): Promise<ServerPresence> {
    const presence = await ServerPresence.begin(database.url, new Set(roles), () => undefined);
    running.push(presence);
    return presence;
  }
  const work = () => withoutReactions(pool, () => Promise.resolve('done'));

  it('keep each other out, also a server that only answers requests; the tool names what still runs', async () => {
    const web = await begin('web');
    await begin('web');
    const other = await begin('worker', 'projector');
    const message = 'A server is at work on this database (ROLE=web; ROLE=worker, projector). Please stop it first.';
    await expect(work()).rejects.toThrow(message);
    await other.end();
    await expect(work()).rejects.toThrow('(ROLE=web)');
    await Promise.all([web.end(), running[1]?.end()]);
    running = [];
    expect(await work()).toBe('done');
    await begin('web');
  });

  it('exclude each other after an outage too: the server stops if the tool was first', async () => {
    const server = await begin('web');
    const reported = new Promise<string>((resolve) => server.onTool(resolve));
    let message: string | undefined;
    const work = async (): Promise<void> => {
      message = await reported;
    };
    await until(async () => {
      await pool.query(LOST);
      return withoutReactions(pool, work).then(
        () => true,
        () => false,
      );
    });
    expect(message).toContain('A tool that needs all servers stopped is at work on this database.');
  });

  it('return after an outage', async () => {
    await begin('web');
    await pool.query(LOST);
    await until(
      () =>
        work().then(
          () => false,
          () => true,
        ),
      'the return',
    );
  });

  it('wait for a slow database, and name a tool only if one is at work', async () => {
    const slow = await slowNetwork(database.url, 150);
    const times = { toolMs: 200, answerMs: 60_000 };
    const server = await ServerPresence.begin(slow.url, new Set(['web']), () => undefined, times);
    await expect(work()).rejects.toThrow('(ROLE=web)');
    await server.end();
    const unanswered = ServerPresence.begin(slow.url, new Set(['web']), () => undefined, { toolMs: 20, answerMs: 100 });
    await expect(unanswered).rejects.toThrow('The database has not answered within 0.1 seconds');
    const begun = () => ServerPresence.begin(database.url, new Set(['web']), () => undefined, times);
    await withoutReactions(pool, () => expect(begun()).rejects.toThrow('A tool that needs all servers stopped'));
    slow.server.close();
  });

  it('report once that the server cannot be seen any more', async () => {
    const troubles: string[] = [];
    const slow = await slowNetwork(database.url, 0);
    const report = (message: string): void => void troubles.push(message);
    const times = { toolMs: 200, answerMs: 60_000 };
    running.push(await ServerPresence.begin(slow.url, new Set(['web']), report, times));
    slow.server.close();
    await pool.query(LOST);
    await until(() => troubles.some((message) => message.startsWith('Tools cannot see that this process runs: ')));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(troubles.filter((message) => message.startsWith('Tools cannot see'))).toHaveLength(1);
  });

  it('end the tool when it loses the connection that keeps servers out', async () => {
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      const other = createPool(database.url, () => undefined);
      const locks = `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
      await withoutReactions(pool, async () => {
        await other.query(locks);
        await until(() => exit.mock.calls.length > 0, 'the end');
      });
      await other.end();
      expect(exit.mock.calls).toEqual([[1]]);
      expect(written.mock.calls.join('')).toMatch(/^The connection to the database that keeps servers out was lost/);
      exit.mockClear();
      await work();
      expect(exit).not.toHaveBeenCalled();
    } finally {
      exit.mockRestore();
      written.mockRestore();
    }
  });
});
