/**
 * Cleans up after a test run that was cut off: `node end-run.cjs <folder of the run>`.
 *
 * Jest starts this process and holds the other end of its standard input. However Jest ends, even by SIGKILL, the input closes.
 * Then this process ends the run's workers, browsers, servers and databases, and removes its folder.
 */
const { existsSync, realpathSync, rmSync } = require('node:fs');
const { join } = require('node:path');
const { setTimeout: sleep } = require('node:timers/promises');
const { processesOf } = require('./processes-of-run.cjs');

/** Postgres must shut down on its own to release its shared memory; every other process can be killed. */
const isDatabase = (command) => /postgres["']? -D/.test(command);

/** Number of checks for processes, half a second apart. A process that ignores two signals is killed. */
const ROUNDS = 10;

async function endRun(folder) {
  for (let round = 0; round < ROUNDS; round += 1) {
    const left = processesOf(folder);
    if (left.length === 0) break;
    for (const { pid, command } of left) signal(pid, isDatabase(command) && round < 4 ? 'SIGQUIT' : 'SIGKILL');
    await sleep(500);
  }
  const database = join(folder, 'postgres');
  // The database may be in memory, behind a link.
  for (const path of [existsSync(database) ? realpathSync(database) : database, folder])
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already exited.
  }
}

// Ctrl-C reaches the whole process group, and the cleanup process must outlive it.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => undefined);
process.stdin.resume();
process.stdin.on('close', () => void endRun(process.argv[2]));
