import { setTimeout as sleep } from 'node:timers/promises';
import { Logger as GraphileLogger, type ParsedCronItem, run, runMigrations, type TaskList } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import { untilAborted } from '../leadership/until-aborted';
import { type Registration, toTask } from './job-task';

export const JOBS_SCHEMA = 'jobs';

const AT_ONCE = 4;
/** Matters only when a notification is lost. */
const POLL_MS = 1_000;
/** How long, in milliseconds, running jobs may take to end at shutdown. After that they are interrupted and run again later. */
const TIMEOUT_MS = 2_500;
const KEYS_KEPT = '400 days';

export interface WorkOptions {
  /** Holds the lock that lets only this process run jobs. */
  client: PoolClient;
  pool: Pool;
  signal: AbortSignal;
  registered: ReadonlyMap<string, Registration>;
  cron: ParsedCronItem[];
  warn(message: string): void;
}

/** Runs jobs until the signal aborts. */
export async function workJobs({ client, pool, signal, registered, cron, warn }: WorkOptions): Promise<void> {
  // This process alone runs jobs now, so a crash interrupted those still marked as running. The library would wait four hours.
  await client.query(
    `UPDATE ${JOBS_SCHEMA}._private_jobs SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL`,
  );
  await client.query(
    `UPDATE ${JOBS_SCHEMA}._private_job_queues SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL`,
  );
  await client.query(`DELETE FROM app.job_keys WHERE at < now() - interval '${KEYS_KEPT}'`);
  const taskList: TaskList = {};
  for (const [name, registration] of registered) taskList[name] = toTask(name, registration, warn);
  const runner = await run({
    pgPool: pool,
    schema: JOBS_SCHEMA,
    taskList,
    parsedCronItems: cron,
    concurrency: AT_ONCE,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    // Completions are written in batches, one per tick. Without batches the library ignores the promise that writes a completion: a
    // failure would end the process, or leave the job marked as running. With batches it stops and restarts.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: quietLogger(warn),
  });
  const ended = runner.promise.catch((failure: Error) => warn(`The jobs were interrupted: ${failure.message}`));
  await Promise.race([untilAborted(signal), ended]);
  await Promise.race([runner.stop().catch(() => undefined), sleep(TIMEOUT_MS, undefined, { ref: false })]);
}

/** Creates or updates the library's tables; one process at a time. */
export async function migrateJobs(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(hashtextextended('quire:jobs-migration', 0))`);
    await runMigrations({ pgPool: pool, schema: JOBS_SCHEMA, logger: quietLogger(() => undefined) });
    await client.query(`SELECT pg_advisory_unlock(hashtextextended('quire:jobs-migration', 0))`);
  } finally {
    client.release();
  }
}

/** Passes on the library's own warnings. `toTask` reports failures of jobs. */
function quietLogger(warn: (message: string) => void): GraphileLogger {
  return new GraphileLogger(() => (level, message) => {
    if (level === 'warning' || (level === 'error' && !message.startsWith('Failed task'))) warn(message);
  });
}
