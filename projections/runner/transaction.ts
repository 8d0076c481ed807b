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
    // For several statements pg returns a list of results, which its types do not say.
    const begun: unknown = await client.query(`BEGIN; SET LOCAL synchronous_commit = off; ${first}`);
    const transaction: Transaction = { opened: (begun as QueryResult[])[2] ?? null, last: '' };
    const result = await work(transaction);
    await client.query(transaction.last === '' ? 'COMMIT' : `${transaction.last}; COMMIT`);
    return result;
  } catch (error) {
    // On a broken connection the rollback fails as well. The first error has the reason.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
