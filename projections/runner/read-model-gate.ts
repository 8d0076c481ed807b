import type { Pool } from 'pg';
import { type Position, START } from '../../src/platform/event-store/port';
import type { ReadModelBarrier } from '../../src/platform/read-models/barrier';
import { readCheckpoints } from './checkpoints';

interface Waiter {
  position: Position;
  done(): void;
}

/** How often the checkpoints are asked while somebody waits and another process applies the events. */
const ASK_EVERY_MS = 10;

/**
 * The barrier. Where this process applies the events, waiters are let through the moment the transaction has committed; where another
 * does, the checkpoints are asked as long as anybody waits.
 */
export class ReadModelGate implements ReadModelBarrier {
  private readonly waiters = new Set<Waiter>();
  private position: Position = START;
  private asking: NodeJS.Timeout | undefined;
  private local = false;
  private closed = false;

  constructor(private readonly pool: Pool) {}

  /** Says whether this process applies the events. */
  lead(local: boolean): void {
    this.local = local;
    if (local) this.position = START;
    this.ask();
  }

  /** Called after the commit: all live projections are at `position` or beyond. */
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

  /** Lets everybody through, now and later: nothing will be applied any more. */
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
      const live = [...(await readCheckpoints(this.pool)).values()].filter(({ status }) => status === 'live');
      const positions = live.map((checkpoint) => checkpoint.position).sort();
      const furthest = [...this.waiters]
        .map((waiter) => waiter.position)
        .sort()
        .at(-1);
      // With every projection stopped there is nothing to wait for.
      this.passed(positions[0] ?? furthest ?? START);
    } catch {
      // The database is away: those who wait are let go by their timeouts, and the runner reports the trouble.
    }
  }
}
