import { type ClientBase, escapeLiteral } from 'pg';
import { type Position, START } from '../../src/platform/event-store/port';
import type { Transaction } from './batch/transaction';
import type { Projection } from './projection';
import { LIVE_SCHEMA, type Queryable, tableIn } from './schema';

/** The progress of one projection's live tables. */
export interface Checkpoint {
  name: string;
  version: number;
  /** The last event that is applied to the tables. */
  position: Position;
  /** 'stopped': an event could not be applied; `error` names it. */
  status: 'live' | 'stopped';
  error: string | null;
  updatedAt: Date;
}
export type Checkpoints = ReadonlyMap<string, Checkpoint>;

/** Another process has read models of a newer version: this one must not write any more. */
export class SupersededError extends Error {
  constructor(checkpoint: Checkpoint, version: number) {
    super(`Read model ${checkpoint.name} has version ${checkpoint.version}; this process knows ${version}`);
    this.name = 'SupersededError';
  }
}

const TABLE = `${LIVE_SCHEMA}.checkpoints`;
const SELECT = `SELECT name, version, position, status, error, updated_at AS "updatedAt" FROM ${TABLE} ORDER BY name`;

const byName = (rows: Checkpoint[]): Checkpoints => new Map(rows.map((row) => [row.name, row]));

export async function readCheckpoints(db: Queryable): Promise<Checkpoints> {
  const { rows } = await db.query<Checkpoint>(SELECT);
  return byName(rows);
}

/** The positions of all that are kept up to date: not stopped, and not waiting for a rebuild. */
export async function readLivePositions(db: Queryable): Promise<Position[]> {
  const { rows } = await db.query<{ position: Position }>(`SELECT c.position FROM ${TABLE} c
    LEFT JOIN ${LIVE_SCHEMA}.rebuilds r ON r.name = c.name WHERE c.status = 'live' AND r.frozen_at IS NULL`);
  return rows.map(({ position }) => position);
}

/** Reads the checkpoints and locks them against updates until the transaction ends. Must be the transaction's first statement. */
export const LOCK_CHECKPOINTS = `${SELECT} FOR UPDATE`;

/** The checkpoints that the transaction locked at its start. */
export const lockedCheckpoints = ({ opened }: Transaction): Checkpoints => byName((opened?.rows ?? []) as Checkpoint[]);

/**
 * Blocks the live runner until the transaction ends, and reads the checkpoints. It uses a table lock, which does not yet assign a
 * number to the transaction. So all events that the live projections have applied precede this transaction, and can be read within
 * it.
 */
export async function freezeCheckpoints(client: ClientBase): Promise<Checkpoints> {
  await client.query(`LOCK TABLE ${TABLE} IN EXCLUSIVE MODE`);
  return readCheckpoints(client);
}

/** Read models that wait for a rebuild: their names, and the versions of the tables that serve meanwhile; null for none. */
export type Frozen = ReadonlyMap<string, number | null>;

/** The active ones of `projections`: right version, not stopped, and not waiting for a rebuild. */
export function activeProjections(
  projections: readonly Projection[],
  checkpoints: Checkpoints,
  frozen?: Frozen,
): Projection[] {
  return projections.filter((projection) => {
    const checkpoint = checkpoints.get(projection.name);
    // A different version means that it has been rebuilt.
    if (frozen?.get(projection.name) === (checkpoint?.version ?? null)) return false;
    if (!checkpoint) throw new Error(`Read model ${projection.name} has no checkpoint`);
    if (checkpoint.version !== projection.version) throw new SupersededError(checkpoint, projection.version);
    return checkpoint.status === 'live';
  });
}

export const positionOf = (checkpoints: Checkpoints, projection: Projection): Position =>
  checkpoints.get(projection.name)?.position ?? START;

/** SQL to run at the end of the transaction. */
export function moveCheckpoints(names: string[], position: Position): string {
  const list = names.map((name) => escapeLiteral(name)).join(', ');
  return `UPDATE ${TABLE} SET position = ${escapeLiteral(position)}, updated_at = now() WHERE name IN (${list})`;
}

/** Stops a projection at an event, unless a rebuild has meanwhile brought it past that event. @returns true when it is stopped. */
export async function stopCheckpoint(
  client: ClientBase,
  name: string,
  { position, error }: { position: Position; error: string },
): Promise<boolean> {
  const sql = `UPDATE ${TABLE} SET status = 'stopped', error = $2, updated_at = now() WHERE name = $1 AND position < $3`;
  return (await client.query(sql, [name, error, position])).rowCount === 1;
}

/** Restarts projections that were stopped earlier, for example after a release with a fix. */
export async function resumeStopped(db: Queryable, names: string[]): Promise<void> {
  await db.query(`UPDATE ${TABLE} SET status = 'live', error = NULL WHERE name = ANY($1) AND status = 'stopped'`, [
    names,
  ]);
}

export async function writeCheckpoints(
  client: ClientBase,
  projections: readonly Projection[],
  position: Position,
): Promise<void> {
  for (const { name, version } of projections) {
    const sql = `INSERT INTO ${TABLE} (name, version, position, status) VALUES ($1, $2, $3, 'live')
      ON CONFLICT (name) DO UPDATE SET version = EXCLUDED.version, position = EXCLUDED.position, status = 'live',
        error = NULL, updated_at = now()`;
    await client.query(sql, [name, version, position]);
  }
  const names = projections.map(({ name }) => name);
  await client.query(`DELETE FROM ${LIVE_SCHEMA}.rebuilds WHERE name = ANY($1)`, [names]);
}

/** Positions of another event store are meaningless, so this deletes all: the next start, or a rebuild, computes all read models again. */
export async function forgetCheckpoints(client: ClientBase): Promise<void> {
  await client.query(`DELETE FROM ${TABLE}`);
}

/** The projections without a checkpoint, with another version or with a missing table. */
export async function needingRebuild(db: Queryable, projections: readonly Projection[]): Promise<Projection[]> {
  const checkpoints = await readCheckpoints(db);
  const needing: Projection[] = [];
  for (const projection of projections) {
    const names = projection.tables.map(tableIn(LIVE_SCHEMA));
    const sql = 'SELECT count(*)::int AS missing FROM unnest($1::text[]) AS t(name) WHERE to_regclass(t.name) IS NULL';
    const { rows } = await db.query<{ missing: number }>(sql, [names]);
    const current = checkpoints.get(projection.name)?.version === projection.version;
    if (!current || rows[0]?.missing !== 0) needing.push(projection);
  }
  return needing;
}

/** False in a new database, and where all read models were dropped. */
export async function hasAnyTable(db: Queryable, projections: readonly Projection[]): Promise<boolean> {
  const names = projections.flatMap(({ tables }) => tables.map(tableIn(LIVE_SCHEMA)));
  const sql = 'SELECT count(to_regclass(t.name))::int AS found FROM unnest($1::text[]) AS t(name)';
  const { rows } = await db.query<{ found: number }>(sql, [names]);
  return rows[0]?.found !== 0;
}
