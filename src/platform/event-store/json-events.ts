import type { NewEvent } from './port';
import { EventTooLargeError, MAX_EVENT_BYTES } from './port';

/** An event with its JSON, serialised once, so that the measured text is the text that is sent. */
export interface SerialisedEvent {
  id: string;
  type: string;
  data: string;
  metadata: string;
}

const sizeOf = (event: SerialisedEvent): number => Buffer.byteLength(event.data) + Buffer.byteLength(event.metadata);

const sizeOfAll = (events: readonly SerialisedEvent[]): number => events.reduce((sum, event) => sum + sizeOf(event), 0);

/**
 * Serialises data and metadata. Before anything is sent, both adapters refuse what EventStoreDB would refuse. Its limit applies to all
 * events of an append together.
 * @throws EventTooLargeError over 1 MB, TypeError when there is no event or its data is not JSON.
 */
export function serialiseEvents(events: readonly NewEvent[]): SerialisedEvent[] {
  if (events.length === 0) throw new TypeError('An append needs at least one event');
  const serialised = events.map(serialise);
  if (sizeOfAll(serialised) > MAX_EVENT_BYTES) throw tooLargeTogether(serialised);
  return serialised;
}

/** The error has the size of the whole append and the type of its largest event. */
export function tooLargeTogether(events: readonly SerialisedEvent[]): EventTooLargeError {
  const [first, ...rest] = events;
  const largest = rest.reduce((a, b) => (a && sizeOf(a) >= sizeOf(b) ? a : b), first);
  return new EventTooLargeError(largest?.type ?? 'none', sizeOfAll(events));
}

function serialise(event: NewEvent): SerialisedEvent {
  const data: unknown = JSON.stringify(event.data);
  if (typeof data !== 'string') throw new TypeError(`The data of an event of type ${event.type} is not JSON`);
  const bytes = Buffer.byteLength(data);
  if (bytes > MAX_EVENT_BYTES) throw new EventTooLargeError(event.type, bytes);
  return { id: event.id, type: event.type, data, metadata: JSON.stringify(event.metadata) };
}
