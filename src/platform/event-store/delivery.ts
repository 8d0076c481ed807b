import { BackOff } from '../../contracts';
import { toError } from './failures';
import type { RecordedEvent, SubscribeOptions } from './port';
import { Signal } from './signal';

/** Pause in milliseconds before a rejected batch is delivered again. */
const REDELIVERY = { first: 50, longest: 5_000 };

/** Passes batches to a subscription's handler, one at a time, and repeats a batch until the handler accepts it. Both adapters use it. */
export class Delivery {
  private readonly interrupt = new Signal();
  private ended = false;

  constructor(private readonly options: SubscribeOptions) {}

  /** True once handled; false when the subscription was stopped first. */
  async deliver(batch: RecordedEvent[]): Promise<boolean> {
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

  /** Starts no further attempt after this call. */
  end(): void {
    this.ended = true;
    this.interrupt.set();
  }
}
