import type { ClientBase, QueryResult } from 'pg';

/** Statements that share the round trips at the begin and end of a transaction. */
export interface Transaction {
  /** The result of `first`, if given. */
  opened: QueryResult | null;
  /** SQL without parameters, run right before the commit; default none. */
  last: string;
}

/**
 * Runs `work` in one transaction of the given connection. `first`: one statement without parameters to begin with.
 *
 * Asynchronous commit is safe here because rows and checkpoint are in the same transaction. A crash of Postgres loses the tail of
 * both, and the runner applies those events again from the remaining checkpoint. It saves each command the wait for a second flush
 * to disk; the event itself was flushed before.
 */
export async function inTransaction<Result>(
  client: ClientBase,
  work: (transaction: Transaction) => Promise<Result>,
  first = '',
): Promise<Result> {
  try {
    const transaction = await beginTransaction(client, first);
    const result = await work(transaction);
    await commitTransaction(client, transaction.last);
    return result;
  } catch (error) {
    await rollBack(client);
    throw error;
  }
}

/** Begins a transaction in one round trip. For callers that send the steps of a transaction separately and cannot use `inTransaction`. */
export async function beginTransaction(client: ClientBase, first: string): Promise<Transaction> {
  // For several statements pg returns a list of results, although its types declare one.
  const begun: unknown = await client.query(`BEGIN; SET LOCAL synchronous_commit = off; ${first}`);
  return { opened: (begun as QueryResult[])[2] ?? null, last: '' };
}

export async function commitTransaction(client: ClientBase, last: string): Promise<void> {
  await client.query(last === '' ? 'COMMIT' : `${last}; COMMIT`);
}

/** On a broken connection the rollback fails as well. The first error has the reason. */
export async function rollBack(client: ClientBase): Promise<void> {
  await client.query('ROLLBACK').catch(() => undefined);
}
