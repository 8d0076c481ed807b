import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';
import { LONGEST_STATEMENT_MS } from '../postgres';

export interface HeartbeatTimes {
  everyMs: number;
  /** After this time without a byte from Postgres the connection counts as lost. Longer than any statement of a server. */
  silenceMs: number;
}

export const HEARTBEAT: HeartbeatTimes = { everyMs: 5_000, silenceMs: LONGEST_STATEMENT_MS + 30_000 };

/**
 * A machine that loses power closes no connection. By default Postgres notices that after two hours, and keeps the locks of the session
 * until then. With these settings it notices within half a minute. They change nothing on a Unix socket.
 */
const NOTICE_LOSS = `SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3;
  SET tcp_user_timeout = 25000`;

/** Makes Postgres end the session, with its locks, soon after the machine of this process is lost. @throws what the database throws. */
export async function noticeLossOfClient(client: ClientBase): Promise<void> {
  await client.query(NOTICE_LOSS);
}

/**
 * Asks the database at short intervals, so that this process notices when it cannot reach it any more: then all statements of the
 * connection fail, and it ends. The connection must be in pipeline mode, since its owner uses it at the same time.
 * @returns a function that ends it.
 */
export function keepHeartbeat(client: ClientBase, { everyMs, silenceMs }: HeartbeatTimes): () => void {
  // The types of the library do not show its socket.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  let [seen, seenAt, isAsking] = [stream.bytesRead, Date.now(), false];
  const timer = setInterval(() => {
    if (stream.bytesRead !== seen) [seen, seenAt] = [stream.bytesRead, Date.now()];
    if (Date.now() - seenAt >= silenceMs)
      return void stream.destroy(new Error('The database does not answer any more.'));
    if (isAsking) return;
    isAsking = true;
    const answered = (): void => void (isAsking = false);
    // A refusal is an answer too, as in a transaction that has failed. A broken connection ends with an event of its own.
    client.query('SELECT 1').then(answered, answered);
  }, everyMs);
  return () => clearInterval(timer);
}
