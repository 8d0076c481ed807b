import { newId, systemClock } from '../../../src/platform/clock/clock';
import { type EventStore, type Position, type RecordedEvent, START } from '../../../src/platform/event-store/port';
import {
  QUARANTINE_STREAM,
  type QuarantinedEvent,
  type QuarantineEntry,
  type ReleasedEvent,
} from '../../../src/platform/event-store/quarantine/quarantine-events';
import { withQuarantine } from '../../../src/platform/event-store/quarantine/quarantined-store';
import type { CommandContext } from '../commands';
import { Rebuilder } from '../rebuild/rebuild';
import { refillSince } from './refill';

const BATCH = 5_000;

export const describeEntry = ({ eventId, type, streamId, since, reason }: QuarantineEntry): string =>
  `Quarantined since ${since}: event ${eventId} (${type}, ${streamId}). Reason: ${reason}`;

async function find(store: EventStore, eventId: string): Promise<RecordedEvent | undefined> {
  for await (const events of store.readAll(START, BATCH)) {
    const found = events.find(({ id }) => id === eventId);
    if (found) return found;
  }
  return undefined;
}

type Decision = { type: 'EventQuarantined'; data: QuarantinedEvent } | { type: 'EventReleased'; data: ReleasedEvent };

/** @throws WrongExpectedRevisionError when another decision was recorded in the same moment. */
async function record(store: EventStore, decision: Decision): Promise<Position> {
  const [last] = await store.readStream(QUARANTINE_STREAM, { direction: 'backward', max: 1 });
  const metadata = {
    userId: null,
    realUserId: null,
    at: systemClock.now().toISOString(),
    correlationId: newId(),
    causationId: null,
    schemaVersion: 1,
  };
  const expected = last?.revision ?? 'NO_STREAM';
  return (await store.append(QUARANTINE_STREAM, expected, [{ ...decision, id: newId(), metadata }])).position;
}

/** Fills the read models again. Running servers do the same automatically; the first process does it for all. */
async function refill({ pool, projections, print }: CommandContext, store: EventStore, at: Position): Promise<number> {
  let stopped = 0;
  const context = { pool, projections, rebuilder: new Rebuilder({ pool, store }) };
  await refillSince(context, at, ({ name }, error) => {
    stopped += 1;
    const reason = error instanceof Error ? error.message : String(error);
    print(`${name} cannot read another event, or the released one: ${reason}. A server stops it there; see 'status'.`);
  });
  if (stopped === 0) print('All read models are filled again.');
  return stopped === 0 ? 0 : 1;
}

/** `quarantine EVENT_ID --reason TEXT`. */
export async function quarantine(
  context: CommandContext,
  { eventId, reason }: { eventId: string; reason: string },
): Promise<number> {
  const { print } = context;
  const store = withQuarantine(context.store);
  if ((await store.list()).some((entry) => entry.eventId === eventId)) {
    print(`Event ${eventId} is quarantined already.`);
    return 1;
  }
  const event = await find(store, eventId);
  if (!event || event.streamId === QUARANTINE_STREAM) {
    print(event ? 'A decision about quarantine cannot be quarantined.' : `The log has no event ${eventId}.`);
    return 1;
  }
  const { streamId, type } = event;
  const at = await record(store, { type: 'EventQuarantined', data: { eventId, streamId, type, reason } });
  print(`Event ${eventId} (${type}, ${streamId} revision ${event.revision}) is quarantined.`);
  return refill(context, store, at);
}

/** `release EVENT_ID`. */
export async function release(context: CommandContext, eventId: string): Promise<number> {
  const { print } = context;
  const store = withQuarantine(context.store);
  if (!(await store.list()).some((entry) => entry.eventId === eventId)) {
    print(`Event ${eventId} is not quarantined.`);
    return 1;
  }
  const at = await record(store, { type: 'EventReleased', data: { eventId } });
  print(`Event ${eventId} is released.`);
  return refill(context, store, at);
}

/** `quarantined`. */
export async function listQuarantined({ store, print }: CommandContext): Promise<number> {
  const entries = await withQuarantine(store).list();
  entries.map(describeEntry).forEach(print);
  if (entries.length === 0) print('No event is quarantined.');
  return 0;
}
