import type { ClientBase } from 'pg';

interface Internals {
  pipeline: boolean;
  connection: { stream: { cork(): void; uncork(): void } };
}

/**
 * From now on, statements of this connection do not wait for the answers to those before them, and those of one moment go out by one
 * system call. Whoever sends one without waiting must expect it to run after an earlier one failed: use it within a transaction. The
 * connection must not go back to the pool.
 */
export function inPipeline(client: ClientBase): void {
  // The library has the mode as a setting of new connections only; it asks this field each time.
  const internals = client as unknown as Internals;
  internals.pipeline = true;
  const { stream } = internals.connection;
  const query = client.query.bind(client) as (...words: unknown[]) => unknown;
  let isCorked = false;
  const corked = (...words: unknown[]): unknown => {
    if (!isCorked) {
      isCorked = true;
      stream.cork();
      setImmediate(() => {
        isCorked = false;
        stream.uncork();
      });
    }
    return query(...words);
  };
  Object.assign(client, { query: corked });
}
