import { readdirSync, readFileSync } from 'node:fs';
import { residentBytes } from './helper-process';

/** Resident memory of a process and all that it has started, in bytes; 0 where the system does not tell (no /proc). */
export const familyBytes = (pid: number): number => familyOf(pid).reduce((sum, one) => sum + residentBytes(one), 0);

/** A process and all that it has started; itself alone where the system does not tell. */
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

/** 0 for one that has ended meanwhile. The name in brackets may hold anything, so the fields are counted from behind it (proc(5)). */
function parentOf(name: string): number {
  try {
    return Number((readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ')[1]);
  } catch {
    return 0;
  }
}
