import type { ClientBase, QueryResult } from 'pg';

/** What takes part in the round trips that begin and end a transaction. */
export interface Transaction {
  /** The result of `first`, where that was given. */
  opened: QueryResult | null;
  /** SQL without parameters to run right before the commit; default none. */
  last: string;
}

/**
 * Runs `work` in one transaction of the given connection. `first`: one statement without parameters to begin with.
 *
 * Asynchronous commit is safe here because rows and checkpoint are in the same transaction: what a crash of Postgres loses is the
 * tail of both, and the runner applies those events again from the checkpoint that is left. It spares each command the wait for a
 * second flush to disk; the event itself was flushed before.
 */
export async function inTransaction<Result>(
  client: ClientBase,
  work: (transaction: Transaction) => Promise<Result>,
  first = '',
): Promise<Result> {
  try {
    // Of several statements pg answers a list of results, which its types do not tell.
    const begun: unknown = await client.query(`BEGIN; SET LOCAL synchronous_commit = off; ${first}`);
    const transaction: Transaction = { opened: (begun as QueryResult[])[2] ?? null, last: '' };
    const result = await work(transaction);
    await client.query(transaction.last === '' ? 'COMMIT' : `${transaction.last}; COMMIT`);
    return result;
  } catch (error) {
    // On a broken connection the rollback fails as well; the first error is the one that says why.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
