import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../project-root';
import { atLowPriority } from './low-priority';

const LOOK_EVERY_MS = 250;
const END_WITHIN_MS = 2_500;

/** Why a helper returned no result: it refused, took too long, used too much memory, or died. */
export type HelperTrouble = 'REFUSED' | 'TIME' | 'MEMORY' | 'DIED';

export class HelperFailure extends Error {
  constructor(
    readonly trouble: HelperTrouble,
    message: string,
  ) {
    super(message);
    this.name = 'HelperFailure';
  }
}

/** A helper's answer. */
export type HelperAnswer = { result: unknown } | { refusal: string };

export interface HelperLimits {
  /** Limit of resident memory, enforced where /proc exists. */
  memoryBytes: number;
  /** Its whole environment in addition to PATH. */
  env?: NodeJS.ProcessEnv;
}

/**
 * A child process for work that would block the server, or on untrusted files. It runs below the server's priority and without the
 * server's environment. It is killed when it exceeds its time or memory. It ends with this process, even after kill -9.
 */
export class HelperProcess {
  private child: ChildProcess | null = null;

  /** @param program path of a module that calls `serve` (helper-program.ts), without its extension. */
  constructor(
    private readonly program: string,
    private readonly limits: HelperLimits,
  ) {}

  /** Id of the running process; null while there is none. */
  get pid(): number | null {
    return this.child?.pid ?? null;
  }

  /** Does one piece of work at a time, and starts the process if needed. @throws HelperFailure. */
  async ask<Result>(work: object, withinMs: number): Promise<Result> {
    const child = (this.child ??= this.start());
    const over = new AbortController();
    try {
      const answer = (await Promise.race([
        once(child, 'message', { signal: over.signal }).then(([message]) => message as HelperAnswer),
        this.ended(child, over.signal),
        this.watched(child, withinMs, over.signal),
        new Promise<never>((_resolve, reject) =>
          child.send(work, (failure) => (failure ? reject(failure) : undefined)),
        ),
      ])) as HelperAnswer;
      if ('refusal' in answer) throw new HelperFailure('REFUSED', answer.refusal);
      return answer.result as Result;
    } catch (failure) {
      if (!(failure instanceof HelperFailure && failure.trouble === 'REFUSED')) this.kill();
      throw failure;
    } finally {
      over.abort();
    }
  }

  kill(): void {
    this.child?.kill('SIGKILL');
    this.child = null;
  }

  /** Lets the process close its resources, and kills it when that takes too long. */
  async end(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child?.connected || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.disconnect();
    const late = sleep(END_WITHIN_MS, null, { ref: false }).then(() => child.kill('SIGKILL'));
    await Promise.race([ended, late]);
  }

  private start(): ChildProcess {
    const isSource = __filename.endsWith('.ts');
    const { memoryBytes, env } = this.limits;
    const child = fork(`${this.program}${isSource ? '.ts' : '.js'}`, {
      ...atLowPriority(process.execPath, [
        // When run from the sources, as in tests, swc compiles on the fly.
        ...(isSource ? ['--require', join(projectRoot(), 'scripts', 'swc-register.cjs')] : []),
        `--max-old-space-size=${Math.floor(memoryBytes / 2 ** 20)}`,
      ]),
      env: { PATH: process.env['PATH'], ...env },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // `ended` reports a failure to start.
    child.on('error', () => undefined);
    child.once('exit', () => {
      if (this.child === child) this.child = null;
    });
    return child;
  }

  private async ended(child: ChildProcess, signal: AbortSignal): Promise<never> {
    await once(child, 'exit', { signal });
    throw new HelperFailure('DIED', 'The helper process ended.');
  }

  private watched(child: ChildProcess, withinMs: number, signal: AbortSignal): Promise<never> {
    const end = Date.now() + withinMs;
    return new Promise((_resolve, reject) => {
      const timer = setInterval(() => {
        if (Date.now() > end) reject(new HelperFailure('TIME', 'It took too long.'));
        else if (residentBytes(child.pid) > this.limits.memoryBytes)
          reject(new HelperFailure('MEMORY', 'It needs too much memory.'));
      }, LOOK_EVERY_MS);
      signal.addEventListener('abort', () => clearInterval(timer));
    });
  }
}

/** 0 where the system does not report it. */
export function residentBytes(pid: number | undefined): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}
