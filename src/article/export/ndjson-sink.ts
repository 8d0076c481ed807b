import type { Writable } from 'node:stream';
import type { EventSink } from './export-events';

/** Resolves when the stream has accepted the bytes, so that a writer that awaits it is not faster than the reader. */
export const writeTo = (stream: Writable, bytes: string | Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.write(bytes, (failure) => (failure ? reject(failure) : resolve()));
  });

/** One event per line, as JSON (docs/events.md, 'NDJSON'). */
export const ndjsonSink = (stream: Writable): EventSink => ({
  write: (events) => writeTo(stream, events.map((event) => `${JSON.stringify(event)}\n`).join('')),
  finish: async () => undefined,
});
