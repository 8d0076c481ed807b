import type { RecordedEvent } from '../port';

/** The stream of all decisions about quarantine. It is short, so every process reads all of it. */
export const QUARANTINE_STREAM = 'quarantine';
/** The type that a quarantined event has for its readers. No fold, read model or reaction handles it. */
export const QUARANTINED_TYPE = 'EventSetAside';

/** Data of EventQuarantined: an operator set an event aside. */
export interface QuarantinedEvent {
  eventId: string;
  streamId: string;
  type: string;
  reason: string;
}

/** Data of EventReleased: an operator ended the quarantine of an event. */
export interface ReleasedEvent {
  eventId: string;
}

/** A quarantined event, and the time since which it is quarantined. */
export interface QuarantineEntry extends QuarantinedEvent {
  since: string;
}

/** Applies one more event of the stream to the quarantine. Changes the map. */
export function applyQuarantine(entries: Map<string, QuarantineEntry>, { type, data, metadata }: RecordedEvent): void {
  const { eventId } = data as ReleasedEvent;
  if (type === 'EventQuarantined') entries.set(eventId, { ...(data as QuarantinedEvent), since: metadata.at });
  if (type === 'EventReleased') entries.delete(eventId);
}
