import type { Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { Client, type Pool, type PoolClient } from 'pg';
import { Surrounding } from '../../surrounding';

interface Patience {
  /** How long a call holds a connection before the database is asked whether it lives. */
  suspectMs: number;
  /** How long it may take to answer. */
  silentMs: number;
}

const PATIENCE: Patience = { suspectMs: 5_000, silentMs: 15_000 };
/** A timer that fires this much too late says that this process was held itself. */
const LATE_MS = 2_000;

const boundedCalls = new Surrounding<true>();

/** Runs work for which somebody waits: a frozen database ends its calls. Rebuilds, jobs and tools wait until it goes on. */
export const bounded = <Result>(work: () => Result): Result => boundedCalls.run(true, work);

/**
 * Ends the connections of bounded calls when the database does not answer any more, though it keeps them open: a suspended machine, a
 * storage that hangs. `statement_timeout` counts in the database, which counts nothing then (ADR 96, ADR 128). It asks on a connection of
 * its own, and only when a call takes long, so that a slow statement is not taken for a frozen database.
 */
export function endCallsWhenFrozen(pool: Pool, tell: (message: string) => void, patience = PATIENCE): void {
  const held = new Map<PoolClient, number>();
  pool.on('acquire', (client) => boundedCalls.get() && held.set(client, performance.now()));
  pool.on('release', (_failure, client) => held.delete(client));
  pool.on('remove', (client) => held.delete(client));
  const longest = (): number => performance.now() - Math.min(Infinity, ...held.values());
  let asking = false;
  const look = async (): Promise<void> => {
    if (asking || held.size === 0 || longest() < patience.suspectMs) return;
    asking = true;
    const askedAt = performance.now();
    if (await isFrozen(pool, patience.silentMs)) {
      const waiting = [...held].filter(([, since]) => since <= askedAt).map(([client]) => client);
      waiting.forEach(cut);
      tell(`The database has not answered for ${patience.silentMs / 1000} s: ${waiting.length} calls were ended`);
    }
    asking = false;
  };
  const timer = setInterval(() => (pool.ending ? clearInterval(timer) : void look()), patience.suspectMs / 5);
  timer.unref();
}

/** The call fails as with a database that went away. */
const cut = (client: PoolClient): void => {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
};

async function isFrozen({ options }: Pool, silentMs: number): Promise<boolean> {
  const client = new Client({ ...options, connectionTimeoutMillis: 0 });
  client.on('error', () => undefined);
  let isSilent = true;
  const startedAt = performance.now();
  // A refusal is an answer too: then the calls end by themselves.
  const answered = ask(client)
    .catch(() => undefined)
    .then(() => (isSilent = false));
  await Promise.race([answered, sleep(silentMs, undefined, { ref: false })]);
  // An answer may have come while this process was busy or stopped itself.
  await setImmediate();
  await setImmediate();
  cut(client as unknown as PoolClient);
  return isSilent && performance.now() - startedAt < silentMs + LATE_MS;
}

async function ask(client: Client): Promise<void> {
  await client.connect();
  await client.query('SELECT 1');
}
