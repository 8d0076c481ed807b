import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../src/platform/helpers/processes';
import { until } from '../support/app/http-until';

/**
 * The parts of a run that matter for its end: a watcher, a process with the run in its environment, a server whose data are in the
 * run's folder, a process with the folder in its command line, and an unrelated one.
 */
const RUN = `
  const { spawn } = require('node:child_process');
  const [watcher, folder] = process.argv.slice(1);
  const start = (args, options) => spawn(process.execPath, args, { detached: true, stdio: 'ignore', ...options });
  start([watcher, folder], { stdio: ['pipe', 'ignore', 'ignore'], env: {} }).unref();
  const wait = 'setInterval(() => undefined, 1000)';
  const started = [
    start(['-e', wait], { env: { QUIRE_TEST_RUN: folder } }),
    start(['-e', wait], { env: { DATA_DIR: folder + '/tmp/data' } }),
    start(['-e', wait, folder], { env: {} }),
    start(['-e', wait], { env: {} }),
  ];
  console.log(JSON.stringify(started.map(({ pid }) => pid)));
  setInterval(() => undefined, 1000);
`;

describe('a run of the tests that is cut off', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('by %s leaves no process and no file behind', async (signal) => {
    const [folder, memory] = ['cut-off-', 'memory-'].map((name) => mkdtempSync(join(tmpdir(), name))) as [
      string,
      string,
    ];
    symlinkSync(memory, join(folder, 'postgres'));
    const run = spawn(process.execPath, ['-e', RUN, join(__dirname, 'end-run.cjs'), folder]);
    const [line] = (await once(run.stdout.setEncoding('utf8'), 'data')) as [string];
    const [marked = 0, server = 0, named = 0, stranger = 0] = JSON.parse(line) as number[];
    const ofRun = [marked, server, named];
    expect([...ofRun, stranger].map(isAlive)).toEqual([true, true, true, true]);
    run.kill(signal);
    const isGone = async (): Promise<true | null> =>
      ofRun.some(isAlive) || existsSync(folder) || existsSync(memory) ? null : true;
    try {
      await until('the end of the run', isGone);
      expect(isAlive(stranger)).toBe(true);
    } finally {
      process.kill(stranger, 'SIGKILL');
    }
  });
});
