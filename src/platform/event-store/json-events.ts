import { EventTooLargeError, MAX_EVENT_BYTES } from './port';
import type { NewEvent } from './port';

/** An event with its JSON written out, once: it is measured and sent in the same form. */
export interface SerialisedEvent {
  id: string;
  type: string;
  data: string;
  metadata: string;
}

/**
 * Writes out data and metadata. Both adapters refuse here, before anything is sent, what EventStoreDB would refuse.
 * @throws EventTooLargeError over 1 MB of data, TypeError when there is no event or its data is not JSON.
 */
export function serialiseEvents(events: readonly NewEvent[]): SerialisedEvent[] {
  if (events.length === 0) throw new TypeError('An append needs at least one event');
  return events.map(serialise);
}

function serialise(event: NewEvent): SerialisedEvent {
  const data: unknown = JSON.stringify(event.data);
  if (typeof data !== 'string') throw new TypeError(`The data of an event of type ${event.type} is not JSON`);
  const bytes = Buffer.byteLength(data);
  if (bytes > MAX_EVENT_BYTES) throw new EventTooLargeError(event.type, bytes);
  return { id: event.id, type: event.type, data, metadata: JSON.stringify(event.metadata) };
}
