/** Errors of database and event store clients are recognised by their shape: each library has its own classes. */
interface Shaped {
  message: string;
  code?: unknown;
  type?: unknown;
}

const AWAY_CODES =
  /^(08[0-9A-Z]{3}|57P0[1-5]|53[0-9A-Z]{3}|E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|AI_AGAIN))$/;
/** EventStoreDB's client. */
const AWAY_TYPES = /^(unavailable|deadline-exceeded|timeout|not-leader)$/;
/** Messages that pg throws without a code. */
const AWAY_TEXTS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * True when the store is unavailable: the database or the event store is restarting, overloaded or down. The request is valid and
 * may succeed soon.
 */
export function isStoreUnavailable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const { code, message, type }: Shaped = thrown;
  return (
    (typeof code === 'string' && AWAY_CODES.test(code)) ||
    (typeof type === 'string' && AWAY_TYPES.test(type)) ||
    AWAY_TEXTS.test(message)
  );
}
