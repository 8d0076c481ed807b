import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { parseCronItems } from 'graphile-worker';
import type { Pool } from 'pg';
import { Leadership } from '../leadership/leadership';
import { PG_POOL } from '../postgres';
import { DEFAULT_ATTEMPTS, ENDLESS, type Envelope, type Registration } from './job-task';
import type { EnqueueOptions, JobHandler, JobPayload, Jobs, RegisterOptions } from './jobs';
import { JOBS_SCHEMA, migrateJobs, workJobs } from './worker';

/** A single statement, so that key and job are both stored or neither, with or without a surrounding transaction. */
const ENQUEUE = `
WITH fresh AS (
  INSERT INTO app.job_keys (name, key) SELECT $1, $2 WHERE $2::text IS NOT NULL ON CONFLICT DO NOTHING RETURNING 1
), wanted AS (
  SELECT 1 FROM fresh UNION ALL SELECT 1 WHERE $2::text IS NULL
)
SELECT (${JOBS_SCHEMA}.add_job($1, $3::json, run_at => $4::timestamptz, queue_name => $5, max_attempts => ${ENDLESS})).id FROM wanted`;

/** Jobs on Postgres by graphile-worker. An advisory lock lets one process at a time run them (ADR 0005). */
@Injectable()
export class GraphileJobs implements Jobs, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Jobs');
  private readonly registered = new Map<string, Registration>();
  private readonly patterns = new Map<string, string>();
  private readonly leadership: Leadership;
  private migrated: Promise<void> | null = null;
  private started = false;

  constructor(@Inject(PG_POOL) private readonly pool: Pool) {
    const warn = (message: string): void => this.logger.warn(message);
    this.leadership = new Leadership({
      pool,
      name: 'quire:jobs',
      lead: (client, signal) =>
        workJobs({ client, pool, signal, warn, registered: this.registered, cron: this.cronItems() }),
      onTrouble: (failure) => warn(`The jobs pause: ${failure.message}`),
    });
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
    const values = [name, options.key ?? null, JSON.stringify(envelope), options.runAt ?? null, options.queue ?? null];
    await (options.client ?? this.pool).query(ENQUEUE, values);
  }

  /** Start jobs only when every module has registered its own. */
  onApplicationBootstrap(): void {
    this.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.stop();
  }

  start(): void {
    if (this.started) return;
    this.started = true;
    void this.ready().then(
      () => this.leadership.start(),
      (failure: Error) => this.logger.error(`The jobs cannot start: ${failure.message}`),
    );
  }

  async stop(): Promise<void> {
    await this.migrated?.catch(() => undefined);
    await this.leadership.stop();
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
