import type { ClientBase } from 'pg';

/**
 * Runs `work` in one transaction of the given connection.
 *
 * Asynchronous commit is safe here because rows and checkpoint are in the same transaction: what a crash of Postgres loses is the
 * tail of both, and the runner applies those events again from the checkpoint that is left. It spares each command the wait for a
 * second flush to disk; the event itself was flushed before.
 */
export async function inTransaction<Result>(client: ClientBase, work: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN; SET LOCAL synchronous_commit = off');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // On a broken connection the rollback fails as well; the first error is the one that says why.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
