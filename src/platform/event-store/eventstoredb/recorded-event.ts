import type { AllStreamRecordedEvent, RecordedEvent as EsdbEvent, ResolvedEvent } from '@eventstore/db-client';
import type { EventMetadata, RecordedEvent } from '../port';
import { encodePosition } from './position';

/** The port's form of an event; null for the server's own events (types and streams that begin with `$`). */
export function toRecordedEvent(resolved: ResolvedEvent): RecordedEvent | null {
  const event = resolved.event;
  if (!event?.isJson || event.type.startsWith('$') || event.streamId.startsWith('$')) return null;
  const { id, type, data, streamId } = event;
  // Only this system writes to the store, and its appends always carry the port's metadata.
  const metadata = event.metadata as unknown as EventMetadata;
  return {
    id,
    type,
    data,
    metadata,
    streamId,
    revision: Number(event.revision),
    position: positionOf(event, resolved),
  };
}

function positionOf(event: EsdbEvent | AllStreamRecordedEvent, resolved: ResolvedEvent): string {
  if (event.position) return encodePosition(event.position);
  const commit = resolved.commitPosition;
  if (commit === undefined) throw new Error(`The event store gave no position for event ${event.id}`);
  return encodePosition({ commit, prepare: commit });
}
