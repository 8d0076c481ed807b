import { setTimeout as sleep } from 'node:timers/promises';
import { residentBytes } from '../process-list';

const EVERY_MS = 100;

/** Bytes in MB (1048576 bytes) with one decimal. */
export const mb = (bytes: number): number => Math.round((bytes / 2 ** 20) * 10) / 10;

/** The peak memory of a process in bytes during some work. */
export async function peakDuring(pid: number, work: Promise<unknown>): Promise<number> {
  let [peak, isGoing] = [residentBytes(pid), true];
  const done = work.finally(() => (isGoing = false));
  for (; isGoing; await sleep(EVERY_MS)) peak = Math.max(peak, residentBytes(pid));
  await done;
  return Math.max(peak, residentBytes(pid));
}
