import type { Server } from 'node:http';

const SECOND = 1_000;

/** Timeouts of connections in milliseconds, so that an unfinished request does not hold a socket indefinitely. */
export const TIMEOUTS = {
  /** Until the header of a request is complete. */
  headersTimeout: 20 * SECOND,
  /** Until the whole request has arrived: 50 MB at 256 kbit/s. */
  requestTimeout: 1_800 * SECOND,
  /** Time without a byte in either direction: longer than the computation of a large overview. */
  timeout: 180 * SECOND,
  /** How often the first two are checked. */
  connectionsCheckingInterval: 5 * SECOND,
};

/** Call it before the server listens, because the interval is read then. */
export function limitTimeouts(server: Server, timeouts: typeof TIMEOUTS = TIMEOUTS): void {
  Object.assign(server, timeouts);
}
