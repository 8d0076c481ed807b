import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { inPipeline, PG_POOL, unbounded } from '../postgres';
import { HEARTBEAT, keepHeartbeat, noticeLossOfClient } from './heartbeat';

const ASK_EVERY_MS = 200;

/**
 * Lets one process at a time do a piece of work that several may begin. All locks of a process share one connection, so that work that waits
 * takes no connection from the work it waits for. If that connection breaks, the work continues, and another process may do it too.
 */
@Injectable()
export class RunLocks implements BeforeApplicationShutdown {
  private session: Session | null = null;

  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /** Waits while another process does work of this name. The caller ensures that this process does it once at a time. */
  async alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    if (this.session === null || this.session.isOver) this.session = new Session(this.pool);
    const { session } = this;
    session.users += 1;
    try {
      await session.lock(name);
      return await work().finally(() => session.unlock(name));
    } finally {
      session.users -= 1;
      if (session.users === 0) session.end();
    }
  }

  /** The pool ends only when no connection is in use. */
  beforeApplicationShutdown(): void {
    this.session?.end();
  }
}

/** A connection that holds locks. */
class Session {
  users = 0;
  isOver = false;
  private readonly ends: (() => void)[] = [];
  private readonly client: Promise<PoolClient>;

  constructor(pool: Pool) {
    // It is held for as long as the work takes, which is longer than a call may wait for the database.
    this.client = unbounded(() => pool.connect()).then((client) => this.prepared(client));
    this.client.catch(() => (this.isOver = true));
  }

  async lock(name: string): Promise<void> {
    const client = await this.client;
    await noticeLossOfClient(client);
    const sql = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS held';
    while (!(await client.query<{ held: boolean }>(sql, [name])).rows[0]?.held)
      await sleep(ASK_EVERY_MS, undefined, { ref: false });
  }

  async unlock(name: string): Promise<void> {
    const client = await this.client;
    await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => undefined);
  }

  /** Closing the connection frees the locks, even if it is already broken. */
  end(): void {
    this.isOver = true;
    for (const end of this.ends.splice(0)) end();
  }

  private prepared(client: PoolClient): PoolClient {
    inPipeline(client);
    this.ends.push(keepHeartbeat(client, HEARTBEAT), () => client.release(true));
    client.on('error', () => this.end()).on('end', () => this.end());
    if (this.isOver) this.end();
    return client;
  }
}
