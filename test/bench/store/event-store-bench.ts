import { randomUUID } from 'node:crypto';
import type { EventStore, NewEvent } from '../../../src/platform/event-store/port';
import { START } from '../../../src/platform/event-store/port';
import { ratePerSecond } from '../measure';

/** Appends per second of one event to a new stream. */
export function appendsPerSecond(store: EventStore, clients: number, seconds: number): Promise<number> {
  return ratePerSecond(clients, seconds, () => store.append(`bench-${randomUUID()}`, 'NO_STREAM', [sample()]));
}

/** Events per second when reading the whole log. */
export async function readAllPerSecond(store: EventStore): Promise<number> {
  const begin = performance.now();
  let count = 0;
  for await (const batch of store.readAll(START)) count += batch.length;
  return (count / (performance.now() - begin)) * 1_000;
}

/** An event as large as the rows of the raw inserts. */
function sample(): NewEvent {
  return {
    id: randomUUID(),
    type: 'DecisionRecorded',
    data: { articleId: randomUUID(), text: 'x'.repeat(120) },
    metadata: {
      userId: randomUUID(),
      realUserId: null,
      at: new Date().toISOString(),
      correlationId: randomUUID(),
      causationId: null,
      schemaVersion: 1,
    },
  };
}
