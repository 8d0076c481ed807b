import { type ClientBase, escapeLiteral } from 'pg';
import { type Position, START } from '../../src/platform/event-store/port';
import type { Projection } from './projection';
import { LIVE_SCHEMA, type Queryable, tableIn } from './schema';
import type { Transaction } from './transaction';

/** How far one projection's live tables are. */
export interface Checkpoint {
  name: string;
  version: number;
  /** The last event whose effect is in the tables. */
  position: Position;
  /** 'stopped': an event could not be applied; `error` names it. */
  status: 'live' | 'stopped';
  error: string | null;
  updatedAt: Date;
}
export type Checkpoints = ReadonlyMap<string, Checkpoint>;

/** Another process has read models of a newer version: this one must no longer write. */
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

/** Reads them and keeps everybody else from moving them until the transaction ends. Must be the transaction's first statement. */
export const LOCK_CHECKPOINTS = `${SELECT} FOR UPDATE`;

/** Those that the transaction began with locking. */
export const lockedCheckpoints = ({ opened }: Transaction): Checkpoints => byName((opened?.rows ?? []) as Checkpoint[]);

/**
 * Keeps the live runner waiting until the transaction ends, and reads. A table lock, since it gives the transaction no number yet:
 * so all events that the live ones have applied lie before this transaction, and can be read within it.
 */
export async function freezeCheckpoints(client: ClientBase): Promise<Checkpoints> {
  await client.query(`LOCK TABLE ${TABLE} IN EXCLUSIVE MODE`);
  return readCheckpoints(client);
}

/** Those of `projections` that take part: right version, not stopped. */
export function liveOnes(projections: readonly Projection[], checkpoints: Checkpoints): Projection[] {
  return projections.filter((projection) => {
    const checkpoint = checkpoints.get(projection.name);
    if (!checkpoint) throw new Error(`Read model ${projection.name} has no checkpoint`);
    if (checkpoint.version !== projection.version) throw new SupersededError(checkpoint, projection.version);
    return checkpoint.status === 'live';
  });
}

export const positionOf = (checkpoints: Checkpoints, projection: Projection): Position =>
  checkpoints.get(projection.name)?.position ?? START;

/** SQL for the end of the transaction. */
export function moveCheckpoints(names: string[], position: Position): string {
  const list = names.map((name) => escapeLiteral(name)).join(', ');
  return `UPDATE ${TABLE} SET position = ${escapeLiteral(position)}, updated_at = now() WHERE name IN (${list})`;
}

export async function stopCheckpoint(client: ClientBase, name: string, error: string): Promise<void> {
  const sql = `UPDATE ${TABLE} SET status = 'stopped', error = $2, updated_at = now() WHERE name = $1`;
  await client.query(sql, [name, error]);
}

/** Gives projections stopped earlier another chance, as after a release that mends them. */
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
}

/** Those that have no checkpoint, another version or a missing table. */
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
