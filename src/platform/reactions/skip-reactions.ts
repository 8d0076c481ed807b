import type { Pool, PoolClient } from 'pg';
import type { Position } from '../event-store/port';
import { HEARTBEAT, keepHeartbeat, noticeLossOfClient } from '../leadership/heartbeat';
import { rolesOfServers, SERVER_LOCK } from './server-presence';

/** Name of the lock of the process that runs the reactions (see Leadership). */
export const REACTIONS_LOCK = 'quire reactions';
/** Name of the checkpoint from which reactions without a checkpoint start. */
export const EVERY_REACTION = '*';

/**
 * Keeps out every server while `work` runs: for tools that write past events to which no reaction must respond, or that would miss what a
 * server confirms meanwhile.
 * @throws Error when a server is running on this database. Ends the process when the lock is lost.
 */
export async function withoutReactions<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await noticeLossOfClient(client);
    // The first one is the lock of releases that did not know the second one.
    for (const name of [REACTIONS_LOCK, SERVER_LOCK]) if (!(await lock(client, name))) throw await serverAtWork(pool);
    return await endingWhenLost(client, work);
  } finally {
    // Closing the connection frees the lock.
    client.release(true);
  }
}

const LOST =
  'The connection to the database that keeps servers out was lost, so this tool ends: a server could start meanwhile. What was done until ' +
  'now stays. Check that the database runs and that no server does, and start the tool again.\n';

/** Nothing may be written without the lock, and work that runs cannot be interrupted: so the process ends. */
async function endingWhenLost<Result>(client: PoolClient, work: () => Promise<Result>): Promise<Result> {
  const onLost = (): void => {
    forget();
    process.stderr.write(LOST);
    process.exit(1);
  };
  const endHeartbeat = keepHeartbeat(client, HEARTBEAT);
  const forget = (): void => {
    endHeartbeat();
    client.off('error', onLost).off('end', onLost);
  };
  client.on('error', onLost).on('end', onLost);
  try {
    return await work();
  } finally {
    forget();
  }
}

async function lock(client: PoolClient, name: string): Promise<boolean> {
  const sql = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS held';
  const { rows } = await client.query<{ held: boolean }>(sql, [name]);
  return rows[0]?.held === true;
}

async function serverAtWork(pool: Pool): Promise<Error> {
  const roles = (await rolesOfServers(pool)).map((names) => `ROLE=${names}`).join('; ');
  if (roles) return new Error(`A server is at work on this database (${roles}). Please stop it first.`);
  // Servers of earlier releases do not show their roles.
  return new Error(
    'A server is at work on this database, or another tool that needs all servers stopped. Please stop the server, or wait for the tool.',
  );
}

/** Makes every reaction skip the events up to a position, independently of its checkpoint. Only within `withoutReactions`. */
export async function skipReactionsUpTo(db: Pool | PoolClient, position: Position): Promise<void> {
  await db.query('INSERT INTO app.reaction_checkpoints (name, position) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    EVERY_REACTION,
    position,
  ]);
  await db.query(
    `UPDATE app.reaction_checkpoints SET position = $1, stream_id = NULL, revision = NULL, event_id = NULL, updated_at = now()
     WHERE position < $1`,
    [position],
  );
}

/** The position that all reactions have reached; null if no reaction has run yet. */
export async function lowestCheckpoint(db: Pool | PoolClient): Promise<Position | null> {
  const sql = 'SELECT name, position FROM app.reaction_checkpoints';
  const { rows } = await db.query<{ name: string; position: Position }>(sql);
  const own = rows.filter(({ name }) => name !== EVERY_REACTION);
  return (own.length > 0 ? own : rows).map(({ position }) => position).sort()[0] ?? null;
}
