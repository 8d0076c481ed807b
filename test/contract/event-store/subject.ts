import { randomUUID } from 'node:crypto';
import type {
  EventMetadata,
  EventStore,
  NewEvent,
  Position,
  RecordedEvent,
} from '../../../src/platform/event-store/port';

/** One adapter under the contract. The store may contain other events, so tests use new streams. */
export interface Subject {
  store: EventStore;
  /** Breaks the server's connections to the store, which is reachable again immediately. */
  drop(): Promise<void>;
  close(): Promise<void>;
}

export type OpenSubject = () => Promise<Subject>;

function metadata(): EventMetadata {
  return {
    userId: randomUUID(),
    realUserId: null,
    at: new Date().toISOString(),
    correlationId: randomUUID(),
    causationId: null,
    schemaVersion: 1,
  };
}

export function newEvent(data: unknown = {}, type = 'SomethingHappened'): NewEvent {
  return { id: randomUUID(), type, data, metadata: metadata() };
}

export function newEvents(count: number): NewEvent[] {
  return Array.from({ length: count }, (_, n) => newEvent({ n }));
}

export const newStream = (): string => `contract-${randomUUID()}`;

export function dataOf(events: RecordedEvent[]): unknown[] {
  return events.map((event) => event.data);
}

export const idsOf = (events: readonly { id: string }[]): string[] => events.map((event) => event.id);

export async function allAfter(store: EventStore, after: Position, batchSize?: number): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const batch of store.readAll(after, batchSize)) events.push(...batch);
  return events;
}

/** Polls until the condition is true. */
export async function eventually(holds: () => boolean | Promise<boolean>, what: string, ms = 120_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Did not come about within ${ms} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Repeats a write that failed on a broken connection, with the same events, so that it counts once. */
export async function withRetries<Result>(attempt: () => Promise<Result>, ms = 120_000): Promise<Result> {
  const end = Date.now() + ms;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
