import type { Position, RecordedEvent } from '../../port';
import { START } from '../../port';

/**
 * The newest settled events, read once per process and shared by all subscriptions near the end of the log. It holds every event
 * after `from` up to and including `to`, without gaps.
 */
export class TailBuffer {
  private events: RecordedEvent[] = [];
  private first: Position = START;
  private last: Position = START;

  constructor(private readonly capacity: number) {}

  get to(): Position {
    return this.last;
  }

  /** Empties the buffer and restarts after this position. */
  restart(position: Position): void {
    this.events = [];
    this.first = position;
    this.last = position;
  }

  push(events: RecordedEvent[]): void {
    const newest = events.at(-1);
    if (!newest) return;
    this.events = this.events.concat(events);
    this.last = newest.position;
    if (this.events.length <= this.capacity) return;
    const dropped = this.events.length - Math.ceil(this.capacity / 2);
    this.first = this.events[dropped - 1]?.position ?? this.first;
    this.events = this.events.slice(dropped);
  }

  /** The next events after a position; null when the buffer starts after it, so that they must be read from the table. */
  after(position: Position, limit: number): RecordedEvent[] | null {
    if (position < this.first) return null;
    let low = 0;
    let high = this.events.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.events[middle]?.position ?? '') > position) high = middle;
      else low = middle + 1;
    }
    return this.events.slice(low, low + limit);
  }
}
