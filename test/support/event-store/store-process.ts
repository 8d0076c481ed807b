import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A real server takes some seconds to start, and on a loaded machine many. */
const START_TIMEOUT_MS = 180_000;
const END_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 10;

/** A program that starts an empty event store, prints its address and ends with its input. */
export class StoreProcess {
  private constructor(
    private child: ChildProcess,
    readonly url: string,
    private readonly words: readonly string[],
  ) {}

  /**
   * Waits synchronously for the address.
   * @throws Error with the program's output when the address does not come
   */
  static start(words: readonly string[]): StoreProcess {
    const { child, url } = launch(words);
    return new StoreProcess(child, url, words);
  }

  /** Kills it and starts it again after a while. @throws Error when it comes back at another address */
  async interrupt(ms: number): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
    await sleep(ms);
    const { child, url } = launch(this.words);
    this.child = child;
    if (url !== this.url) throw new Error(`The event store came back at ${url} instead of ${this.url}`);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.stdin?.end();
    const late = sleep(END_WITHIN_MS, null, { ref: false });
    if ((await Promise.race([ended, late])) === null) this.child.kill('SIGKILL');
  }
}

function launch([program = '', ...words]: readonly string[]): { child: ChildProcess; url: string } {
  const folder = mkdtempSync(join(tmpdir(), 'quire-store-says-'));
  const outputFile = join(folder, 'said');
  const file = openSync(outputFile, 'w');
  const child = spawn(program, words, { stdio: ['pipe', file, file] });
  closeSync(file);
  // The error of a program that cannot be started comes too late, when the wait below has already ended.
  child.once('error', () => undefined);
  // The child ends with this process and does not keep it running.
  child.unref();
  (child.stdin as Socket).unref();
  try {
    return { child, url: addressIn(outputFile) };
  } catch (failure) {
    child.kill('SIGKILL');
    throw failure;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const pause = new Int32Array(new SharedArrayBuffer(4));

function addressIn(file: string): string {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end) {
    const address = /^(esdb(?:\+discover)?:\/\/\S+)\s*$/m.exec(readFileSync(file, 'utf8'))?.[1];
    if (address !== undefined) return address;
    Atomics.wait(pause, 0, 0, LOOK_EVERY_MS);
  }
  throw new Error(`The event store did not print its address:\n${readFileSync(file, 'utf8')}`);
}
