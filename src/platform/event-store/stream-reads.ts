import type { EventStore } from './port';

/**
 * Reads of streams for display. While the event store is unavailable, the streams of articles come from the copy in Postgres. Code that
 * writes, or must see the newest event, uses EVENT_STORE.
 */
export type StreamReads = Pick<EventStore, 'readStream'>;

/** Dependency injection token. */
export const STREAM_READS = Symbol('STREAM_READS');
