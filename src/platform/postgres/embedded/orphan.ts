import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, endsWithin, signal } from '../../helpers/processes';

/** How long each way of stopping may take, in milliseconds. The last one cannot fail. */
const STOP_SIGNALS = [
  ['SIGINT', 3_000],
  ['SIGQUIT', 1_000],
  ['SIGKILL', 5_000],
] as const;

/** Stops a server: cleanly, else immediately (the next start then recovers from the log). */
export async function stopServer(pid: number): Promise<void> {
  for (const [name, milliseconds] of STOP_SIGNALS) {
    if (!signal(pid, name) || (await endsWithin(pid, milliseconds))) return;
  }
}

/**
 * Stops a server of this data folder that outlived its Quire, and removes the pid file of a killed one. Only the owner of the folder
 * may call it. Another process that merely has the same id is not touched.
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
  if (command?.includes(` -D ${data} `)) await stopServer(pid);
  rmSync(file, { force: true });
}
