import { existsSync, writeFileSync } from 'node:fs';

/** A tenth of the server's share: whoever waits for a page comes before whoever waits for a document, who waits too. */
const STEPS_DOWN = '10';
const NICE = ['/usr/bin/nice', '/bin/nice'].find((path) => existsSync(path));

/**
 * How to start a program so that all its threads, and all that it starts, are below the server's priority. (To lower a running
 * process is not enough: Linux lowers its first thread only.)
 */
export function lowered(program: string, args: readonly string[]): { execPath: string; execArgv: string[] } {
  if (NICE === undefined) return { execPath: program, execArgv: [...args] };
  return { execPath: NICE, execArgv: ['-n', STEPS_DOWN, program, ...args] };
}

/**
 * Puts a session that was begun by this process below the server's. Where Linux groups processes by session it shares the processor
 * between the groups, whatever the priorities within them (sched(7), 'The autogroup feature').
 */
export function lowerSession(pid: number | undefined): void {
  try {
    if (pid !== undefined) writeFileSync(`/proc/${pid}/autogroup`, STEPS_DOWN);
  } catch {
    // It has ended already, or the system has no such groups.
  }
}
