import type { EventStore, Position } from '../../../src/platform/event-store/port';

/** Looks, one a second, without progress after which the log is asked whether events wait. A batch of events takes less. */
const CHECKS_BEFORE_ASKING = 5;

/** Knows when events wait and no process applies them: the process that does so has ended, hangs, or was never started. */
export class LogLag {
  private position: Position | undefined;
  private looks = 0;
  private asking = false;
  private waits = false;

  constructor(private readonly store: Pick<EventStore, 'head'>) {}

  /**
   * Takes the position of the furthest read model, once a second. The log is asked in the background, since it may be away for long;
   * then nothing new can be known, and nothing waits.
   */
  look(position: Position | undefined): boolean {
    if (position !== this.position) {
      [this.position, this.looks, this.waits] = [position, 0, false];
    } else {
      this.looks += 1;
    }
    if (position !== undefined && this.looks >= CHECKS_BEFORE_ASKING && !this.asking) void this.ask(position);
    return this.waits;
  }

  private async ask(position: Position): Promise<void> {
    this.asking = true;
    try {
      const head = await this.store.head();
      if (position === this.position) this.waits = head > position;
    } catch {
      this.waits = false;
    } finally {
      this.asking = false;
    }
  }
}
