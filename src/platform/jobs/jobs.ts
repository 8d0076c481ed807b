import type { PoolClient } from 'pg';

/** JSON-safe. */
export type JobPayload = Record<string, unknown>;

export interface JobInfo {
  /** Counted from 1. */
  attempt: number;
  maxAttempts: number;
  /**
   * Call it right before a side effect that must not happen twice.
   * @throws LeaseLost when another worker has taken the job over, or what the database throws.
   */
  stillMine(): Promise<void>;
}

/** Each kind has its own worker slots, so that no kind delays another. */
export type JobKind = 'mail' | 'documents' | 'other';

/** Does the work. It must be idempotent: after a failure or a crash it may be called again with the same payload. */
export type JobHandler = (payload: JobPayload, job: JobInfo) => Promise<void>;

export interface RegisterOptions {
  /** Default 'other'. */
  kind?: JobKind;
  /**
   * Called with the reason when the last attempt has failed. It is repeated until it succeeds, so that a final failure is not lost.
   * It must be idempotent.
   */
  onExhausted?(payload: JobPayload, reason: string, job: JobInfo): Promise<void>;
}

export interface EnqueueOptions {
  /** Of all jobs with the same name and key, only the first is accepted, even after it has run. */
  key?: string;
  /** While a job with the same name and this key waits or runs, no other is accepted. After it a new one is. */
  onlyOne?: string;
  /** While a job with the same name and content waits that runs no later, no other is accepted. One that runs does not count. */
  unlessWaiting?: boolean;
  /** Default 10: with growing pauses (e, e^2, e^3 ... seconds), about three and a half hours. */
  maxAttempts?: number;
  /** Default: now. */
  runAt?: Date;
  /** Jobs of one queue run one after another, so that long jobs leave slots for other jobs. */
  queue?: string;
  /** Makes the job part of this connection's transaction. */
  client?: PoolClient;
}

/** Durable jobs: an enqueued job runs at least once, by one worker at a time, despite crashes (ADR 0045). */
export interface Jobs {
  /** Sets the handler of a job name. Call it before the start, in `onModuleInit`. @throws Error when the name is taken. */
  register(name: string, handler: JobHandler, options?: RegisterOptions): void;
  /** Schedules a registered job; `pattern` is crontab's five fields, in UTC. Missed times are not caught up. */
  schedule(name: string, pattern: string): void;
  /** @throws what the database throws; the job is then not stored. */
  enqueue(name: string, payload: JobPayload, options?: EnqueueOptions): Promise<void>;
  /** For each kind: null while its jobs are done, by this process or another one, else the reason why not. @throws what the database throws. */
  states(): Promise<Record<string, string | null>>;
  start(): void;
  /** Resolves within a few seconds. Interrupted jobs run again later. */
  stop(): Promise<void>;
}

/** Dependency injection token of the jobs. */
export const JOBS = Symbol('JOBS');

/**
 * A handler throws it when another system failed, such as a mail server. It always uses up an attempt: such failures can look like those of
 * an unavailable store.
 */
export class CountedFailure extends Error {}

/** A handler throws it when another attempt would fail too. The job then counts as exhausted immediately. */
export class PermanentFailure extends CountedFailure {
  constructor(message: string) {
    super(message);
    this.name = 'PermanentFailure';
  }
}
