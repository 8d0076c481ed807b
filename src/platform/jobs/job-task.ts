import type { Task } from 'graphile-worker';
import { type JobHandler, type JobPayload, PermanentFailure, type RegisterOptions } from './jobs';

/** The content of graphile-worker's payload. */
export interface Envelope {
  payload: JobPayload;
  maxAttempts: number;
}

export interface Registration extends RegisterOptions {
  handler: JobHandler;
}

/** Attempt limit for graphile-worker itself. Attempts are counted here instead, so that the final failure is never lost (see `toTask`). */
export const ENDLESS = 32_767;
export const DEFAULT_ATTEMPTS = 10;

/**
 * A graphile-worker task for a handler. When the attempts are used up, it calls `onExhausted` and counts as done. If that fails too,
 * or the process dies, the next run only calls it again.
 */
export function toTask(name: string, { handler, onExhausted }: Registration, log: (message: string) => void): Task {
  return async (raw, { job }) => {
    const { payload, maxAttempts } = open(raw);
    let reason = job.last_error ?? 'The last attempt was cut off';
    if (job.attempts <= maxAttempts) {
      try {
        await handler(payload, { attempt: job.attempts, maxAttempts });
        return;
      } catch (failure) {
        reason = failure instanceof Error ? failure.message : String(failure);
        const final = failure instanceof PermanentFailure || job.attempts === maxAttempts;
        log(`Job ${name}, attempt ${job.attempts} of ${maxAttempts}${final ? ', the last,' : ''} failed: ${reason}`);
        if (!final) throw failure;
      }
    }
    await onExhausted?.(payload, reason, { attempt: Math.min(job.attempts, maxAttempts), maxAttempts });
  };
}

/** Scheduled jobs have no envelope. */
function open(raw: unknown): Envelope {
  const envelope = raw as Partial<Envelope>;
  return { payload: envelope.payload ?? {}, maxAttempts: envelope.maxAttempts ?? DEFAULT_ATTEMPTS };
}
