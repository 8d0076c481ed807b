import { types } from 'node:util';

/** Errors of database and event store clients are recognised by their shape: each library has its own classes. */
interface Shaped {
  message: string;
  code?: unknown;
  type?: unknown;
  details?: unknown;
}

/** Codes of Postgres (classes 08, 53, 57P) and of the operating system. */
const UNAVAILABLE_CODES =
  /^(08[0-9A-Z]{3}|57P0[1-5]|53[0-9A-Z]{3}|E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|AI_AGAIN|NETUNREACH))$/;
/** Messages that pg, and the client of S3, throw without a code. */
const UNAVAILABLE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|@smithy\/node-http-handler - the request socket (did not establish|timed out))/;

/** Types of the errors of EventStoreDB's client. */
const EVENT_STORE_TYPES = /^(unavailable|deadline-exceeded|timeout|not-leader|cancelled|access-denied)$/;
/**
 * Codes of gRPC, which the client passes on for some calls: cancelled, deadline exceeded, permission denied, aborted, unavailable,
 * unauthenticated. A refused password or certificate must be fixed by the operator, so the request itself is still valid.
 */
const GRPC_CODES: readonly unknown[] = [1, 4, 7, 10, 14, 16];
/** Texts of EventStoreDB and its client for a node that has no leader yet, or that left in the middle of a call. */
const EVENT_STORE_TEXTS =
  /Failed to discover after|Received RST_STREAM|Call ended without gRPC status|Server Is Not Ready|No connection established|Connection dropped|Channel has been (shut ?down|closed)|write after end|stream was destroyed/i;

/** Also true for errors of Node's own modules if these have their own classes, as in the tests. */
const isError = (thrown: unknown): thrown is Error => thrown instanceof Error || types.isNativeError(thrown);

/** The event store does not answer: thrown by our own code if no library has an error for it. */
export class EventStoreUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The event store does not answer: ${reason}`, options);
    this.name = 'EventStoreUnavailable';
  }
}

/** This server is stopping: what it was doing is valid, and can be done after the next start. */
export class ServerStopping extends Error {
  constructor() {
    super('The server is stopping.');
    this.name = 'ServerStopping';
  }
}

/** True when an EventStoreDB cannot be reached, is not ready, or refuses this server. */
export function isEventStoreUnavailable(thrown: unknown): boolean {
  if (!isError(thrown)) return false;
  if (thrown instanceof EventStoreUnavailable || isEventStoreUnavailable(thrown.cause)) return true;
  const { code, details, message, type }: Shaped = thrown;
  return (
    (typeof type === 'string' && EVENT_STORE_TYPES.test(type)) ||
    (typeof details === 'string' && GRPC_CODES.includes(code)) ||
    EVENT_STORE_TEXTS.test(message)
  );
}

/**
 * True when the database, the event store or the store of files is restarting, overloaded or down, or this server is stopping. The request
 * is valid and may succeed soon. All code that checks whether a store is unavailable uses this function.
 */
export function isStoreUnavailable(thrown: unknown): boolean {
  if (!isError(thrown)) return false;
  const { code, message }: Shaped = thrown;
  return (
    (typeof code === 'string' && UNAVAILABLE_CODES.test(code)) ||
    UNAVAILABLE_MESSAGES.test(message) ||
    thrown instanceof ServerStopping ||
    isEventStoreUnavailable(thrown)
  );
}
