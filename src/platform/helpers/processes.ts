import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** True while the process runs. A zombie that its parent has not reaped counts as ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM';
  }
  return statOf(pid)?.state !== 'Z';
}

/** Distinguishes two processes with the same id; null when it is unknown. */
export const startMark = (pid: number): string | null => statOf(pid)?.startTime ?? askPs(pid, 'lstart=');

/** The command line, words separated by spaces; null when it is unknown. */
export function commandLine(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return askPs(pid, 'command=');
  }
}

/** Whether it ended within this many milliseconds. */
export async function endsWithin(pid: number, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > end) return false;
    await sleep(10);
  }
  return true;
}

/** Sends a signal; true when the process existed. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

function statOf(pid: number): { state: string; startTime: string } | null {
  try {
    // The name in brackets may contain any character, so the fields are counted from its end (proc(5)).
    const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ');
    const [state, startTime] = [fields[0], fields[19]];
    return state === undefined || startTime === undefined ? null : { state, startTime };
  } catch {
    return null;
  }
}

function askPs(pid: number, field: string): string | null {
  if (existsSync('/proc/self/stat')) return null;
  try {
    return execFileSync('ps', ['-o', field, '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
