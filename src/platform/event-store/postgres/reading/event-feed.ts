import type { Pool } from 'pg';
import { BackOff } from '../../../../contracts';
import { sleep, toError } from '../../failures';
import type { Position, RecordedEvent } from '../../port';
import { START } from '../../port';
import { Signal } from '../../signal';
import { Link } from '../link';
import { isPosition } from '../position';
import { newestPosition, readSettled } from '../rows';
import { readSettledByAppends, settledHead } from './horizon';
import { TailBuffer } from './tail-buffer';

/** Milliseconds and numbers of events. */
export interface FeedOptions {
  pollMs: number;
  /** Time after which only the transactions of appends are considered, because an unrelated transaction holds events back. */
  heldBackMs: number;
  capacity: number;
  readLimit: number;
  /** Time within which the database must answer a read of the tail; otherwise the feed opens a new connection. */
  answerMs: number;
}

/** How a subscription is notified about the feed's connection. */
export interface FeedListener {
  onTrouble(error: Error): void;
  onConnected(): void;
}

interface Health {
  trouble: Error | null;
}

/**
 * Follows the end of the log for all subscriptions of the process. It wakes up immediately after the process's own appends and after
 * notifications of other processes. A slow poll is the safety net. After a wake-up it polls until it has seen the announced position: a
 * committed event stays hidden while an older transaction is open.
 */
export class EventFeed {
  private readonly tail: TailBuffer;
  private readonly wakeUp = new Signal();
  private readonly readers = new Set<Signal>();
  private readonly listeners = new Set<FeedListener>();
  private known: Position = START;
  private ready = false;
  private connected = false;
  private heldBack = false;
  private stopped = false;
  private running: Promise<void> | null = null;

  constructor(
    private readonly pool: Pool,
    private readonly options: FeedOptions,
  ) {
    this.tail = new TailBuffer(options.capacity);
  }

  /** Announces that the log reaches at least this position. */
  reaches(position: Position): void {
    if (position <= this.known) return;
    this.known = position;
    this.wakeUp.set();
  }

  /** Wakes `reader` on new events, until it leaves. */
  addReader(reader: Signal, listener: FeedListener): void {
    this.readers.add(reader);
    this.listeners.add(listener);
    if (this.connected) listener.onConnected();
    this.running ??= this.run();
  }

  removeReader(reader: Signal, listener: FeedListener): void {
    this.readers.delete(reader);
    this.listeners.delete(listener);
  }

  /** Events after a position; null when the tail starts after it. */
  after(position: Position, limit: number): RecordedEvent[] | null {
    return this.ready ? this.tail.after(position, limit) : null;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.wakeUp.set();
    await this.running;
  }

  private async run(): Promise<void> {
    const backOff = new BackOff(50, 2_000);
    while (!this.stopped) {
      const health: Health = { trouble: null };
      try {
        const link = await this.open(health);
        backOff.reset();
        this.connected = true;
        for (const { onConnected } of this.listeners) onConnected();
        await this.follow(link, health).finally(() => link.close());
      } catch (error) {
        health.trouble ??= toError(error);
      }
      if (this.stopped || !health.trouble) continue;
      this.connected = false;
      for (const { onTrouble } of this.listeners) onTrouble(health.trouble);
      await this.wakeUp.wait(backOff.next());
    }
  }

  private open(health: Health): Promise<Link> {
    const onNotice = (payload: string) => {
      if (isPosition(payload)) this.reaches(payload);
    };
    return Link.open(this.pool, this.options.answerMs, onNotice, (error) => {
      health.trouble ??= error;
      this.wakeUp.set();
    });
  }

  private async follow(link: Link, health: Health): Promise<void> {
    if (!this.ready) {
      this.tail.restart(await settledHead(link.db));
      this.ready = true;
      this.wakeReaders();
    }
    while (this.continues(health)) {
      this.reaches(await newestPosition(link.db));
      do await this.catchUp(link, health);
      while (this.continues(health) && (await this.wakeUp.wait(this.options.pollMs)));
    }
  }

  private continues(health: Health): boolean {
    return !this.stopped && health.trouble === null;
  }

  private async catchUp(link: Link, health: Health): Promise<void> {
    const pause = new BackOff(1, 25);
    let waitingSince = Date.now();
    while (this.tail.to < this.known && this.continues(health)) {
      const events = await this.read(link, Date.now() - waitingSince);
      if (events.length === 0) await sleep(pause.next());
      else {
        this.tail.push(events);
        this.wakeReaders();
        pause.reset();
        waitingSince = Date.now();
      }
    }
  }

  /** Once reads had to fall back to appends only, they do so immediately, until no other transaction is in the way. */
  private async read(link: Link, waitedMs: number): Promise<RecordedEvent[]> {
    const { readLimit, heldBackMs } = this.options;
    const events = await readSettled(link.db, this.tail.to, readLimit);
    if (events.length > 0) this.heldBack = false;
    else if (waitedMs > heldBackMs) this.heldBack = true;
    return events.length > 0 || !this.heldBack ? events : readSettledByAppends(link.db, this.tail.to, readLimit);
  }

  private wakeReaders(): void {
    for (const reader of this.readers) reader.set();
  }
}
