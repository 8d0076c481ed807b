/** `npm test [-- paths and options of Jest]`: runs every test, or those named. The last line is `N passed, N failed`. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';

/** A suite that could not even be loaded counts as one failure: its tests cannot be counted. */
function count(file) {
  try {
    const result = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: result.numPassedTests, failed: result.numFailedTests + result.numRuntimeErrorTestSuites };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function test(args) {
  const prepared = (await ensureInstalled()) || (await ensureBuilt());
  if (prepared !== 0) return { code: prepared, passed: 0, failed: 1 };
  const folder = mkdtempSync(join(tmpdir(), 'quire-results-'));
  const file = join(folder, 'results.json');
  const jest = ['node_modules/jest/bin/jest.js', '--ci', '--forceExit', '--json', `--outputFile=${file}`, ...args];
  // Jest prints the JSON itself too when it is not told to keep quiet about it.
  const code = await runNode(jest, { env: { NODE_ENV: 'test', NODE_OPTIONS: '--no-deprecation' } });
  const counted = count(file);
  rmSync(folder, { recursive: true, force: true });
  return { code, ...counted };
}

const { code, passed, failed } = await test(process.argv.slice(2));
process.exitCode = code || (failed > 0 || passed === 0 ? 1 : 0);
console.log(`${passed} passed, ${failed} failed`);
