import type { EventStore, Position } from '../../../src/platform/event-store/port';

/** The number of checks without progress, one per second, after which the end of the log is read. A batch of events takes less time. */
const CHECKS_BEFORE_ASKING = 5;

/** Detects that events wait and no process applies them: the process that should has ended, hangs, or was never started. */
export class LogLag {
  private position: Position | undefined;
  private looks = 0;
  private asking = false;
  private waits = false;

  constructor(private readonly store: Pick<EventStore, 'head'>) {}

  /**
   * Call this once a second with the position of the furthest read model. It reads the end of the log in the background, since the log may
   * be unavailable for a long time. While it is, no events count as waiting.
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
