import type { Pool } from 'pg';
import { type Position, START } from '../../../src/platform/event-store/port';
import type { ReadModelBarrier } from '../../../src/platform/read-models/barrier';
import { readLivePositions } from '../checkpoints';

interface Waiter {
  position: Position;
  done(): void;
}

/** How often the checkpoints are polled while callers wait and another process applies the events. */
const ASK_EVERY_MS = 10;

/**
 * The barrier. If this process applies the events, waiters are released as soon as the transaction has committed. Otherwise the
 * checkpoints are polled while there are waiters.
 */
export class ReadModelGate implements ReadModelBarrier {
  private readonly waiters = new Set<Waiter>();
  private position: Position = START;
  private asking: NodeJS.Timeout | undefined;
  private local = false;
  private closed = false;

  constructor(private readonly pool: Pool) {}

  /** Sets whether this process applies the events. */
  lead(local: boolean): void {
    this.local = local;
    if (local) this.position = START;
    this.ask();
  }

  /** Called after the commit, when all live projections have reached `position`. */
  passed(position: Position): void {
    if (position > this.position) this.position = position;
    for (const waiter of this.waiters) {
      if (waiter.position <= this.position) waiter.done();
    }
  }

  waitFor(position: Position, timeoutMs: number): Promise<void> {
    if (this.closed || position <= this.position) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.waiters.delete(waiter);
        resolve();
      };
      const waiter: Waiter = { position, done };
      const timer = setTimeout(done, timeoutMs);
      this.waiters.add(waiter);
      this.ask();
    });
  }

  /** Releases all waiters, now and later, because no more events will be applied. */
  close(): void {
    this.closed = true;
    for (const waiter of this.waiters) waiter.done();
  }

  private ask(): void {
    if (this.local || this.waiters.size === 0 || this.asking) return;
    this.asking = setTimeout(() => {
      void this.askOnce().finally(() => {
        this.asking = undefined;
        this.ask();
      });
    }, ASK_EVERY_MS);
  }

  private async askOnce(): Promise<void> {
    try {
      const positions = (await readLivePositions(this.pool)).sort();
      const furthest = [...this.waiters]
        .map((waiter) => waiter.position)
        .sort()
        .at(-1);
      // With all projections stopped or waiting for a rebuild, there is nothing to wait for.
      this.passed(positions[0] ?? furthest ?? START);
    } catch {
      // The database is unavailable: timeouts release the waiters, and the runner reports the trouble.
    }
  }
}
