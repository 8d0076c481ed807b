import type { ClientBase } from 'pg';

interface Internals {
  pipeline: boolean;
  connection: { stream: { cork(): void; uncork(): void } };
}

/**
 * From now on, statements of this connection do not wait for the results of earlier statements, and statements of the same moment are sent
 * by one system call. A statement sent without waiting may run after an earlier one has failed, so use it within a transaction. The
 * connection must not go back to the pool.
 */
export function inPipeline(client: ClientBase): void {
  // The library offers the mode only as a setting of new connections, but it reads this field each time.
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
