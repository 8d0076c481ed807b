import type { ClientBase } from 'pg';
import type { Translation } from '../../event-store/copy/copy-log';
import { type Position, START } from '../../event-store/port';
import { JOBS_SCHEMA } from '../../jobs/worker';
import { forgetPlaces } from '../../log-proof';

type Db = Pick<ClientBase, 'query'>;

/** The tables in which a column `position` is one of the log. Older backups do not have all of them. */
export const TABLES_WITH_POSITIONS = ['app.reaction_checkpoints', 'app.webhook_deliveries'] as const;
type Table = (typeof TABLES_WITH_POSITIONS)[number];

/** A job of src/connections whose payload holds a position as `first`. */
const REPLAY = `FROM ${JOBS_SCHEMA}._private_tasks t WHERE t.id = j.task_id AND t.identifier = 'connections.replay-webhook'`;
const IN_JOBS = `SELECT j.payload->'payload'->>'first' AS position FROM ${JOBS_SCHEMA}._private_jobs j WHERE EXISTS (SELECT ${REPLAY})`;

/** The event at a moved position is not known under its new position. */
const UNKNOWN_EVENT = 'stream_id = NULL, revision = NULL, event_id = NULL, updated_at = now()';
const MOVES: Record<Table, string> = {
  'app.reaction_checkpoints': `position = n.new, ${UNKNOWN_EVENT}`,
  'app.webhook_deliveries': 'position = n.new',
};
const BACK: Record<Table, string> = {
  'app.reaction_checkpoints': `position = $1, ${UNKNOWN_EVENT}`,
  'app.webhook_deliveries': 'position = $1',
};

async function present(db: Db, names: readonly string[]): Promise<Set<string>> {
  const sql = 'SELECT name FROM unnest($1::text[]) AS t(name) WHERE to_regclass(name) IS NOT NULL';
  return new Set((await db.query<{ name: string }>(sql, [names])).rows.map(({ name }) => name));
}

/** All positions of the log in tables and waiting jobs, for `compareLogs`. */
export async function positionsIn(db: Db): Promise<string[]> {
  const jobs = `${JOBS_SCHEMA}._private_jobs`;
  const found = await present(db, [...TABLES_WITH_POSITIONS, jobs]);
  const parts = TABLES_WITH_POSITIONS.filter((name) => found.has(name)).map((name) => `SELECT position FROM ${name}`);
  if (found.has(jobs)) parts.push(IN_JOBS);
  const { rows } = await db.query<{ position: string }>(
    `SELECT DISTINCT position FROM (${parts.join(' UNION ALL ')}) p WHERE position IS NOT NULL`,
  );
  return rows.map(({ position }) => position).filter((position) => position !== START);
}

/** Positions of another store mean nothing here. A position beyond the end of the log would skip new events as already processed. */
export async function movePositions(db: Db, positions: Translation): Promise<void> {
  const jobs = `${JOBS_SCHEMA}._private_jobs`;
  const found = await present(db, [...TABLES_WITH_POSITIONS, jobs]);
  const values = [[...positions.keys()], [...positions.values()]];
  const moved = 'unnest($1::text[], $2::text[]) AS n(old, new)';
  // One statement for each table: the new position of one row may be the old position of another.
  for (const name of TABLES_WITH_POSITIONS)
    if (found.has(name))
      await db.query(`UPDATE ${name} c SET ${MOVES[name]} FROM ${moved} WHERE c.position = n.old`, values);
  if (found.has(jobs))
    await db.query(
      `UPDATE ${jobs} j SET payload = jsonb_set(j.payload::jsonb, '{payload,first}', to_jsonb(n.new))::json FROM ${moved}
       WHERE j.payload->'payload'->>'first' = n.old AND EXISTS (SELECT ${REPLAY})`,
      values,
    );
  await forgetPlaces(db);
}

/**
 * After the log has lost its end: nothing is beyond its last event, and messages that wait for lost events are dropped. Later events get the
 * positions of the lost ones, and would be skipped, or overtaken by messages about events that no longer exist.
 */
export async function positionsBackTo(db: Db, end: Position): Promise<void> {
  await db.query("DELETE FROM app.webhook_deliveries WHERE state = 'WAITING' AND position > $1", [end]);
  for (const name of TABLES_WITH_POSITIONS)
    await db.query(`UPDATE ${name} SET ${BACK[name]} WHERE position > $1`, [end]);
  await db.query(
    `UPDATE ${JOBS_SCHEMA}._private_jobs j SET payload = jsonb_set(j.payload::jsonb, '{payload,first}', to_jsonb($1::text))::json
     WHERE j.payload->'payload'->>'first' COLLATE "C" > $1 AND EXISTS (SELECT ${REPLAY})`,
    [end],
  );
}
