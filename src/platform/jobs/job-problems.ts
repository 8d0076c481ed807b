import type { Pool } from 'pg';
import { withoutAddresses } from '../reasons/without-addresses';
import { DEFAULT_ATTEMPTS, type Registration } from './job-task';
import type { JobKind } from './jobs';
import { JOB_KINDS, JOBS_SCHEMA } from './worker';

/** A worker that runs takes a due job within a second, and a failed one is planned for later. */
const LONGEST_WAIT = '5 minutes';

/** The tables are the library's, which the first process that enqueues or runs jobs creates. */
const EXIST = `SELECT to_regclass('${JOBS_SCHEMA}._private_jobs') IS NOT NULL AS exist`;

const OF_TASKS = `FROM ${JOBS_SCHEMA}._private_jobs j JOIN ${JOBS_SCHEMA}._private_tasks t ON t.id = j.task_id WHERE t.identifier = ANY($1)`;

/** As long as one job of a kind runs, the others only wait for their turn. */
const UNTOUCHED = `SELECT count(*) FILTER (WHERE j.run_at < now() - interval '${LONGEST_WAIT}')::int AS late ${OF_TASKS}
  HAVING coalesce(bool_and(j.locked_at IS NULL), true)`;

/** A job whose attempts are used up is deleted once its failure is recorded. While that fails too, it is repeated without end. */
const REPEATED = `SELECT t.identifier AS name, count(*)::int AS jobs, max(j.last_error) AS reason ${OF_TASKS}
  AND j.last_error IS NOT NULL
  AND j.attempts + (j.locked_at IS NULL)::int > coalesce((j.payload->>'maxAttempts')::int, ${DEFAULT_ATTEMPTS})
  GROUP BY t.identifier ORDER BY t.identifier`;

interface Repeated {
  name: string;
  jobs: number;
  reason: string;
}

const lineOf = ({ name, jobs, reason }: Repeated): string =>
  `${name}: ${jobs} without attempts left, and their failure cannot be recorded: ${withoutAddresses(reason)}`;

async function problemOf(pool: Pool, names: readonly string[]): Promise<string | null> {
  const { rows: untouched } = await pool.query<{ late: number }>(UNTOUCHED, [names]);
  const late = untouched[0]?.late ?? 0;
  const { rows: repeated } = await pool.query<Repeated>(REPEATED, [names]);
  const lines = repeated.map(lineOf);
  if (late > 0) lines.unshift(`due for more than ${LONGEST_WAIT}, and no process does them: ${late}`);
  return lines.length === 0 ? null : lines.join('\n');
}

/**
 * What is wrong with the jobs of each kind: no process works at those that are due, or some are repeated without end. It is read from the
 * tables, so every process sees the same. @throws what the database throws.
 */
export async function jobProblems(
  pool: Pool,
  registered: ReadonlyMap<string, Registration>,
): Promise<Map<JobKind, string>> {
  const problems = new Map<JobKind, string>();
  const { rows } = await pool.query<{ exist: boolean }>(EXIST);
  if (!rows[0]?.exist) return problems;
  for (const kind of JOB_KINDS) {
    const names = [...registered].filter(([, one]) => (one.kind ?? 'other') === kind).map(([name]) => name);
    const problem = await problemOf(pool, names);
    if (problem !== null) problems.set(kind, problem);
  }
  return problems;
}
