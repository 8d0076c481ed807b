import { BackOff } from '../../contracts';
import { toError } from './failures';
import type { RecordedEvent, SubscribeOptions } from './port';
import { Signal } from './signal';

/** Pause in milliseconds before a refused batch is delivered again. */
export const REDELIVERY = { first: 50, longest: 5_000 };

/**
 * Hands batches to a subscription's handler, one at a time, and the same one again for as long as it is refused. Both
 * adapters deliver through it.
 */
export class Delivery {
  private readonly interrupt = new Signal();
  private ended = false;

  constructor(private readonly options: SubscribeOptions) {}

  /** True once handled; false when the subscription was stopped before. */
  async hand(batch: RecordedEvent[]): Promise<boolean> {
    const pauses = new BackOff(REDELIVERY.first, REDELIVERY.longest);
    while (!this.ended) {
      try {
        await this.options.onBatch(batch);
        return true;
      } catch (error) {
        this.options.onTrouble?.(toError(error));
      }
      await this.interrupt.wait(pauses.next());
    }
    return false;
  }

  /** No further attempt begins after this. */
  end(): void {
    this.ended = true;
    this.interrupt.set();
  }
}
