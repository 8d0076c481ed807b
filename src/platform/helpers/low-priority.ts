import { existsSync, writeFileSync } from 'node:fs';

/** A tenth of the server's share: a page request has priority over the conversion of a document. */
const STEPS_DOWN = '10';
const NICE = ['/usr/bin/nice', '/bin/nice'].find((path) => existsSync(path));

/**
 * How to start a program with all its threads and children below the server's priority. Lowering a running process is not enough:
 * Linux lowers only its first thread.
 */
export function atLowPriority(program: string, args: readonly string[]): { execPath: string; execArgv: string[] } {
  if (NICE === undefined) return { execPath: program, execArgv: [...args] };
  return { execPath: NICE, execArgv: ['-n', STEPS_DOWN, program, ...args] };
}

/**
 * Lowers the priority of a session that this process started to below that of the server. Where Linux groups processes by session, it
 * shares the processor between the groups, whatever the priorities within them (sched(7), 'The autogroup feature').
 */
export function lowerSession(pid: number | undefined): void {
  try {
    if (pid !== undefined) writeFileSync(`/proc/${pid}/autogroup`, STEPS_DOWN);
  } catch {
    // The process has already ended, or the system has no such groups.
  }
}
