import type { EventStoreDBClient, JSONType } from '@eventstore/db-client';
import { jsonEvent, MaxAppendSizeExceededError, WrongExpectedVersionError } from '@eventstore/db-client';
import type { SerialisedEvent } from '../json-events';
import { serialiseEvents, tooLargeTogether } from '../json-events';
import type { AppendResult, ExpectedRevision, NewEvent } from '../port';
import { WrongExpectedRevisionError } from '../port';
import { encodePosition } from './position';

/** @throws WrongExpectedRevisionError, EventTooLargeError */
export async function appendEvents(
  client: EventStoreDBClient,
  streamId: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): Promise<AppendResult> {
  const serialised = serialiseEvents(events);
  const proposed = events.map(({ id, type, data, metadata }) =>
    jsonEvent({ id, type, data: data as JSONType, metadata: { ...metadata } }),
  );
  // Without an expected revision the client would append in any state of the stream.
  const expectedRevision = expected === 'NO_STREAM' ? 'no_stream' : BigInt(expected);
  const result = await client.appendToStream(streamId, proposed, { expectedRevision }).catch((error: unknown) => {
    throw translate(error, streamId, expected, serialised);
  });
  if (!result.position) throw new Error(`The event store gave no position for an append to ${streamId}`);
  return { revision: Number(result.nextExpectedRevision), position: encodePosition(result.position) };
}

function translate(
  error: unknown,
  streamId: string,
  expected: ExpectedRevision,
  events: readonly SerialisedEvent[],
): unknown {
  if (error instanceof WrongExpectedVersionError) {
    const actual = error.actualVersion;
    return new WrongExpectedRevisionError(
      streamId,
      expected,
      typeof actual === 'bigint' ? Number(actual) : 'NO_STREAM',
    );
  }
  if (error instanceof MaxAppendSizeExceededError) return tooLargeTogether(events);
  return error;
}
