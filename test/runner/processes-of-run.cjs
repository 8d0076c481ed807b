/**
 * The processes started by a test run: they have its folder in their environment or command line. The name of the variable does not
 * matter: a built server gets few variables of the run (test/e2e/robustness/built-server.ts), but its data are in the folder.
 */
const { execFileSync } = require('node:child_process');
const { readFileSync, readdirSync } = require('node:fs');

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has exited meanwhile, or belongs to another account.
    return '';
  }
};

function listFromProc() {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => ({
    pid: Number(pid),
    command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' '),
    environment: read(`/proc/${pid}/environ`).replaceAll('\0', ' '),
  }));
}

/** On other systems `ps` prints the environment after the command. */
function listFromPs() {
  const lines = execFileSync('ps', ['-axEww', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n');
  return lines.map((line) => ({ pid: Number.parseInt(line, 10), command: line, environment: line }));
}

/** @returns {{pid: number, command: string}[]} without this process and the one that watches the run. */
function processesOf(folder) {
  const all = process.platform === 'linux' ? listFromProc() : listFromPs();
  return all.filter(
    ({ pid, command, environment }) =>
      pid > 1 &&
      pid !== process.pid &&
      !command.includes('end-run.cjs') &&
      (command.includes(folder) || environment.includes(folder)),
  );
}

module.exports = { processesOf };
