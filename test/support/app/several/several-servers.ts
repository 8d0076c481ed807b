import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Server processes behind an nginx, instead of the one server of a test application. */
export interface SeveralServers {
  /** Address of the nginx. */
  readonly origin: string;
  /** Moves the clocks of all servers to this many milliseconds ahead of the real time. */
  shift(ms: number): void;
  stop(): Promise<void>;
}

/**
 * The number of servers of test applications, from QUIRE_TEST_SERVERS, and the interval between kills, from QUIRE_TEST_KILL_SECONDS
 * (0: never). test/operating/browser-suite.mjs sets them. Without them a test application is one server in the process of its spec.
 */
export const SERVERS_ASKED_FOR = Number(process.env['QUIRE_TEST_SERVERS'] ?? 0);
const KILL_EVERY_SECONDS = Number(process.env['QUIRE_TEST_KILL_SECONDS'] ?? 0);

const HELPER = join(__dirname, '../../../operating/servers-behind-nginx.mjs');

/**
 * Starts the servers with these settings, which name a database and a place for files. PORT, if set, is the port of the nginx, for a spec
 * that has to know the address before the start. @throws Error when they do not start
 */
export async function startSeveralServers({ PORT, ...env }: Record<string, string>): Promise<SeveralServers> {
  const helper = fork(HELPER, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const stop = async (): Promise<void> => {
    const hasEnded = helper.exitCode !== null || helper.signalCode !== null;
    if (helper.connected) helper.disconnect();
    if (!hasEnded) await once(helper, 'exit');
  };
  helper.send({ env, count: SERVERS_ASKED_FOR, killEverySeconds: KILL_EVERY_SECONDS, port: PORT });
  const origin = await originOf(helper);
  return { origin, shift: (shiftMs) => void helper.send({ shiftMs }), stop };
}

function originOf(helper: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    helper.once('message', (message) => resolve((message as { origin: string }).origin));
    helper.once('exit', () => reject(new Error('The servers behind nginx did not start')));
  });
}
