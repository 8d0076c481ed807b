import type { AllStreamSubscription, EventStoreDBClient } from '@eventstore/db-client';
import { excludeSystemEvents } from '@eventstore/db-client';
import { BackOff } from '../../../contracts';
import { Delivery } from '../delivery';
import { toError } from '../failures';
import type { Position, RecordedEvent, SubscribeOptions, Subscription } from '../port';
import { START } from '../port';
import { Signal } from '../signal';
import type { EsdbConnection } from './connection';
import { decodePosition } from './position';
import { toRecordedEvent } from './recorded-event';

const DEFAULT_BATCH = 500;

/**
 * A catch-up subscription to all events. It buffers the client's stream in `waiting`, so a batch is everything that arrived while the last
 * batch was being handled. When the server drops the subscription, a new one starts after the last handled batch.
 */
export class EsdbSubscription implements Subscription {
  private readonly delivery: Delivery;
  private readonly interrupt = new Signal();
  private readonly running: Promise<void>;
  private position: Position;
  private stream: AllStreamSubscription | null = null;
  private stopped = false;

  constructor(
    private readonly connection: EsdbConnection,
    private readonly options: SubscribeOptions,
  ) {
    this.position = options.after;
    this.delivery = new Delivery(options);
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.delivery.end();
    this.interrupt.set();
    this.stream?.destroy();
    await this.running;
  }

  private async run(): Promise<void> {
    const backOff = new BackOff(50, 1_000);
    while (!this.stopped) {
      let following: Promise<void> | undefined;
      try {
        await this.connection.read(
          (client) => (following = this.follow(client, () => backOff.reset())),
          () => this.stream?.destroy(),
        );
        if (!this.stopped) throw new Error('The event store ended the subscription');
      } catch (error) {
        // The handler may still be at work on the last batch. The next stream must not overtake it.
        await following?.catch(() => undefined);
        if (this.stopped) return;
        this.options.onTrouble?.(toError(error));
        await this.interrupt.wait(backOff.next());
      }
    }
  }

  /** Runs until the stream ends or breaks. It is read only with `for await`: handlers of 'data' events would overlap. */
  private async follow(client: EventStoreDBClient, onProgress: () => void): Promise<void> {
    const arrived = new Arrivals(this.options.batchSize ?? DEFAULT_BATCH);
    const stream = client.subscribeToAll({
      fromPosition: this.position === START ? 'start' : decodePosition(this.position),
      filter: excludeSystemEvents(),
    });
    // The loop below receives errors too. One that arrives after the loop has ended must not end the process.
    stream.on('error', () => undefined);
    stream.on('confirmation', () => this.options.onConnected?.());
    this.stream = stream;
    if (this.stopped) stream.destroy();
    const reading = this.read(stream, arrived).finally(() => arrived.close());
    // A failure before the `await` below must not count as unhandled.
    reading.catch(() => undefined);
    for (let batch = await arrived.take(); batch && !this.stopped; batch = await arrived.take()) {
      const last = batch.at(-1);
      if (!last || !(await this.delivery.deliver(batch))) break;
      this.position = last.position;
      onProgress();
    }
    arrived.close();
    stream.destroy();
    await stream.unsubscribe().catch(() => undefined);
    await reading;
  }

  private async read(stream: AllStreamSubscription, arrived: Arrivals): Promise<void> {
    for await (const resolved of stream) {
      const event = toRecordedEvent(resolved);
      if (event && event.position > this.position) await arrived.put(event);
    }
  }
}

/** Buffer between the stream and the handler. It holds at most one batch, so that a slow handler slows the stream down. */
class Arrivals {
  private waiting: RecordedEvent[] = [];
  private closed = false;
  private readonly filled = new Signal();
  private readonly emptied = new Signal();

  constructor(private readonly limit: number) {}

  async put(event: RecordedEvent): Promise<void> {
    while (this.waiting.length >= this.limit && !this.closed) await this.emptied.wait();
    this.waiting.push(event);
    this.filled.set();
  }

  /** Waits for something to arrive, then returns all of it; null when closed. */
  async take(): Promise<RecordedEvent[] | null> {
    while (this.waiting.length === 0 && !this.closed) {
      await this.filled.wait();
      // Let the rest of the same packet arrive too.
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (this.closed) return null;
    const batch = this.waiting;
    this.waiting = [];
    this.emptied.set();
    return batch;
  }

  close(): void {
    this.closed = true;
    this.filled.set();
    this.emptied.set();
  }
}
