import { runJest } from './jest-run.mjs';

/** Failing files are run once more only if they are few: more failures point to a fault in the code. */
const FEW = 3;

/** The results of a run that could not start, and of one without anything to do. */
export const FAILED = { code: 1, passed: 0, failed: 1 };
export const NOTHING = { code: 0, passed: 0, failed: 0 };

/**
 * Runs Jest, and runs a few failing files once more, alone; a second failure counts. Files that pass then are flaky: they are
 * listed, and a person has to investigate them (ADR 26).
 */
export async function runSteadily(args) {
  const first = await runJest(args);
  const { failedFiles } = first;
  if (first.code === 0 && first.passed === 0) return FAILED;
  if (first.code === 0 || failedFiles.length === 0 || failedFiles.length > FEW) return first;
  console.log(`\nOnce more, alone: ${failedFiles.join(', ')}\n`);
  const again = await runJest(['--runInBand', '--runTestsByPath', ...failedFiles]);
  return {
    code: again.code,
    passed: first.passed - first.passedInFailed + again.passed,
    failed: again.failed,
    // A file that ended its process again has no result, so it is missing in `failedFiles`.
    unsteady:
      again.code !== 0 && again.failedFiles.length === 0
        ? []
        : failedFiles.filter((name) => !again.failedFiles.includes(name)),
  };
}
