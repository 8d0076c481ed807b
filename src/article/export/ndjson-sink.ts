import type { Writable } from 'node:stream';
import type { EventSink } from './export-events';

/** Resolves when the stream has taken the bytes: whoever waits for it cannot be faster than its reader. */
export const writeTo = (stream: Writable, bytes: string | Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.write(bytes, (failure) => (failure ? reject(failure) : resolve()));
  });

/** One event a line, as JSON (docs/events.md, 'NDJSON'). */
export const ndjsonSink = (stream: Writable): EventSink => ({
  write: (events) => writeTo(stream, events.map((event) => `${JSON.stringify(event)}\n`).join('')),
  finish: async () => undefined,
});
