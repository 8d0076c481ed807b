import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopOrphan } from '../../../src/platform/postgres/embedded/orphan';
import { endEventStoreOf, eventStoreOf } from '../../support/event-store/store-of-place';
import { familyOf } from './process-list';

const ROOT = join(__dirname, '..', '..', '..');
const MAIN = join(ROOT, 'dist', 'src', 'main.js');
const READY_WITHIN_MS = 240_000;
const END_WITHIN_MS = 120_000;

/** Settings of a server that logs only problems, creates no demo data and catches its mails. */
const QUIET = {
  ...{ NODE_ENV: 'test', LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000', PORT: '0' },
  DOCUMENTS_ON_SUBMISSION: 'off',
};
/** The variables passed on to a server: a setting of the machine must not affect a test. */
const INHERITED = ['PATH', 'HOME', 'PUPPETEER_EXECUTABLE_PATH'];

export type Settings = Record<string, string | undefined>;

export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** From the stop request to the end of the process. */
  milliseconds: number;
}

/** A folder for DATA_DIR that the Postgres account can also enter. */
export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quire-robust-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Stops a database left behind by a killed server and the event store, and removes the folder. */
export async function removeDataDir(folder: string): Promise<void> {
  await endEventStoreOf(folder);
  await stopOrphan(join(folder, 'postgres', 'data'));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** Runs a tool of the built project to its end. */
export function startBuilt(path: string, args: string[], settings: Settings): ChildProcess {
  if (!existsSync(MAIN)) execFileSync(process.execPath, [join(ROOT, 'scripts', 'build.mjs')], { stdio: 'inherit' });
  const inherited = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]));
  const env = { ...inherited, ...QUIET, ...settings, EVENT_STORE_URL: eventStoreOf(settings) };
  return spawn(process.execPath, [join(ROOT, 'dist', path), ...args], { cwd: ROOT, env });
}

/** The built server in a separate process, as in production. */
export class BuiltServer {
  output = '';
  private ended: Promise<Ending>;
  private readonly startedAt = Date.now();
  private stopAskedAt = Date.now();

  private constructor(
    private readonly child: ChildProcess,
    readonly dataDir: string,
  ) {
    const appendOutput = (text: Buffer): void => void (this.output += text.toString());
    child.stdout?.on('data', appendOutput);
    child.stderr?.on('data', appendOutput);
    this.ended = new Promise((resolve) =>
      child.once('close', (code, signal) => resolve({ code, signal, milliseconds: Date.now() - this.stopAskedAt })),
    );
  }

  /** Starts it without waiting. */
  static launch(dataDir: string, settings: Settings = {}): BuiltServer {
    return new BuiltServer(startBuilt('src/main.js', [], { DATA_DIR: dataDir, ...settings }), dataDir);
  }

  /** Starts it and waits until it listens. @throws Error with its output when it exits first. */
  static async start(dataDir: string, settings: Settings = {}): Promise<BuiltServer> {
    const server = BuiltServer.launch(dataDir, settings);
    await server.ready();
    return server;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get origin(): string {
    const port = /is ready: http:\/\/localhost:(\d+)\//.exec(this.output)?.[1];
    if (port === undefined) throw new Error(`The server is not ready:\n${this.output}`);
    return `http://127.0.0.1:${port}`;
  }

  /** Pid of the database, as recorded by Postgres; 0 if there is none. */
  get postgresPid(): number {
    const file = join(this.dataDir, 'postgres', 'data', 'postmaster.pid');
    try {
      return Number(readFileSync(file, 'utf8').split('\n')[0]);
    } catch {
      // The file does not exist, or was removed just now.
      return 0;
    }
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Milliseconds until it listened. */
  async ready(): Promise<number> {
    await this.untilOutput(/is ready: http/);
    return Date.now() - this.startedAt;
  }

  /** Waits for a text in the output. @throws Error when the process exits first. */
  async untilOutput(words: RegExp): Promise<void> {
    const end = Date.now() + READY_WITHIN_MS;
    while (!words.test(this.output)) {
      if (!this.isRunning || Date.now() > end)
        throw new Error(`The server did not say ${words.source}:\n${this.output}`);
      await sleep(10);
    }
  }

  send(signal: NodeJS.Signals): Promise<Ending> {
    this.stopAskedAt = Date.now();
    this.child.kill(signal);
    return this.end();
  }

  /** Waits until the server exits. @throws Error after two minutes; it is then killed. */
  async end(): Promise<Ending> {
    const late = sleep(END_WITHIN_MS, null, { ref: false });
    const ending = await Promise.race([this.ended, late]);
    if (ending) return ending;
    this.child.kill('SIGKILL');
    throw new Error(`The server did not end:\n${this.output}`);
  }

  /** Stops it gracefully if it is still running. */
  async stop(): Promise<void> {
    if (this.isRunning) await this.send('SIGTERM');
  }

  /** Pids of all processes that it started, including its own. */
  family(): number[] {
    return familyOf(this.pid);
  }
}
