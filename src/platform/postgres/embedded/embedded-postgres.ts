import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { BackOff } from '../../../contracts';
import { untilAborted } from '../../leadership/until-aborted';
import { giveUpOwnership, ownerOf, takeOwnership } from './folder-owner';
import { freePort } from './free-port';
import { initDatabase, SUPERUSER } from './init-database';
import { type Layout, prepareLayout } from './layout';
import { stopOrphan, stopServer } from './orphan';
import { spawnServer, untilReady } from './server-process';

export interface EmbeddedOptions {
  /** DATA_DIR, which contains all data of the server. */
  dataDir: string;
  /** False only in tests: faster, but data are lost when the machine fails. */
  durable: boolean;
  /** Called with one line when the server ended unexpectedly, when it is back, and when the restart failed. */
  onTrouble(message: string): void;
}

const LONGEST_PAUSE_MS = 5_000;
/** Processes of a killed server need a moment to end. Until then a new one cannot get the shared memory. */
const START_ATTEMPTS = 15;

/** The Postgres that comes with Quire: data in one folder, on 127.0.0.1 only. It restarts after a crash. */
export class EmbeddedPostgres {
  private child: ChildProcess | null = null;
  private readonly ending = new AbortController();
  private reviving: Promise<void> = Promise.resolve();

  private constructor(
    private readonly layout: Layout,
    private readonly options: EmbeddedOptions,
    private readonly port: number,
  ) {}

  /**
   * Starts the server, and sets it up the first time. Stops a server that outlived an earlier Quire on the same folder.
   * @throws Error when another running Quire uses the folder, or when the server does not start.
   */
  static async start(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
    const layout = prepareLayout(options.dataDir);
    takeOwnership(layout.ownerFile, options.dataDir);
    try {
      await stopOrphan(layout.data);
      await initDatabase(layout, options.durable);
      const port = await freePort(rememberedPort(layout));
      writeFileSync(layout.portFile, String(port));
      const server = new EmbeddedPostgres(layout, options, port);
      await server.launch();
      return server;
    } catch (failure) {
      giveUpOwnership(layout.ownerFile);
      throw failure;
    }
  }

  /** Starts a server that outlives this process without supervision; `stopOrphan` ends it. For tests. */
  static async startDetached(options: EmbeddedOptions): Promise<string> {
    const server = await EmbeddedPostgres.start(options);
    server.ending.abort();
    server.child?.unref();
    giveUpOwnership(server.layout.ownerFile);
    return server.url;
  }

  /** The address of the server of a Quire that is running on this folder, or null. For tools that run at the same time. */
  static runningUrl(dataDir: string): string | null {
    if (!existsSync(dataDir)) return null;
    const layout = prepareLayout(dataDir);
    const port = rememberedPort(layout);
    return ownerOf(layout.ownerFile) !== null && port !== null ? serverUrl(layout.password, port) : null;
  }

  /** Address of the maintenance database, with user and password. */
  get url(): string {
    return serverUrl(this.layout.password, this.port);
  }

  /** Id of the server's process; null during a restart. */
  get pid(): number | null {
    return this.child?.pid ?? null;
  }

  /** Shuts the server down cleanly, within a few seconds. */
  async stop(): Promise<void> {
    this.ending.abort();
    // A server in the middle of a restart would outlive this process.
    await Promise.all([this.stopChild(), this.reviving]);
    await this.stopChild();
    giveUpOwnership(this.layout.ownerFile);
  }

  private async stopChild(): Promise<void> {
    if (this.child?.pid !== undefined) await stopServer(this.child.pid);
  }

  private async launch(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const child = spawnServer(this.layout, this.port, this.options.durable);
      this.child = child;
      try {
        await untilReady(child, this.url, this.layout);
        this.watch(child);
        return;
      } catch (failure) {
        await this.stopChild();
        this.child = null;
        if (attempt === START_ATTEMPTS || this.ending.signal.aborted) throw failure;
        await stopOrphan(this.layout.data);
        await sleep(Math.min(100 * attempt, 500));
      }
    }
  }

  private watch(child: ChildProcess): void {
    const onEnd = (): void => {
      this.child = null;
      if (!this.ending.signal.aborted) this.reviving = this.revive();
    };
    if (child.exitCode !== null || child.signalCode !== null) onEnd();
    else child.once('exit', onEnd);
  }

  private async revive(): Promise<void> {
    this.options.onTrouble('The embedded Postgres has ended by itself and is started again');
    const backOff = new BackOff(100, LONGEST_PAUSE_MS);
    while (!this.ending.signal.aborted) {
      try {
        await stopOrphan(this.layout.data);
        await this.launch();
        this.options.onTrouble('The embedded Postgres is back');
        return;
      } catch (failure) {
        if (this.ending.signal.aborted) return;
        this.options.onTrouble(failure instanceof Error ? failure.message : String(failure));
        await untilAborted(this.ending.signal, backOff.next());
      }
    }
  }
}

const serverUrl = (password: string, port: number): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;

function rememberedPort(layout: Layout): number | null {
  const port = existsSync(layout.portFile) ? Number(readFileSync(layout.portFile, 'utf8')) : NaN;
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null;
}
