import type { Pool } from 'pg';
import type { Clock } from '../../src/platform/clock';
import type { EventStore } from '../../src/platform/event-store/port';
import type { HealthRegistry } from '../../src/platform/http/health/health.registry';
import { readCheckpoints } from './checkpoints';
import { LIVE_SCHEMA } from './schema';

type Counts = Record<string, number>;

const DAY_MS = 86_400_000;
const MAILS = `SELECT lower(state) AS state, count(*)::int AS mails FROM ${LIVE_SCHEMA}.email_log
  WHERE requested_at > $1 GROUP BY state`;

async function mails(pool: Pool, now: Date): Promise<Counts> {
  const since = new Date(now.getTime() - DAY_MS);
  const { rows } = await pool.query<{ state: string; mails: number }>(MAILS, [since]);
  return { queued: 0, sent: 0, failed: 0, ...Object.fromEntries(rows.map((row) => [row.state, row.mails])) };
}

/** The end of the log is read first: a read model counts as behind only if it lacks events that were in the log before this check. */
async function readModels(pool: Pool, store: EventStore): Promise<Counts> {
  const head = await store.head();
  const counts = { current: 0, behind: 0, stopped: 0 };
  for (const { status, position } of (await readCheckpoints(pool)).values()) {
    if (status === 'stopped') counts.stopped += 1;
    else counts[position >= head ? 'current' : 'behind'] += 1;
  }
  return counts;
}

/** The numbers of GET /api/metrics about read models, and about mails, which come from a read model. */
export function addReadModelGauges(
  health: HealthRegistry,
  { pool, store, clock }: { pool: Pool; store: EventStore; clock: Clock },
): void {
  health.addGauges('quire_read_models', 'state', 'Read models by state.', () => readModels(pool, store));
  health.addGauges('quire_mails', 'state', 'Mails that were asked for within the last 24 hours, by state.', () =>
    mails(pool, clock.now()),
  );
}
