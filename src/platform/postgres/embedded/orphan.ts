import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, endsWithin, signal } from '../../helpers/processes';

/** How long each way of stopping may take, in milliseconds; the last cannot be refused. */
const WAYS = [
  ['SIGINT', 3_000],
  ['SIGQUIT', 1_000],
  ['SIGKILL', 5_000],
] as const;

/** Ends a server: in good order, else at once (the next start then recovers from the log). */
export async function stopServer(pid: number): Promise<void> {
  for (const [name, milliseconds] of WAYS) {
    if (!signal(pid, name) || (await endsWithin(pid, milliseconds))) return;
  }
}

/**
 * Stops a server of this data folder that outlived its Quire, and removes the pid file that a killed one left. Only called by the
 * owner of the folder. A process that merely has the same number is left alone.
 */
export async function stopOrphan(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  let pid: number;
  try {
    pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  } catch {
    return;
  }
  const command = pid > 1 ? commandLine(pid) : null;
  if (command?.includes(data)) await stopServer(pid);
  rmSync(file, { force: true });
}
