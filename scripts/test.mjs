/**
 * `npm test [-- paths and options of Jest]`: runs every test, or those named. The last line is `N passed, N failed`.
 *
 * The suite keeps a machine of two processors busy for long. A few files that fail in it are run once more, alone, and what fails again
 * counts. Those that then pass are named before the last line: they are unsteady, and somebody has to look at them (ADR 26).
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';

/** Files that failed are run once more only when they are so few that it cannot be the code. */
const FEW = 3;

/** A suite that could not even be loaded counts as one failure: its tests cannot be counted. */
function read(file) {
  try {
    const result = JSON.parse(readFileSync(file, 'utf8'));
    const failed = result.testResults.filter(({ status }) => status === 'failed');
    return {
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
      failedFiles: failed.map(({ name }) => name),
      passedInFailed: failed
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'passed').length,
    };
  } catch {
    return { passed: 0, failed: 1, failedFiles: [], passedInFailed: 0 };
  }
}

async function runJest(args) {
  const folder = mkdtempSync(join(tmpdir(), 'quire-results-'));
  const file = join(folder, 'results.json');
  const jest = ['node_modules/jest/bin/jest.js', '--ci', '--forceExit', '--json', `--outputFile=${file}`, ...args];
  // Jest prints the JSON itself too when it is not told to keep quiet about it.
  const code = await runNode(jest, { env: { NODE_ENV: 'test', NODE_OPTIONS: '--no-deprecation' } });
  const result = read(file);
  rmSync(folder, { recursive: true, force: true });
  return { code, ...result };
}

async function test(args) {
  const prepared = (await ensureInstalled()) || (await ensureBuilt());
  if (prepared !== 0) return { code: prepared, passed: 0, failed: 1, unsteady: [] };
  const first = await runJest(args);
  const { failedFiles } = first;
  if (first.code === 0 || failedFiles.length === 0 || failedFiles.length > FEW) return { ...first, unsteady: [] };
  console.log(`\nOnce more, alone: ${failedFiles.join(', ')}\n`);
  const again = await runJest(['--runInBand', '--runTestsByPath', ...failedFiles]);
  return {
    code: again.code,
    passed: first.passed - first.passedInFailed + again.passed,
    failed: again.failed,
    unsteady: failedFiles.filter((name) => !again.failedFiles.includes(name)),
  };
}

const { code, passed, failed, unsteady } = await test(process.argv.slice(2));
process.exitCode = code || (failed > 0 || passed === 0 ? 1 : 0);
for (const name of unsteady) console.log(`UNSTEADY: ${name} failed beside the others and passed alone`);
console.log(`${passed} passed, ${failed} failed`);
