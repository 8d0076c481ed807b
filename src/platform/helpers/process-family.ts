import { readdirSync, readFileSync } from 'node:fs';
import { residentBytes } from './helper-process';

/** Resident memory of a process and its descendants in bytes; 0 where the system does not report it (no /proc). */
export const familyBytes = (pid: number): number => familyOf(pid).reduce((sum, one) => sum + residentBytes(one), 0);

/** A process and its descendants; only itself where the system does not report them. */
export function familyOf(pid: number): number[] {
  const parents = new Map<number, number>();
  try {
    for (const name of readdirSync('/proc')) if (/^\d+$/.test(name)) parents.set(Number(name), parentOf(name));
  } catch {
    return [pid];
  }
  const family = new Set([pid]);
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const [child, parent] of parents) if (family.has(parent)) family.add(child);
  }
  return [...family];
}

/** 0 for a process that has already ended. The name in brackets may contain any character, so the fields are counted from its end (proc(5)). */
function parentOf(name: string): number {
  try {
    return Number((readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ')[1]);
  } catch {
    return 0;
  }
}
