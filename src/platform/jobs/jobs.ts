import type { PoolClient } from 'pg';

/** JSON-safe. */
export type JobPayload = Record<string, unknown>;

export interface JobInfo {
  /** From 1. */
  attempt: number;
  maxAttempts: number;
}

/** Does the work. May be called again with the same payload after a failure or a crash, so it must bear that. */
export type JobHandler = (payload: JobPayload, job: JobInfo) => Promise<void>;

export interface RegisterOptions {
  /**
   * Told when the last attempt has failed, with the reason. Called until it succeeds, so that a final failure is not lost either;
   * must bear being called twice.
   */
  onExhausted?(payload: JobPayload, reason: string, job: JobInfo): Promise<void>;
}

export interface EnqueueOptions {
  /** Of all jobs of one name with one key, only the first is ever taken, also when it has already run. */
  key?: string;
  /** Default 10: with the growing pauses (e, e^2, e^3 ... seconds), about three and a half hours. */
  maxAttempts?: number;
  /** Default: now. */
  runAt?: Date;
  /** Jobs of one queue run one after the other, so that long ones leave room for others. */
  queue?: string;
  /** Makes the job part of that connection's transaction. */
  client?: PoolClient;
}

/** Durable jobs: once enqueued they run, at least once, in one process at a time, whatever crashes (ADR 0005). */
export interface Jobs {
  /** Says who does jobs of a name; before the start, thus in `onModuleInit`. @throws Error when the name is taken. */
  register(name: string, handler: JobHandler, options?: RegisterOptions): void;
  /** Has a registered job run by the clock; `pattern` is crontab's five fields, in UTC. Missed times are not made up for. */
  schedule(name: string, pattern: string): void;
  /** @throws what the database throws; the job is then not there. */
  enqueue(name: string, payload: JobPayload, options?: EnqueueOptions): Promise<void>;
  start(): void;
  /** Resolves within some seconds; jobs that are cut off run again later. */
  stop(): Promise<void>;
}

/** Dependency injection token of the jobs. */
export const JOBS = Symbol('JOBS');

/** Thrown by a handler when another attempt would fail as well: the job counts as exhausted at once. */
export class PermanentFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PermanentFailure';
  }
}
