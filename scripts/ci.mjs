/**
 * The program of continuous integration (`.ci/run`): runs `npm test`, the slow tests, then as many long tests as fit in 45 minutes in
 * all. Every test that ran decides the result; a long test that did not fit is only listed. The last line is `N passed, N failed` of all.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

const MINUTES = 45;
/** Minutes of these that are reserved for stopping unfinished tests. */
const RESERVE = 1;

/** Runs a tier, forwards its output, and reads its last line. */
function runTier(args) {
  return new Promise((resolve, reject) => {
    const stdio = ['ignore', 'pipe', 'inherit'];
    const child = spawn(process.execPath, [join(root, 'scripts/test.mjs'), ...args], { cwd: root, stdio });
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name));
    let end = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text);
      end = (end + text).slice(-1000);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(end) ?? [null, 0, 1];
      resolve({ code: code ?? 1, passed: Number(passed), failed: Number(failed) });
    });
  });
}

const begun = Date.now();
const tests = await runTier([]);
const slow = await runTier(['slow']);
const left = MINUTES - RESERVE - (Date.now() - begun) / 60_000;
const long = left > 0 ? await runTier(['long', '--minutes', left.toFixed(1)]) : { code: 0, passed: 0, failed: 0 };
if (left <= 0) console.log('DID NOT FIT: npm run test:long');
const tiers = [tests, slow, long];
const total = (count) => tiers.map(count).reduce((sum, number) => sum + number, 0);
process.exitCode = tiers.map(({ code }) => code).find((code) => code !== 0) ?? 0;
console.log(`${total(({ passed }) => passed)} passed, ${total(({ failed }) => failed)} failed`);
