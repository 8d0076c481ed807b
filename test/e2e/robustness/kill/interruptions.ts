import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { EmbeddedPostgres } from '../../../../src/platform/postgres/embedded/embedded-postgres';
import { until } from '../../../support/app/http-until';
import { interruptEventStoreOf } from '../../../support/event-store/store-of-place';
import { BuiltServer, type Settings } from '../built-server';
import { familyOf } from '../process-list';

export type KillKind = 'server' | 'postgres' | 'both' | 'lock' | 'frozen' | 'store' | 'all';

/** The longest outage of the event store. */
const STORE_AWAY_MS = 3_000;

/** A server with its own Postgres that is interrupted repeatedly, and answers again after each interruption. */
export class Interrupted {
  private constructor(
    private current: BuiltServer,
    private readonly settings: Settings,
  ) {}

  static async start(dataDir: string, settings: Settings): Promise<Interrupted> {
    return new Interrupted(await BuiltServer.start(dataDir, settings), settings);
  }

  get origin(): string {
    return this.current.origin;
  }

  get output(): string {
    return this.current.output;
  }

  stop(): Promise<void> {
    return this.current.stop();
  }

  /** Interrupts it once; resolves when it is ready again. Its address may have changed. */
  async interrupt(kind: KillKind): Promise<void> {
    await {
      server: this.killServer,
      postgres: this.killPostgres,
      both: this.killBoth,
      lock: this.cutLock,
      frozen: this.freeze,
      store: this.killStore,
      all: this.killAll,
    }[kind].call(this);
    await until(
      'readiness',
      () => this.readiness(),
      () => this.output,
    );
  }

  private async killServer(): Promise<void> {
    await this.current.send('SIGKILL');
    await this.startAgain();
  }

  private async killPostgres(): Promise<void> {
    const before = this.current.postgresPid;
    process.kill(before, 'SIGKILL');
    const another = async (): Promise<true | null> => ([0, before].includes(this.current.postgresPid) ? null : true);
    await until('another Postgres', another, () => this.output);
  }

  private async killBoth(): Promise<void> {
    process.kill(this.current.postgresPid, 'SIGKILL');
    await this.current.send('SIGKILL');
    await this.startAgain();
  }

  private killStore(): Promise<void> {
    return interruptEventStoreOf(this.current.dataDir, Math.random() * STORE_AWAY_MS);
  }

  private async killAll(): Promise<void> {
    // The server comes back first and has to wait for its events.
    await Promise.all([this.killStore(), this.killBoth()]);
  }

  /** Ends the connections with advisory locks, which select the process that leads the projections, the reactions and the daily run. */
  private async cutLock(): Promise<void> {
    const url = EmbeddedPostgres.runningUrl(this.current.dataDir)?.replace(/\/postgres$/, '/quire');
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      const cut = await client.query(
        `SELECT pg_terminate_backend(pid) FROM (SELECT DISTINCT pid FROM pg_locks WHERE locktype = 'advisory' AND granted) held`,
      );
      if (cut.rowCount === 0) throw new Error('No connection holds an advisory lock');
    } finally {
      await client.end();
    }
  }

  /** The database does not answer for a while, and its connections stay open. */
  private async freeze(): Promise<void> {
    const family = familyOf(this.current.postgresPid);
    const signal = (name: NodeJS.Signals): void =>
      family.forEach((pid) => {
        try {
          process.kill(pid, name);
        } catch {
          // The process has already ended.
        }
      });
    signal('SIGSTOP');
    await sleep(500 + Math.random() * 2_500);
    signal('SIGCONT');
  }

  private async startAgain(): Promise<void> {
    this.current = await BuiltServer.start(this.current.dataDir, this.settings);
  }

  private async readiness(): Promise<true | null> {
    const answer = await fetch(`${this.origin}/api/health/ready`).catch(() => null);
    return answer?.status === 200 ? true : null;
  }
}
