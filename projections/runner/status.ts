import type { Pool } from 'pg';
import { type EventStore, type Position, START } from '../../src/platform/event-store/port';
import { withQuarantine } from '../../src/platform/event-store/quarantine/quarantined-store';
import { type Checkpoint, readCheckpoints } from './checkpoints';
import type { Projection } from './projection';
import { describeEntry } from './quarantine/quarantine-commands';
import { describeUnknown } from './quarantine/unknown-events';
import { RUNNER_LOCK } from './schema';

export interface StatusReport {
  lines: string[];
  /** False when a read model is stopped, missing or of another version, or an event is of an unknown type. A read model that is behind still counts as healthy. */
  healthy: boolean;
}

const LEADER = `SELECT count(*)::int AS leaders FROM pg_locks
  WHERE locktype = 'advisory' AND granted AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND ((classid::bigint << 32) | objid::bigint) = hashtextextended($1, 0)`;

function describe(projection: Projection, checkpoint: Checkpoint | undefined, head: Position): string {
  const name = projection.name.padEnd(22);
  if (!checkpoint) return `${name} never built`;
  if (checkpoint.version !== projection.version)
    return `${name} has version ${checkpoint.version}, the code has ${projection.version}`;
  const place = checkpoint.position === START ? 'the start' : checkpoint.position;
  if (checkpoint.status === 'stopped') return `${name} STOPPED after ${place}. ${checkpoint.error ?? ''}`;
  const where = checkpoint.position >= head ? 'up to date' : 'behind';
  return `${name} ${where} at ${place}, written ${checkpoint.updatedAt.toISOString()}`;
}

/** The position of each read model, unreadable events, and whether a process keeps the read models up to date. */
export async function readStatus(
  pool: Pool,
  store: EventStore,
  projections: readonly Projection[],
): Promise<StatusReport> {
  const head = await store.head();
  const checkpoints = await readCheckpoints(pool);
  const { rows } = await pool.query<{ leaders: number }>(LEADER, [RUNNER_LOCK]);
  const running =
    (rows[0]?.leaders ?? 0) > 0 ? 'A running process keeps them up to date.' : 'No process keeps them up to date.';
  const quarantined = await withQuarantine(store).list();
  const unknown = await describeUnknown(pool, new Set(quarantined.map(({ eventId }) => eventId)));
  const filled = projections.every(({ name, version }) => {
    const checkpoint = checkpoints.get(name);
    return checkpoint?.status === 'live' && checkpoint.version === version;
  });
  const lines = projections.map((projection) => describe(projection, checkpoints.get(projection.name), head));
  const end = `Log ends at ${head === START ? 'the start' : head}. ${running}`;
  const healthy = filled && unknown.length === 0;
  return { lines: [...lines, ...unknown, ...quarantined.map(describeEntry), end], healthy };
}
