import type { INestApplication } from '@nestjs/common';
import type { Pool } from 'pg';
import { lastBackup } from '../../backup/last-backup';
import { clockDifference } from '../../clock/clock-difference';
import { StoreWatch } from '../../event-store/store-watch';
import { JOBS_SCHEMA } from '../../jobs/worker';
import { PG_POOL } from '../../postgres';
import { HealthRegistry } from './health.registry';
import { kept } from './kept';

type Counts = Record<string, number>;

/** A running job is neither due nor planned: it is locked. */
const JOBS = `SELECT count(*) FILTER (WHERE run_at <= now())::int AS due, count(*) FILTER (WHERE run_at > now())::int AS planned,
  coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE run_at <= now())), 0)::float AS oldest
  FROM ${JOBS_SCHEMA}.jobs WHERE locked_at IS NULL`;

async function jobs(pool: Pool): Promise<{ due: number; planned: number; oldest: number }> {
  const { rows } = await pool.query<{ due: number; planned: number; oldest: number }>(JOBS);
  return rows[0] ?? { due: 0, planned: 0, oldest: 0 };
}

const connections = (pool: Pool): Counts => ({
  used: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});

/**
 * How long, in milliseconds, a result of all checks serves the metrics. They are read every few seconds, and a check signs in to the mail
 * server and lists files; the alert waits for an hour.
 */
const STATUS_MS = 90_000;

const problemsOf = (parts: Readonly<Record<string, string | null>>): Counts =>
  Object.fromEntries(Object.entries(parts).map(([part, problem]) => [part, problem === null ? 0 : 1]));

/** The numbers of GET /api/metrics that are read on request (docs/operating.md, 'Watching it'). */
export function addPlatformGauges(app: INestApplication): void {
  const health = app.get(HealthRegistry, { strict: false });
  const pool = app.get<Pool>(PG_POOL, { strict: false });
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
  addWork(health, pool);
  const status = kept(STATUS_MS, () => health.status());
  health.addGauges(
    'quire_part_problem',
    'part',
    '1 while the part has a problem in /health/status, else 0. Up to two minutes old.',
    async () => problemsOf(await status()),
  );
  health.addGauges(
    'quire_database_connections',
    'state',
    'Connections of this process; waiting: requests for one.',
    () => Promise.resolve(connections(pool)),
  );
}

function addWork(health: HealthRegistry, pool: Pool): void {
  health.addGauges('quire_jobs', 'state', 'Jobs that nobody works at: due now, or planned for later.', async () => {
    const { due, planned } = await jobs(pool);
    return { due, planned };
  });
  health.addGauge(
    'quire_jobs_oldest_seconds',
    'How long the oldest due job has waited.',
    async () => (await jobs(pool)).oldest,
  );
}
