import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { EventStoreUnavailable } from '../store-unavailable/is-store-unavailable';
import { toError } from './failures';
import { EVENT_STORE, type EventStore } from './port';
import { Signal } from './signal';

/** A stream without events: reading it is almost free for the store. */
const CHECKED_STREAM = 'quire-watch';
const CHECK_INTERVAL_MS = 400;
const ANSWER_WITHIN_MS = 750;
/** A single late answer may be this process's own fault, when it is busy. */
const LATE_ANSWERS = 2;

type Listener = (trouble: string | null) => void;

/**
 * Detects within two seconds whether the event store answers, even if no event or request arrives. Writes do not depend on it: they are
 * always tried.
 */
@Injectable()
export class StoreWatch implements OnModuleInit, BeforeApplicationShutdown {
  private readonly listeners = new Set<Listener>();
  private readonly interrupt = new Signal();
  private running: Promise<void> = Promise.resolve();
  private stopped = false;
  private late = 0;
  private reason: string | null = null;

  constructor(@Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'readStream'>) {}

  /** Null while the store answers, else the reason why it does not. */
  get trouble(): string | null {
    return this.reason;
  }

  /** Calls back on each change of the state, until the returned function is called. */
  onChange(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The result of the work. @throws EventStoreUnavailable as soon as the store is known to be unavailable, else what the work throws. */
  whileAvailable<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.reason !== null) return Promise.reject(new EventStoreUnavailable(this.reason));
    return new Promise((resolve, reject) => {
      const leave = this.onChange((trouble) => {
        if (trouble !== null) reject(new EventStoreUnavailable(trouble));
      });
      void work().then(resolve, reject).finally(leave);
    });
  }

  onModuleInit(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.interrupt.set();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      await this.ask();
      if (!this.stopped) await this.interrupt.wait(CHECK_INTERVAL_MS);
    }
  }

  private async ask(): Promise<void> {
    const answered = this.store.readStream(CHECKED_STREAM, { max: 1 }).then(
      () => null,
      (failure: unknown) => toError(failure).message,
    );
    const answer = await within(ANSWER_WITHIN_MS, answered);
    if (this.stopped) return;
    this.late = answer === 'late' ? this.late + 1 : 0;
    if (answer !== 'late') this.note(answer);
    else if (this.late >= LATE_ANSWERS) this.note('no answer in time');
  }

  private note(reason: string | null): void {
    const before = this.reason;
    this.reason = reason;
    if ((before === null) === (reason === null)) return;
    for (const listener of [...this.listeners]) listener(reason);
  }
}

/** The result if it arrives within the time, else 'late'. An answer that has arrived while this process was busy counts as in time. */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => setImmediate(() => setImmediate(() => resolve('late'))), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
