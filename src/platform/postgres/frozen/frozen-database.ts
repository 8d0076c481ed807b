import type { Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { Client, type Pool, type PoolClient } from 'pg';
import { Surrounding } from '../../surrounding';

interface FreezeTimeouts {
  /** How long a call holds a connection before the database is checked. */
  suspectMs: number;
  /** How long the database may take to answer. */
  silentMs: number;
}

const TIMEOUTS: FreezeTimeouts = { suspectMs: 5_000, silentMs: 15_000 };
/** If a timer fires this much too late, this process itself was suspended. */
const SUSPENDED_AFTER_MS = 2_000;

const boundedCalls = new Surrounding<boolean>();

/** Runs work that a person waits for: its calls end when the database is frozen. Rebuilds, jobs and tools wait until the database resumes. */
export const bounded = <Result>(work: () => Result): Result => boundedCalls.run(true, work);

/** For work within a call that keeps a connection longer than a person would wait for the database. */
export const unbounded = <Result>(work: () => Result): Result => boundedCalls.run(false, work);

/**
 * Ends the connections of bounded calls when the database does not answer any more, although it keeps them open: a suspended machine, or a
 * storage that hangs. `statement_timeout` runs in the database, so it does not work then (ADR 96, ADR 128). The check uses a separate
 * connection, and runs only when a call takes long, so that a slow statement is not mistaken for a frozen database.
 */
export function endCallsWhenFrozen(pool: Pool, notify: (message: string) => void, timeouts = TIMEOUTS): void {
  const held = new Map<PoolClient, number>();
  pool.on('acquire', (client) => boundedCalls.get() && held.set(client, performance.now()));
  pool.on('release', (_failure, client) => held.delete(client));
  pool.on('remove', (client) => held.delete(client));
  const longest = (): number => performance.now() - Math.min(Infinity, ...held.values());
  let asking = false;
  const checkDatabase = async (): Promise<void> => {
    if (asking || held.size === 0 || longest() < timeouts.suspectMs) return;
    asking = true;
    const askedAt = performance.now();
    if (await isFrozen(pool, timeouts.silentMs)) {
      const waiting = [...held].filter(([, since]) => since <= askedAt).map(([client]) => client);
      waiting.forEach(destroyConnection);
      notify(`The database has not answered for ${timeouts.silentMs / 1000} s: ${waiting.length} calls were ended`);
    }
    asking = false;
  };
  const timer = setInterval(() => (pool.ending ? clearInterval(timer) : void checkDatabase()), timeouts.suspectMs / 5);
  timer.unref();
}

/** The call fails as if the database had become unavailable. */
const destroyConnection = (client: PoolClient): void => {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
};

async function isFrozen({ options }: Pool, silentMs: number): Promise<boolean> {
  const client = new Client({ ...options, connectionTimeoutMillis: 0 });
  client.on('error', () => undefined);
  let isSilent = true;
  const startedAt = performance.now();
  // A refusal is an answer too: in that case the calls end without help.
  const answered = ask(client)
    .catch(() => undefined)
    .then(() => (isSilent = false));
  await Promise.race([answered, sleep(silentMs, undefined, { ref: false })]);
  // An answer may have arrived while this process was busy or suspended.
  await setImmediate();
  await setImmediate();
  destroyConnection(client as unknown as PoolClient);
  return isSilent && performance.now() - startedAt < silentMs + SUSPENDED_AFTER_MS;
}

async function ask(client: Client): Promise<void> {
  await client.connect();
  await client.query('SELECT 1');
}
