import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  Optional,
} from '@nestjs/common';
import { parseCronItems } from 'graphile-worker';
import type { Pool } from 'pg';
import { APP_CONFIG, type AppConfig } from '../config/config';
import { untilAborted } from '../leadership/until-aborted';
import { PG_POOL } from '../postgres';
import { reasonOf } from '../reasons/reason-of';
import { withoutAddresses } from '../reasons/without-addresses';
import { jobProblems } from './job-problems';
import { DEFAULT_ATTEMPTS, type Envelope, type Registration, UNLIMITED_ATTEMPTS } from './job-task';
import type { EnqueueOptions, JobHandler, JobPayload, Jobs, RegisterOptions } from './jobs';
import { LEASE_TIMES, Leases, type LeaseTimes } from './leases';
import { JOB_KINDS, JOBS_SCHEMA, migrateJobs, workJobs } from './worker';

/** Dependency injection token of other times for the leases, in tests. */
const JOB_LEASE_TIMES = Symbol('JOB_LEASE_TIMES');
const PREPARE_PAUSE_MS = 1_000;
const KEYS_KEPT = '400 days';

/** A single statement, so that key and job are both stored or neither, with or without a surrounding transaction. */
const ENQUEUE = `
WITH fresh AS (
  INSERT INTO app.job_keys (name, key) SELECT $1, $2 WHERE $2::text IS NOT NULL ON CONFLICT DO NOTHING RETURNING 1
), wanted AS (
  SELECT 1 FROM fresh UNION ALL SELECT 1 WHERE $2::text IS NULL AND NOT ($7 AND EXISTS (
    SELECT FROM ${JOBS_SCHEMA}._private_jobs j JOIN ${JOBS_SCHEMA}._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = $1 AND j.payload::jsonb = $3::jsonb AND j.locked_at IS NULL AND j.run_at <= coalesce($4::timestamptz, now())))
)
SELECT (${JOBS_SCHEMA}.add_job($1, $3::json, run_at => $4::timestamptz, queue_name => $5, max_attempts => ${UNLIMITED_ATTEMPTS},
  job_key => $1 || ' ' || $6::text, job_key_mode => 'unsafe_dedupe')).id FROM wanted`;

/** Jobs on Postgres by graphile-worker, with leases: any number of processes may run them (ADR 0045). */
@Injectable()
export class GraphileJobs implements Jobs, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Jobs');
  private readonly registered = new Map<string, Registration>();
  private readonly patterns = new Map<string, string>();
  private readonly troubles = new Map<string, string>();
  private readonly leases: Leases;
  private readonly ending = new AbortController();
  private running: Promise<unknown> = Promise.resolve();
  private migrated: Promise<void> | null = null;
  private started = false;

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Optional() @Inject(JOB_LEASE_TIMES) times: LeaseTimes = LEASE_TIMES,
    @Optional() @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'roles'> | null = null,
  ) {
    this.leases = new Leases(pool, times);
  }

  register(name: string, handler: JobHandler, options: RegisterOptions = {}): void {
    if (this.registered.has(name)) throw new Error(`Two handlers want to do the job ${name}`);
    if (this.started) throw new Error(`The job ${name} was registered after the start`);
    this.registered.set(name, { ...options, handler });
  }

  schedule(name: string, pattern: string): void {
    this.patterns.set(name, pattern);
  }

  async enqueue(name: string, payload: JobPayload, options: EnqueueOptions = {}): Promise<void> {
    await this.ready();
    const envelope: Envelope = { payload, maxAttempts: options.maxAttempts ?? DEFAULT_ATTEMPTS };
    const { key = null, runAt = null, queue = null, onlyOne = null, unlessWaiting = false } = options;
    const values = [name, key, JSON.stringify(envelope), runAt, queue, onlyOne, unlessWaiting];
    await (options.client ?? this.pool).query(ENQUEUE, values);
  }

  /** Starts running jobs only after every module has registered its handlers. A process without the role 'worker' only enqueues jobs. */
  onApplicationBootstrap(): void {
    if (this.config?.roles.has('worker') !== false) this.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.stop();
  }

  start(): void {
    if (this.started) return;
    this.started = true;
    this.running = this.work();
  }

  async states(): Promise<Record<string, string | null>> {
    const problems = await jobProblems(this.pool, this.registered);
    return Object.fromEntries(
      JOB_KINDS.map((kind) => [`jobs ${kind}`, this.troubles.get(kind) ?? problems.get(kind) ?? null]),
    );
  }

  async stop(): Promise<void> {
    this.ending.abort();
    await this.migrated?.catch(() => undefined);
    await this.running;
  }

  private async work(): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted && !(await this.prepared())) await untilAborted(signal, PREPARE_PAUSE_MS);
    const log = (message: string): void => this.logger.warn(message);
    const context = { leases: this.leases, signal, log };
    const shared = { pool: this.pool, signal, registered: this.registered, cron: this.cronItems(), context };
    const kinds = JOB_KINDS.map((kind) =>
      workJobs({ ...shared, kind, onTrouble: (trouble) => this.note(kind, trouble) }),
    );
    await Promise.all([...kinds, this.leases.keep(signal)]);
  }

  private async prepared(): Promise<boolean> {
    try {
      await this.ready();
      await this.pool.query(`DELETE FROM app.job_keys WHERE at < now() - interval '${KEYS_KEPT}'`);
      for (const kind of JOB_KINDS) this.note(kind, null);
      return true;
    } catch (failure) {
      const reason = reasonOf(failure);
      for (const kind of JOB_KINDS) this.note(kind, reason);
      this.logger.error(`The jobs cannot start: ${reason}`);
      return false;
    }
  }

  private note(kind: string, trouble: string | null): void {
    if (trouble === null) this.troubles.delete(kind);
    else this.troubles.set(kind, withoutAddresses(trouble));
  }

  /** Creates the library's own tables on first use. */
  private ready(): Promise<void> {
    this.migrated ??= migrateJobs(this.pool).catch((failure: unknown) => {
      this.migrated = null;
      throw failure;
    });
    return this.migrated;
  }

  private cronItems() {
    return parseCronItems([...this.patterns].map(([task, match]) => ({ task, match, identifier: task })));
  }
}
