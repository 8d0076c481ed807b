import { Empty, StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb';
import { ReadResp } from '@eventstore/db-client/generated/streams_pb';
import type { StoredEvent } from './event-log';

export function textOf(bytes: Uint8Array | string): string {
  return Buffer.from(bytes as Uint8Array).toString('utf8');
}

export function streamIdentifier(streamId: string): StreamIdentifier {
  return new StreamIdentifier().setStreamName(Buffer.from(streamId).toString('base64'));
}

/** The client encodes identifiers as text or as two signed halves. */
export function uuidText(id: UUID | undefined): string {
  if (!id) throw new Error('An event came without an id');
  const halves = id.getStructured();
  if (!halves) return id.getString();
  const hex = [halves.getMostSignificantBits(), halves.getLeastSignificantBits()]
    .map((half) => BigInt.asUintN(64, BigInt(half)).toString(16).padStart(16, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function eventResponse(event: StoredEvent): ReadResp {
  const recorded = new ReadResp.ReadEvent.RecordedEvent()
    .setId(new UUID().setString(event.id))
    .setStreamIdentifier(streamIdentifier(event.streamId))
    .setStreamRevision(String(event.revision))
    .setCommitPosition(String(event.position))
    .setPreparePosition(String(event.position))
    .setCustomMetadata(event.customMetadata)
    .setData(event.data);
  for (const [key, value] of event.metadata) recorded.getMetadataMap().set(key, value);
  const read = new ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(String(event.position));
  return new ReadResp().setEvent(read);
}

export function confirmation(id: string): ReadResp {
  return new ReadResp().setConfirmation(new ReadResp.SubscriptionConfirmation().setSubscriptionId(id));
}

export function checkpoint(position: bigint): ReadResp {
  const at = new ReadResp.Checkpoint().setCommitPosition(String(position)).setPreparePosition(String(position));
  return new ReadResp().setCheckpoint(at);
}

export function streamNotFound(streamId: string): ReadResp {
  const what = new ReadResp.StreamNotFound().setStreamIdentifier(streamIdentifier(streamId));
  return new ReadResp().setStreamNotFound(what);
}

export const empty = (): Empty => new Empty();
