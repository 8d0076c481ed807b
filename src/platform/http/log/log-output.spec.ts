import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { destination } from 'pino';
import { bufferedOutput } from './log-output';

describe('the output of the log', () => {
  it('contains each line soon, complete and in order', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'quire-log-')), 'log');
    const fd = openSync(path, 'a');
    const output = bufferedOutput(destination({ dest: fd, sync: true }));
    const lines = Array.from({ length: 50 }, (_none, n) => `line ${n} of several\n`);
    for (const line of lines) output.write(line);
    const written = (): string => readFileSync(path, 'utf8');
    for (const end = Date.now() + 5_000; written() !== lines.join('') && Date.now() < end;) await sleep(5);
    expect(written()).toBe(lines.join(''));
    output.write('and one more\n');
    for (const end = Date.now() + 5_000; !written().endsWith('more\n') && Date.now() < end;) await sleep(5);
    expect(written()).toBe(`${lines.join('')}and one more\n`);
    closeSync(fd);
  });

  it('lets a process end after its reader has ended', async () => {
    const program = `require('./scripts/swc-register.cjs');
      const { logOutput } = require('./src/platform/http/log/log-output.ts');
      process.stdin.once('end', () => { logOutput().write('nobody reads this\\n'); process.exit(7); }).resume();`;
    const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'ignore'] });
    const ended = once(child, 'exit');
    child.stdout.destroy();
    child.stdin.end();
    const killTimer = setTimeout(() => child.kill('SIGKILL'), 20_000);
    expect(await ended).toEqual([7, null]);
    clearTimeout(killTimer);
  }, 30_000);
});
