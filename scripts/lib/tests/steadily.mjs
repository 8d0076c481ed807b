import { runJest } from './jest-run.mjs';

/** Files that failed are run once more only when they are so few that it cannot be the code. */
const FEW = 3;

/** What stands for a run that could not begin, and for one that had nothing to do. */
export const FAILED = { code: 1, passed: 0, failed: 1 };
export const NOTHING = { code: 0, passed: 0, failed: 0 };

/**
 * Runs Jest, and a few files that failed once more, alone; what fails again counts. Those that then pass are unsteady: they are named, and
 * somebody has to look at them (ADR 26).
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
    unsteady: failedFiles.filter((name) => !again.failedFiles.includes(name)),
  };
}
