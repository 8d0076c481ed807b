import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

interface Stat {
  parent: number;
  ms: number;
}

function statOf(pid: string): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name in brackets, which may contain spaces: state, parent, ... utime and stime are the 12th and 13th field.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS };
  } catch {
    return null;
  }
}

/**
 * Milliseconds of CPU time used so far by this process and the Postgres server with that pid: the cost of a call, independent of
 * other load on the machine. Null if unknown (another system, or a Postgres started by others).
 */
export function processorTime(postgres: number | null): number | null {
  if (postgres === null || process.platform !== 'linux') return null;
  const { user, system } = process.cpuUsage();
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const ours = all.map(statOf).filter((stat) => stat?.parent === postgres);
  return (user + system) / 1_000 + ours.reduce((sum, stat) => sum + (stat?.ms ?? 0), 0);
}
