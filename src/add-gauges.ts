import type { INestApplication } from '@nestjs/common';
import type { Pool } from 'pg';
import { readCheckpoints } from '../projections/runner/checkpoints';
import { LIVE_SCHEMA } from '../projections/runner/schema';
import { lastBackup } from './platform/backup/last-backup';
import { CLOCK, type Clock } from './platform/clock';
import { clockDifference } from './platform/clock/clock-difference';
import { EVENT_STORE, type EventStore } from './platform/event-store/port';
import { StoreWatch } from './platform/event-store/store-watch';
import { HealthRegistry } from './platform/http/health/health.registry';
import { JOBS_SCHEMA } from './platform/jobs/worker';
import { PG_POOL } from './platform/postgres';

const DAY_MS = 86_400_000;

type Counts = Record<string, number>;

/** A job at work is neither: it is locked. */
const JOBS = `SELECT count(*) FILTER (WHERE run_at <= now())::int AS due, count(*) FILTER (WHERE run_at > now())::int AS planned,
  coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE run_at <= now())), 0)::float AS oldest
  FROM ${JOBS_SCHEMA}.jobs WHERE locked_at IS NULL`;
const MAILS = `SELECT lower(state) AS state, count(*)::int AS mails FROM ${LIVE_SCHEMA}.email_log
  WHERE requested_at > $1 GROUP BY state`;

async function jobs(pool: Pool): Promise<{ due: number; planned: number; oldest: number }> {
  const { rows } = await pool.query<{ due: number; planned: number; oldest: number }>(JOBS);
  return rows[0] ?? { due: 0, planned: 0, oldest: 0 };
}

async function mails(pool: Pool, now: Date): Promise<Counts> {
  const since = new Date(now.getTime() - DAY_MS);
  const { rows } = await pool.query<{ state: string; mails: number }>(MAILS, [since]);
  return { queued: 0, sent: 0, failed: 0, ...Object.fromEntries(rows.map((row) => [row.state, row.mails])) };
}

/** The end of the log is read first: a read model counts as behind only if it lacks what was there before the look. */
async function readModels(pool: Pool, store: EventStore): Promise<Counts> {
  const head = await store.head();
  const counts = { current: 0, behind: 0, stopped: 0 };
  for (const { status, position } of (await readCheckpoints(pool)).values()) {
    if (status === 'stopped') counts.stopped += 1;
    else counts[position >= head ? 'current' : 'behind'] += 1;
  }
  return counts;
}

const connections = (pool: Pool): Counts => ({
  used: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});

/** The numbers of GET /api/metrics that are read when they are asked for (docs/operating.md, 'Watching it'). */
export function addGauges(app: INestApplication): void {
  const health = app.get(HealthRegistry, { strict: false });
  const pool = app.get<Pool>(PG_POOL, { strict: false });
  const store = app.get<EventStore>(EVENT_STORE, { strict: false });
  const watch = app.get(StoreWatch, { strict: false });
  health.addGauge('quire_backup_timestamp_seconds', 'When the newest backup was made.', async () => {
    const last = await lastBackup(pool);
    return last && last.at.getTime() / 1000;
  });
  health.addGauge('quire_event_store_up', '1 while the event store answers, else 0.', async () =>
    watch.trouble === null ? 1 : 0,
  );
  health.addGauge('quire_clock_difference_seconds', 'How far this clock is ahead of the database.', () =>
    clockDifference(pool),
  );
  addWork(health, pool, app.get<Clock>(CLOCK, { strict: false }));
  health.addGauges('quire_read_models', 'state', 'Read models by state.', () => readModels(pool, store));
  health.addGauges(
    'quire_database_connections',
    'state',
    'Connections of this process; waiting: requests for one.',
    () => Promise.resolve(connections(pool)),
  );
}

function addWork(health: HealthRegistry, pool: Pool, clock: Clock): void {
  health.addGauges('quire_jobs', 'state', 'Jobs that nobody works at: due now, or planned for later.', async () => {
    const { due, planned } = await jobs(pool);
    return { due, planned };
  });
  health.addGauge(
    'quire_jobs_oldest_seconds',
    'How long the oldest due job has waited.',
    async () => (await jobs(pool)).oldest,
  );
  health.addGauges('quire_mails', 'state', 'Mails that were asked for within the last 24 hours, by state.', () =>
    mails(pool, clock.now()),
  );
}
