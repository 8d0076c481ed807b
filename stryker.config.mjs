import mutation from './test/mutation/mutated.cjs';

/** One part of `npm run test:mutation` (scripts/mutate.mjs), named by QUIRE_MUTATION_PART. Everything it writes is in .cache. */
const FOLDER = `.cache/mutation/${mutation.present.part}`;

export default {
  plugins: ['@stryker-mutator/mocha-runner', './test/mutation/reloading-mocha.mjs'],
  testRunner: 'reloading-mocha',
  // Each load of the modules leaks some memory.
  maxTestRunnerReuse: 200,
  mochaOptions: { config: './test/mutation/mocharc.cjs' },
  mutate: mutation.present.mutated,
  // The specs do not need these files.
  ignorePatterns: [
    '.cache',
    'artifacts',
    'client',
    'coverage',
    'data',
    'dist',
    'test/browser',
    'test/e2e',
    'test/bench',
  ],
  coverageAnalysis: 'perTest',
  // The specs run without a type check anyway.
  disableTypeChecks: false,
  // A mutant that times out counts as detected, so a busy machine must not cause it.
  timeoutMS: 240_000,
  thresholds: { high: 95, low: 90, break: 90 },
  incremental: true,
  incrementalFile: `${FOLDER}/incremental.json`,
  tempDirName: `${FOLDER}/sandbox`,
  cleanTempDir: 'always',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  htmlReporter: { fileName: `${FOLDER}/report.html` },
  allowConsoleColors: false,
};
