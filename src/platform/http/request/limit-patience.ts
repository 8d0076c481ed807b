import type { Server } from 'node:http';

const SECOND = 1_000;

/** How long callers may take, in milliseconds. A socket that nobody finishes a request on must not be kept for ever. */
export const PATIENCE = {
  /** Until the head of a request is complete. */
  headersTimeout: 20 * SECOND,
  /** Until a whole request is there: 50 MB over a line of 256 kbit/s. */
  requestTimeout: 1_800 * SECOND,
  /** Without a byte in either direction: longer than a large overview takes to be made. */
  timeout: 180 * SECOND,
  /** How often the first two are looked at. */
  connectionsCheckingInterval: 5 * SECOND,
};

/** Call it before the server listens: the interval is read then. */
export function limitPatience(server: Server, patience: typeof PATIENCE = PATIENCE): void {
  Object.assign(server, patience);
}
