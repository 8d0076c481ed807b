import type { Pool } from 'pg';
import { BackOff } from '../../../../contracts';
import { Delivery } from '../../delivery';
import { toError } from '../../failures';
import type { Position, SubscribeOptions, Subscription } from '../../port';
import { Signal } from '../../signal';
import type { EventFeed } from './event-feed';
import { readSettledBatch } from './horizon';

const DEFAULT_BATCH = 500;
const RETRY_MS = 50;

/** Reads the table until it reaches the feed's tail, and then the tail. */
export class PostgresSubscription implements Subscription {
  private readonly wakeUp = new Signal();
  private readonly delivery: Delivery;
  private readonly running: Promise<void>;
  private position: Position;
  private stopped = false;

  constructor(
    private readonly pool: Pool,
    private readonly feed: EventFeed,
    private readonly options: SubscribeOptions,
  ) {
    this.position = options.after;
    this.delivery = new Delivery(options);
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.delivery.end();
    this.wakeUp.set();
    await this.running;
  }

  private async run(): Promise<void> {
    const onTrouble = (error: Error) => this.options.onTrouble?.(error);
    const listener = { onTrouble, onConnected: () => this.options.onConnected?.() };
    this.feed.addReader(this.wakeUp, listener);
    const backOff = new BackOff(50, 1_000);
    let broken = false;
    while (!this.stopped) {
      try {
        await this.step();
        if (broken) listener.onConnected();
        broken = false;
        backOff.reset();
      } catch (error) {
        broken = true;
        onTrouble(toError(error));
        await this.wakeUp.wait(backOff.next());
      }
    }
    this.feed.removeReader(this.wakeUp, listener);
  }

  private async step(): Promise<void> {
    const limit = this.options.batchSize ?? DEFAULT_BATCH;
    const fromTail = this.feed.after(this.position, limit);
    const batch = fromTail ?? (await readSettledBatch(this.pool, this.position, limit));
    const last = batch.at(-1);
    // At the tail, the feed wakes this loop. Before it, either events are held back for a moment, or the feed is not ready yet.
    if (!last) await this.wakeUp.wait(fromTail ? undefined : RETRY_MS);
    else if (await this.delivery.deliver(batch)) this.position = last.position;
  }
}
