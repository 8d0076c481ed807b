import {
  type AppendResult,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  type Position,
  type ReadStreamOptions,
  type RecordedEvent,
  WrongExpectedRevisionError,
} from '../../../src/platform/event-store/port';

/** The part of the event store that commands need, in memory. Data is serialised as JSON, as in the real stores. */
export class MemoryEventStore implements Pick<EventStore, 'append' | 'readStream' | 'readAll'> {
  readonly log: RecordedEvent[] = [];
  reads: ReadStreamOptions[] = [];

  append(streamId: string, expected: ExpectedRevision, events: NewEvent[]): Promise<AppendResult> {
    const last = this.stream(streamId).length - 1;
    if ((expected === 'NO_STREAM' ? -1 : expected) !== last)
      return Promise.reject(new WrongExpectedRevisionError(streamId, expected, last < 0 ? 'NO_STREAM' : last));
    for (const [index, event] of events.entries()) {
      const copy = JSON.parse(JSON.stringify(event)) as NewEvent;
      const position = String(this.log.length + 1).padStart(12, '0');
      this.log.push({ ...copy, streamId, revision: last + 1 + index, position });
    }
    return Promise.resolve({ revision: last + events.length, position: this.log.at(-1)?.position ?? '' });
  }

  readStream(streamId: string, options: ReadStreamOptions = {}): Promise<RecordedEvent[]> {
    this.reads.push(options);
    const { from = 0, max = Infinity } = options;
    return Promise.resolve(this.stream(streamId).filter(({ revision }) => revision >= from && revision < from + max));
  }

  async *readAll(after: Position): AsyncGenerator<RecordedEvent[]> {
    yield this.log.filter(({ position }) => position > after);
  }

  private stream(streamId: string): RecordedEvent[] {
    return this.log.filter((event) => event.streamId === streamId);
  }
}
