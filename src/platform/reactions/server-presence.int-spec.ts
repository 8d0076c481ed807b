import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database/postgres';
import { until } from '../../../test/support/database/read-models';
import { createPool } from '../postgres';
import { withoutReactions } from '.';
import { ServerPresence } from './server-presence';

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
    const servers = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'quire server %' AND datname = current_database()`;
    let message: string | undefined;
    const work = async (): Promise<void> => {
      message = await reported;
    };
    await until(async () => {
      await pool.query(servers);
      return withoutReactions(pool, work).then(
        () => true,
        () => false,
      );
    });
    expect(message).toContain('A tool that needs all servers stopped is at work on this database.');
  });

  it('return after an outage', async () => {
    await begin('web');
    await pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'quire server %' AND datname = current_database()`,
    );
    await until(
      () =>
        work().then(
          () => false,
          () => true,
        ),
      'the return',
    );
  });
});
