import type { Pool, PoolClient } from 'pg';
import { Leadership } from '../leadership/leadership';
import { untilAborted } from '../leadership/until-aborted';
import { createPool, LONGEST_STATEMENT_MS } from '../postgres';

/** Name of the lock that every server process shares, and that a tool which needs all of them stopped holds alone. */
export const SERVER_LOCK = 'quire servers';
/** Begins the name of the session that holds the lock. The roles follow, for a tool that finds the process running. */
const SESSION = 'quire server ';
/** They count among DATABASE_CONNECTIONS. */
export const PRESENCE_CONNECTIONS = 1;
/** A connection that does not answer frees the lock when it is closed. */
const LONGEST_FREEING_MS = 1_000;
const TOOL_AT_WORK =
  'A tool that needs all servers stopped is at work on this database. Start the server again when it has finished.';

interface PresenceTimes {
  /** A tool that ends frees the lock within a moment. */
  toolMs: number;
  /** A slow database answers late. Only then is it worth a failed start. */
  answerMs: number;
}

const TIMES: PresenceTimes = { toolMs: 10_000, answerMs: LONGEST_STATEMENT_MS };

/** What the last try to get the lock has shown. */
type Finding = Error | 'tool' | null;

/**
 * Shows tools that this process is running, for its whole life: such a tool must not start while a server could confirm something that
 * the tool would miss. The lock has a connection of its own, which ends after all others.
 */
export class ServerPresence {
  private readonly begun = new AbortController();
  private report: (message: string) => void = () => undefined;
  private finding: Finding = null;
  /** When the lock was lost; null while it is held. */
  private lostAt: number | null = null;
  private isReported = false;
  private readonly pool: Pool;
  private readonly lock: Leadership;

  private constructor(
    url: string,
    private readonly roles: ReadonlySet<string>,
    private readonly onTrouble: (message: string) => void,
    private readonly times: PresenceTimes,
  ) {
    this.pool = createPool(url, onTrouble, { most: PRESENCE_CONNECTIONS });
    this.lock = new Leadership({
      ...{ pool: this.pool, name: SERVER_LOCK, shared: true },
      lead: (client, signal) => this.hold(client, signal),
      onTrouble: (error) => this.miss(error),
      onFollowing: () => this.giveWay(),
    });
  }

  /** @throws Error while a tool is at work that needs all servers stopped, and when the database does not answer. */
  static async begin(
    url: string,
    roles: ReadonlySet<string>,
    onTrouble: (message: string) => void,
    times = TIMES,
  ): Promise<ServerPresence> {
    const presence = new ServerPresence(url, roles, onTrouble, times);
    presence.lock.start();
    const { signal } = presence.begun;
    await untilAborted(signal, times.toolMs);
    if (!signal.aborted && presence.finding === null) await untilAborted(signal, times.answerMs - times.toolMs);
    if (signal.aborted) return presence;
    const { finding } = presence;
    await presence.end();
    if (finding === 'tool') throw new Error(TOOL_AT_WORK);
    throw finding ?? new Error(`The database has not answered within ${times.answerMs / 1_000} seconds.`);
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

  private async hold(client: PoolClient, signal: AbortSignal): Promise<void> {
    const name = SESSION + [...this.roles].join(', ');
    await client.query("SELECT set_config('application_name', $1, false)", [name]);
    [this.lostAt, this.isReported] = [null, false];
    this.begun.abort();
    await untilAborted(signal);
    this.lostAt = Date.now();
    await freeLock(client);
  }

  /** A short outage is no trouble: the lock comes back with the database. */
  private miss(error: Error): void {
    this.finding = error;
    if (this.lostAt === null || this.isReported || Date.now() - this.lostAt < this.times.toolMs) return;
    this.isReported = true;
    this.onTrouble(`Tools cannot see that this process runs: ${error.message}`);
  }

  private giveWay(): void {
    this.finding = 'tool';
    // A tool has begun while this process had no connection: what is confirmed from now on could be lost.
    if (this.begun.signal.aborted) this.report(TOOL_AT_WORK);
  }
}

/** The database notices the end of a connection a moment late. A tool that starts when the server has ended must not find it. */
async function freeLock(client: PoolClient): Promise<void> {
  const answered = new AbortController();
  client.query("SELECT set_config('application_name', 'quire', false), pg_advisory_unlock_all()").then(
    () => answered.abort(),
    () => answered.abort(),
  );
  await untilAborted(answered.signal, LONGEST_FREEING_MS);
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
