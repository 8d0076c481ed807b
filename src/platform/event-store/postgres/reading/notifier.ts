import type { Pool } from 'pg';
import { sleep } from '../../failures';
import type { Position } from '../../port';
import { CHANNEL } from '../schema';

/**
 * Notifies other processes of appends: after the commit and at most every few milliseconds. A NOTIFY inside the append would make all
 * commits queue for one lock (figures in ADR 0003). If this process dies before the notification, the other processes find the events by
 * polling.
 */
export class Notifier {
  private newest: Position | null = null;
  private sending: Promise<void> | null = null;

  constructor(
    private readonly pool: Pool,
    private readonly pauseMs: number,
  ) {}

  announce(position: Position): void {
    if (this.newest === null || this.newest < position) this.newest = position;
    this.sending ??= this.run().finally(() => {
      this.sending = null;
    });
  }

  /** Resolves when every announced position has been sent. */
  async flush(): Promise<void> {
    while (this.sending) await this.sending;
  }

  private async run(): Promise<void> {
    while (this.newest !== null) {
      const position = this.newest;
      this.newest = null;
      // A failure here is harmless: other code reports the connection trouble, and the other processes poll.
      await this.pool.query('select pg_notify($1, $2)', [CHANNEL, position]).catch(() => undefined);
      await sleep(this.pauseMs);
    }
  }
}
