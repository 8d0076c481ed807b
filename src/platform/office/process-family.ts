import { readdirSync, readFileSync } from 'node:fs';
import { residentBytes } from '../papers/helper-process';

/** Resident memory of a process and all that it has started, in bytes; 0 where the system does not tell (no /proc). */
export function familyBytes(pid: number): number {
  const parents = new Map<number, number>();
  try {
    for (const name of readdirSync('/proc')) if (/^\d+$/.test(name)) parents.set(Number(name), parentOf(name));
  } catch {
    return 0;
  }
  const family = new Set([pid]);
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const [child, parent] of parents) if (family.has(parent)) family.add(child);
  }
  return [...family].reduce((sum, one) => sum + residentBytes(one), 0);
}

/** 0 for one that has ended meanwhile. The name in brackets may hold anything, so the fields are counted from behind it (proc(5)). */
function parentOf(name: string): number {
  try {
    return Number((readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ')[1]);
  } catch {
    return 0;
  }
}
