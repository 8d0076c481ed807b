import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const moments = new AsyncLocalStorage<Date>();
const offered = new Map<string, Date>();

/** Runs work as if it were `at`: only the demonstration data uses it, to give its articles a past (ADR 0011). */
export const runAt = <Result>(at: Date, work: () => Result): Result => moments.run(at, work);

/** The moment set by `runAt` around this call, or the present. */
export const currentMoment = (): Date => moments.getStore() ?? new Date();

/**
 * A ticket for one request of this very process to itself, which shall happen as if it were `at`. It is random, good for once, and
 * known to nobody outside the process, so nothing from the network can set the time.
 */
export function offerMoment(at: Date): string {
  const ticket = randomUUID();
  offered.set(ticket, at);
  return ticket;
}

/** The moment of a ticket, which is used up by it; null when nobody offered such a one. */
export function takeMoment(ticket: string): Date | null {
  const at = offered.get(ticket) ?? null;
  offered.delete(ticket);
  return at;
}
