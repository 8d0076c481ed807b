import type { EventStore, Position, ReadStreamOptions, RecordedEvent } from '../port';
import { applyQuarantine, QUARANTINE_STREAM, QUARANTINED_TYPE, type QuarantineEntry } from './quarantine-events';

/**
 * Reads of an event store in which quarantined events have the type QUARANTINED_TYPE. They keep their place, so revisions and positions have no
 * gaps, and their data, so files that they name are not removed. New decisions are read from the log itself.
 */
export class QuarantinedReads implements Pick<EventStore, 'readStream' | 'readAll'> {
  private readonly quarantined = new Map<string, QuarantineEntry>();
  private known = -1;
  private first: Promise<void> | null = null;
  private turn: Promise<void> = Promise.resolve();

  constructor(private readonly reads: Pick<EventStore, 'readStream' | 'readAll'>) {}

  /** Revision of the last decision that this process knows. States that were folded at another revision may be wrong. */
  get revision(): number {
    return this.known;
  }

  /** All quarantined events, the oldest decision first. */
  async list(): Promise<QuarantineEntry[]> {
    await this.refresh();
    return this.entries;
  }

  /** The quarantined events that this process knows, without a read. */
  get entries(): QuarantineEntry[] {
    return [...this.quarantined.values()];
  }

  async readStream(streamId: string, options?: ReadStreamOptions): Promise<RecordedEvent[]> {
    await this.begin();
    return this.mask(await this.reads.readStream(streamId, options));
  }

  async *readAll(after: Position, batchSize?: number): AsyncGenerator<RecordedEvent[]> {
    await this.begin();
    for await (const events of this.reads.readAll(after, batchSize)) yield await this.withQuarantineApplied(events);
  }

  /** Reads new decisions. */
  protected refresh(): Promise<void> {
    const next = this.turn.then(() => this.readDecisions());
    this.turn = next.catch(() => undefined);
    return next;
  }

  /** The batch with the quarantine applied, including decisions in the batch itself. */
  protected async withQuarantineApplied(events: RecordedEvent[]): Promise<RecordedEvent[]> {
    await this.begin();
    const isNew = ({ streamId, revision }: RecordedEvent): boolean =>
      streamId === QUARANTINE_STREAM && revision > this.known;
    if (events.some(isNew)) await this.refresh();
    return this.mask(events);
  }

  /** The very first read waits until all existing decisions have been read. */
  private begin(): Promise<void> {
    this.first ??= this.refresh().catch((failure: unknown) => {
      this.first = null;
      throw failure;
    });
    return this.first;
  }

  private async readDecisions(): Promise<void> {
    for (const event of await this.reads.readStream(QUARANTINE_STREAM, { from: this.known + 1 })) {
      applyQuarantine(this.quarantined, event);
      this.known = event.revision;
    }
  }

  private mask(events: RecordedEvent[]): RecordedEvent[] {
    if (this.quarantined.size === 0) return events;
    return events.map((event) => (this.quarantined.has(event.id) ? { ...event, type: QUARANTINED_TYPE } : event));
  }
}
