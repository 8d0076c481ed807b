import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../run.mjs';

const JEST = 'node_modules/jest/bin/jest.js';
const ENV = { NODE_ENV: 'test', NODE_OPTIONS: '--no-deprecation' };

/** A suite that failed to load counts as one failure: its tests cannot be counted. */
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

async function withFile(work) {
  const folder = mkdtempSync(join(tmpdir(), 'quire-results-'));
  try {
    return await work(join(folder, 'results.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs Jest with its options. @returns its exit code, and how many tests passed and failed. */
export function runJest(args, options = {}) {
  return withFile(async (file) => {
    const jest = [JEST, '--ci', '--forceExit', '--json', `--outputFile=${file}`, ...args];
    const code = await runNode(jest, { ...options, env: { ...options.env, ...ENV } });
    return { code, ...read(file) };
  });
}

/** The files that Jest would run with these options. */
export function listTests(args) {
  return withFile(async (file) => {
    const code = await runNode([JEST, '--listTests', '--json', `--outputFile=${file}`, '--passWithNoTests', ...args], {
      env: ENV,
      output: () => undefined,
    });
    if (code !== 0) throw new Error(`Jest could not list its tests: exit code ${code}`);
    return JSON.parse(readFileSync(file, 'utf8'));
  });
}
