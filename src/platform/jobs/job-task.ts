import type { Task } from 'graphile-worker';
import { reasonOf } from '../reasons/reason-of';
import { isStoreUnavailable } from '../store-unavailable/is-store-unavailable';
import {
  CountedFailure,
  type JobHandler,
  type JobInfo,
  type JobPayload,
  PermanentFailure,
  type RegisterOptions,
} from './jobs';
import { LeaseLost, type Leases } from './leases';

/** The content of graphile-worker's payload. */
export interface Envelope {
  payload: JobPayload;
  maxAttempts: number;
}

export interface Registration extends RegisterOptions {
  handler: JobHandler;
}

export interface TaskContext {
  leases: Leases;
  /** Aborts when the jobs stop. */
  signal: AbortSignal;
  log(message: string): void;
}

/** Attempt limit for graphile-worker itself. Attempts are counted here instead, so that the final failure is never lost (see `toTask`). */
export const UNLIMITED_ATTEMPTS = 32_767;
export const DEFAULT_ATTEMPTS = 10;

/** True if the job did not cause the failure: a store is unavailable, or another run has the job. */
const isExternalFailure = (failure: unknown): boolean =>
  failure instanceof LeaseLost || (!(failure instanceof CountedFailure) && isStoreUnavailable(failure));

/**
 * A graphile-worker task for a handler. When the attempts are used up, it calls `onExhausted` and counts as done. If that fails too, or the
 * process dies, the next run only calls it again. An unavailable store does not use up attempts.
 */
export function toTask(name: string, registration: Registration, { leases, signal, log }: TaskContext): Task {
  return async (raw, { job }) => {
    const { payload, maxAttempts } = open(raw);
    const info: JobInfo = {
      attempt: Math.min(job.attempts, maxAttempts),
      maxAttempts,
      stillMine: () => leases.check(job),
    };
    const reason = job.last_error ?? 'The last attempt was cut off';
    try {
      await leases.runUnderLease(job, () =>
        job.attempts > maxAttempts
          ? exhaust(registration, payload, reason, info)
          : attempt(name, registration, payload, info, log),
      );
    } catch (failure) {
      if (isExternalFailure(failure)) await leases.undoAttempt(job, signal);
      throw failure;
    }
  };
}

async function attempt(
  name: string,
  registration: Registration,
  payload: JobPayload,
  info: JobInfo,
  log: (message: string) => void,
): Promise<void> {
  try {
    await registration.handler(payload, info);
  } catch (failure) {
    const reason = reasonOf(failure);
    if (isExternalFailure(failure)) log(`Job ${name} waits: ${reason}`);
    if (isExternalFailure(failure)) throw failure;
    const { attempt: number, maxAttempts } = info;
    const final = failure instanceof PermanentFailure || number === maxAttempts;
    log(`Job ${name}, attempt ${number} of ${maxAttempts}${final ? ', the last,' : ''} failed: ${reason}`);
    if (!final) throw failure;
    await exhaust(registration, payload, reason, info);
  }
}

async function exhaust(
  { onExhausted }: Registration,
  payload: JobPayload,
  reason: string,
  info: JobInfo,
): Promise<void> {
  await onExhausted?.(payload, reason, info);
}

/** Scheduled jobs have no envelope. */
function open(raw: unknown): Envelope {
  const envelope = raw as Partial<Envelope>;
  return { payload: envelope.payload ?? {}, maxAttempts: envelope.maxAttempts ?? DEFAULT_ATTEMPTS };
}
