import type { Task } from 'graphile-worker';
import { type JobHandler, type JobPayload, PermanentFailure, type RegisterOptions } from './jobs';

/** What lies in graphile-worker's payload. */
export interface Envelope {
  payload: JobPayload;
  maxAttempts: number;
}

export interface Registration extends RegisterOptions {
  handler: JobHandler;
}

/** Attempts that graphile-worker itself counts to: ours are counted here, so that the last word is never lost (see `toTask`). */
export const ENDLESS = 32_767;
export const DEFAULT_ATTEMPTS = 10;

/**
 * A graphile-worker task for a handler. When the attempts are used up it tells `onExhausted` and counts as done; should that fail
 * too, or the process die, the next run only tells it again.
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

/** Jobs made by the clock come without an envelope. */
function open(raw: unknown): Envelope {
  const envelope = raw as Partial<Envelope>;
  return { payload: envelope.payload ?? {}, maxAttempts: envelope.maxAttempts ?? DEFAULT_ATTEMPTS };
}
