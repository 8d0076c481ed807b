/**
 * `npm test`, `npm run test:unit`, `test:changed`, `test:slow`, `test:long`: runs a tier of the tests, or with `-- paths and options of Jest` the
 * given ones (docs/contributing.md). Prints the duration before the last line, which is `N passed, N failed`.
 */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { listChanged } from './lib/tests/changed.mjs';
import { runLong } from './lib/tests/long.mjs';
import { FAILED, NOTHING, runSteadily } from './lib/tests/steadily.mjs';

/** Specs that need nothing but Node. Those of the architecture read all sources: `npm test` and `npm run check` run them. */
const PURE = ['--testPathIgnorePatterns', '/test/architecture/', String.raw`\.(int|browser)-spec\.ts$`];
const UNIT = ['--selectProjects', 'server', ...PURE];
const SLOW = ['--selectProjects', 'slow', '--'];
const EVERYTHING = ['--selectProjects', 'server', 'client', '--'];

const withBuild = async (run) => ((await ensureBuilt()) === 0 ? run() : FAILED);

const TIERS = {
  unit: (args) => runSteadily([...UNIT, '--', ...args]),
  changed: async (args) => {
    const { files, isPure } = await listChanged(args);
    const run = () => (files.length === 0 ? NOTHING : runSteadily(['--runTestsByPath', ...files]));
    return isPure ? run() : withBuild(run);
  },
  slow: (args) => withBuild(() => runSteadily([...SLOW, ...args])),
  long: (args) => withBuild(() => runLong(args)),
  everything: (args) => {
    const isPure = args.length > 0 && args.every((arg) => /\.spec\.tsx?$/.test(arg));
    const run = () => runSteadily(args.length > 0 ? args : EVERYTHING);
    return isPure ? run() : withBuild(run);
  },
};

async function test([name, ...rest]) {
  const [tier, args] = Object.hasOwn(TIERS, name ?? '') ? [name, rest] : ['everything', process.argv.slice(2)];
  return (await ensureInstalled()) === 0 ? TIERS[tier](args) : FAILED;
}

function duration(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

const begun = Date.now();
const { code, passed, failed, unsteady = [] } = await test(process.argv.slice(2));
process.exitCode = code || (failed > 0 ? 1 : 0);
for (const name of unsteady) console.log(`UNSTEADY: ${name} failed together with the others and passed alone`);
console.log(`Took ${duration(Date.now() - begun)}.`);
console.log(`${passed} passed, ${failed} failed`);
