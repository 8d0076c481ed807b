import { type EventStore, type RecordedEvent, START } from '../../../src/platform/event-store/port';

async function allOf(events: EventStore): Promise<RecordedEvent[]> {
  const found: RecordedEvent[] = [];
  for await (const batch of events.readAll(START)) found.push(...batch);
  return found;
}
/** Positions of all events, in order. */
export const positionsOf = async (events: EventStore): Promise<string[]> =>
  (await allOf(events)).map(({ position }) => position);
/** The contents of events that do not depend on the store. */
export const contents = async (events: EventStore): Promise<unknown[]> =>
  (await allOf(events)).map(({ position, ...event }) => [position === START, event]);
