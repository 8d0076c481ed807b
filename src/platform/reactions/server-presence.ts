import type { Pool } from 'pg';
import { Leadership } from '../leadership/leadership';
import { untilAborted } from '../leadership/until-aborted';
import { createPool } from '../postgres';

/** Name of the lock that every server process shares, and that a tool which needs all of them stopped holds alone. */
export const SERVER_LOCK = 'quire servers';
/** Begins the name of the session that holds the lock. The roles follow, for a tool that finds the process running. */
const SESSION = 'quire server ';
/** A tool that ends frees the lock within a moment. */
const WAIT_MS = 10_000;
const TOOL_AT_WORK =
  'A tool that needs all servers stopped is at work on this database. Start the server again when it has finished.';

/**
 * Shows tools that this process is running, for its whole life: such a tool must not start while a server could confirm something that
 * the tool would miss. The lock has a connection of its own, which ends after all others.
 */
export class ServerPresence {
  private readonly held = new AbortController();
  private report: (message: string) => void = () => undefined;

  private constructor(
    private readonly pool: Pool,
    private readonly lock: Leadership,
  ) {}

  /** @throws Error while a tool is at work that needs all servers stopped. */
  static async begin(
    url: string,
    roles: ReadonlySet<string>,
    onTrouble: (message: string) => void,
  ): Promise<ServerPresence> {
    const pool = createPool(url, onTrouble, { most: 1 });
    let trouble: Error | null = null;
    const presence: ServerPresence = new ServerPresence(
      pool,
      new Leadership({
        ...{ pool, name: SERVER_LOCK, shared: true },
        lead: async (client, signal) => {
          const name = SESSION + [...roles].join(', ');
          await client.query("SELECT set_config('application_name', $1, false)", [name]);
          presence.held.abort();
          await untilAborted(signal);
        },
        onTrouble: (error) => void (trouble = error),
        // A tool has begun while this process had no connection: what is confirmed from now on could be lost.
        onFollowing: () => {
          trouble = null;
          if (presence.held.signal.aborted) presence.report(TOOL_AT_WORK);
        },
      }),
    );
    presence.lock.start();
    await untilAborted(presence.held.signal, WAIT_MS);
    if (presence.held.signal.aborted) return presence;
    await presence.end();
    throw trouble ?? new Error(TOOL_AT_WORK);
  }

  /** Calls back when, after an outage of the database, a tool is at work: then this process must stop. */
  onTool(report: (message: string) => void): void {
    this.report = report;
  }

  /** Call it when nothing can be written any more. */
  async end(): Promise<void> {
    await this.lock.stop();
    await this.pool.end();
  }
}

/** What the servers on this database do, such as 'web', for the message to the person who has to stop them. */
export async function rolesOfServers(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT DISTINCT application_name AS name FROM pg_stat_activity
     WHERE datname = current_database() AND starts_with(application_name, $1) ORDER BY 1`,
    [SESSION],
  );
  return rows.map(({ name }) => name.slice(SESSION.length));
}
