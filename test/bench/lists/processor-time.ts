import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

interface Stat {
  parent: number;
  ms: number;
}

function statOf(pid: string): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Behind the name in brackets, which may hold spaces: state, parent, ... utime and stime are the 12th and 13th.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS };
  } catch {
    return null;
  }
}

/**
 * Milliseconds of processor time that this process and the Postgres server with that number have used so far: what a call costs,
 * whatever else the machine does. Null where it cannot be told (another system, or a Postgres that is not ours).
 */
export function processorTime(postgres: number | null): number | null {
  if (postgres === null || process.platform !== 'linux') return null;
  const { user, system } = process.cpuUsage();
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const ours = all.map(statOf).filter((stat) => stat?.parent === postgres);
  return (user + system) / 1_000 + ours.reduce((sum, stat) => sum + (stat?.ms ?? 0), 0);
}
