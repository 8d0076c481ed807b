import { randomUUID } from 'node:crypto';
import { Surrounding } from '../surrounding';

const moments = new Surrounding<Date>();
const timesByTicket = new Map<string, Date>();

/** Runs `work` as if the time were `at`. Only the demonstration data uses this backdating, to give its articles a past (ADR 0011). */
export const runAt = <Result>(at: Date, work: () => Result): Result => moments.run(at, work);

/** The time set by `runAt` around this call, or the current time. */
export const currentMoment = (): Date => moments.get() ?? new Date();

/**
 * Creates a ticket that backdates to `at` one request that this process sends to itself. The ticket is random, works once, and never leaves
 * the process, so a caller from the network cannot set the time.
 */
export function backdatingTicket(at: Date): string {
  const ticket = randomUUID();
  timesByTicket.set(ticket, at);
  return ticket;
}

/** Redeems a ticket: returns its time, or null when the ticket is unknown or already used. */
export function redeemTicket(ticket: string): Date | null {
  const at = timesByTicket.get(ticket) ?? null;
  timesByTicket.delete(ticket);
  return at;
}
