import type { EventStore } from './port';

/**
 * Streams for showing: while the event store is away, those of articles come from what Postgres holds. Whoever must see the newest
 * event, or writes, uses EVENT_STORE.
 */
export type StreamReads = Pick<EventStore, 'readStream'>;

/** Dependency injection token. */
export const STREAM_READS = Symbol('STREAM_READS');
