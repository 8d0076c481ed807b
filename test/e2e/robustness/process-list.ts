import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

interface Running {
  pid: number;
  parent: number;
  command: string;
}

/** All processes of the machine except zombies. */
function processes(): Running[] {
  return existsSync('/proc/self/stat') ? fromProc() : fromPs();
}

/** Command lines that contain `trace`. */
export const commandsWith = (trace: string): string[] =>
  processes().flatMap(({ command }) => (command.includes(trace) ? [command] : []));

/** Pids of all descendants of a process, including its own. */
export const familyOf = (pid: number): number[] => relativesOf(pid).map((one) => one.pid);

/** Sends a signal to each process; one that has ended in the meantime, such as a worker of autovacuum, is left out. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'ESRCH') throw thrown;
    }
  }
}

/** Command lines of all descendants of a process, without its own. */
export const childCommandsOf = (pid: number): string[] =>
  relativesOf(pid).flatMap((one) => (one.pid === pid ? [] : [one.command]));

function relativesOf(pid: number): Running[] {
  const all = processes();
  const family = new Set([pid]);
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const { pid: child, parent } of all) if (family.has(parent)) family.add(child);
  }
  return all.filter((one) => family.has(one.pid));
}

/** Resident memory of a process in bytes. @throws Error when it has exited. */
export function residentBytes(pid: number): number {
  const file = `/proc/${pid}/status`;
  const kilobytes = existsSync(file)
    ? /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  if (kilobytes === undefined) throw new Error(`Process ${pid} has ended`);
  return Number(kilobytes) * 1024;
}

function fromProc(): Running[] {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.flatMap((name) => {
    try {
      // The name in brackets may contain anything, so fields are counted after it (proc(5)).
      const [state, parent] = (readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ');
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return state === 'Z' ? [] : [{ pid: Number(name), parent: Number(parent), command }];
    } catch {
      return [];
    }
  });
}

function fromPs(): Running[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,stat=,command='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => {
    const [pid, parent, state, ...words] = line.trim().split(/\s+/);
    return state?.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent), command: words.join(' ') }];
  });
}
