import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

interface Stat {
  parent: number;
  ms: number;
  /** CPU time of its children that have ended. */
  endedMs: number;
}

function statOf(pid: string): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name in brackets, which may contain spaces: state, parent, ... utime, stime, cutime and cstime are the 12th to 15th field.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = (from: number): number => (Number(fields[from]) + Number(fields[from + 1])) * TICK_MS;
    return { parent: Number(fields[1]), ms: ticks(11), endedMs: ticks(13) };
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

/** The same, including connections that were closed meanwhile, such as those of a rebuild. @throws Error if it is unknown. */
export function processorTimeOf(postgres: number): number {
  const [open, server] = [processorTime(postgres), statOf(String(postgres))];
  if (open === null || server === null) throw new Error('The processor time of Postgres is known on Linux only');
  return open + server.ms + server.endedMs;
}
