/**
 * Ends what a run of the tests left behind when it was cut off: `node end-run.cjs <folder of the run>`.
 *
 * Jest starts this process and holds the other end of its standard input. However Jest ends, even by SIGKILL, the input ends with it.
 * Then the workers, browsers, servers and databases of the run are ended, and its folder is removed.
 */
const { rmSync } = require('node:fs');
const { setTimeout: sleep } = require('node:timers/promises');
const { processesOf } = require('./processes-of-run.cjs');

/** Postgres gives back its shared memory when it is asked to quit; everything else holds nothing. */
const isDatabase = (command) => /postgres["']? -D/.test(command);

/** How often the processes are looked for, half a second apart. What is asked twice in vain is killed. */
const ROUNDS = 10;

async function endRun(folder) {
  for (let round = 0; round < ROUNDS; round += 1) {
    const left = processesOf(folder);
    if (left.length === 0) break;
    for (const { pid, command } of left) signal(pid, isDatabase(command) && round < 4 ? 'SIGQUIT' : 'SIGKILL');
    await sleep(500);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}

// Ctrl-C reaches the whole group of processes, and the one that clears up must outlive it.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => undefined);
process.stdin.resume();
process.stdin.on('close', () => void endRun(process.argv[2]));
