import { setTimeout as sleep } from 'node:timers/promises';
import {
  Logger as GraphileLogger,
  type ParsedCronItem,
  run,
  runMigrations,
  type Runner,
  type TaskList,
} from 'graphile-worker';
import type { Pool } from 'pg';
import { BackOff } from '../../contracts';
import { untilAborted } from '../leadership/until-aborted';
import { withoutTimeLimit } from '../postgres';
import { reasonOf } from '../reasons/reason-of';
import { type Registration, type TaskContext, toTask } from './job-task';
import type { JobKind } from './jobs';

export const JOBS_SCHEMA = 'jobs';

/** Number of jobs of a kind that run at the same time in a process. A mail server that does not answer delays only mails. */
const PLACES: Record<JobKind, number> = { mail: 4, documents: 2, other: 3 };
export const JOB_KINDS = Object.keys(PLACES) as JobKind[];
/** Matters only if a notification is lost. */
const POLL_MS = 1_000;
/** How long, in milliseconds, running jobs may take to end at shutdown. After that they are interrupted and run again later. */
const TIMEOUT_MS = 2_500;
const PAUSES = { first: 100, longest: 1_000 };

export interface WorkOptions {
  kind: JobKind;
  pool: Pool;
  signal: AbortSignal;
  registered: ReadonlyMap<string, Registration>;
  cron: ParsedCronItem[];
  context: TaskContext;
  /** Null: the workers of this kind are running. */
  onTrouble(trouble: string | null): void;
}

/** Runs the jobs of one kind until the signal aborts. */
export async function workJobs(options: WorkOptions): Promise<void> {
  const { kind, registered, signal, context, onTrouble } = options;
  const taskList: TaskList = {};
  for (const [name, registration] of registered)
    if ((registration.kind ?? 'other') === kind) taskList[name] = toTask(name, registration, context);
  if (Object.keys(taskList).length === 0) return;
  const backOff = new BackOff(PAUSES.first, PAUSES.longest);
  while (!signal.aborted) {
    const startedAt = Date.now();
    try {
      await runOnce(options, taskList);
    } catch (failure) {
      const reason = reasonOf(failure);
      onTrouble(reason);
      context.log(`The jobs pause: ${reason}`);
    }
    backOff.resetAfterLong(startedAt);
    await untilAborted(signal, backOff.next());
  }
}

/** Runs until the signal aborts or the workers break. Handlers may still be running then: their leases stay renewed (see Leases). */
async function runOnce(
  { kind, pool, signal, cron, context, onTrouble }: WorkOptions,
  taskList: TaskList,
): Promise<void> {
  const words = { warn: context.log };
  const runner = await run({
    pgPool: pool,
    schema: JOBS_SCHEMA,
    taskList,
    parsedCronItems: kind === 'other' ? cron : [],
    concurrency: PLACES[kind],
    pollInterval: POLL_MS,
    noHandleSignals: true,
    // Completions are written in batches, one per tick. Without batches the library ignores the promise that writes a completion: a
    // failure would end the process, or leave the job marked as running. With batches it stops and restarts.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: quietLogger(words),
  });
  onTrouble(null);
  let broken: Error | null = null;
  const ended = runner.promise
    .catch((failure: Error) => {
      broken = failure;
    })
    .then(() => signal.aborted && releaseOptions(runner, taskList, words));
  const unable = fetchFailing(runner, 2 * PLACES[kind]).then((failure) => {
    broken = failure;
  });
  await Promise.race([untilAborted(signal), ended, closing(runner), unable]);
  await Promise.race([runner.stop().catch(() => undefined), sleep(TIMEOUT_MS, undefined, { ref: false })]);
  if (broken !== null && !signal.aborted) throw broken as Error;
}

/**
 * Releases what the options of a runner refer to. The library keeps these options permanently, and through them the whole application would
 * stay in memory.
 */
function releaseOptions({ events }: Runner, taskList: TaskList, words: Words): void {
  events.removeAllListeners();
  for (const name of Object.keys(taskList)) delete taskList[name];
  words.warn = () => undefined;
}

/**
 * Resolves when the workers have begun to stop on their own and should have ended. The library stops them when a completion cannot be
 * written. If that happens twice in a row, it miscounts the running jobs and never reports that it has ended (its issue 636).
 */
function closing(runner: Runner): Promise<void> {
  return new Promise((resolve) => {
    runner.events.once('pool:gracefulShutdown', () => setTimeout(resolve, TIMEOUT_MS).unref());
  });
}

/**
 * Resolves with the reason when `most` fetches of jobs in a row have failed. If the database breaks during the first fetch, the library
 * caches that failure as the result for the names of the tasks, and all later fetches would fail.
 */
function fetchFailing({ events }: Runner, most: number): Promise<Error> {
  return new Promise((resolve) => {
    let inVain = 0;
    const resetFailures = (): void => {
      inVain = 0;
    };
    events.on('worker:getJob:empty', resetFailures);
    events.on('job:start', resetFailures);
    events.on('worker:getJob:error', ({ error }) => {
      inVain += 1;
      if (inVain >= most) resolve(error instanceof Error ? error : new Error(String(error)));
    });
  });
}

/** Creates or updates the library's tables; one process at a time. */
export async function migrateJobs(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Waits as long as another process needs for its migration.
    await withoutTimeLimit(client);
    await client.query(`SELECT pg_advisory_lock(hashtextextended('quire:jobs-migration', 0))`);
    await runMigrations({ pgPool: pool, schema: JOBS_SCHEMA, logger: quietLogger({ warn: () => undefined }) });
    await client.query(`SELECT pg_advisory_unlock(hashtextextended('quire:jobs-migration', 0))`);
    await client.query('RESET statement_timeout');
    client.release();
  } catch (failure) {
    // The session may still hold the lock. Only ending the session surely releases it.
    client.release(true);
    throw failure;
  }
}

interface Words {
  warn(message: string): void;
}

/** Passes on the library's own warnings. `toTask` reports failures of jobs. */
function quietLogger(words: Words): GraphileLogger {
  return new GraphileLogger(() => (level, message) => {
    if (level === 'warning' || (level === 'error' && !message.startsWith('Failed task'))) words.warn(message);
  });
}
