/** `npm run check`: format, lint, types, boundaries and the tests that need only Node. Runs all steps and lists the failed ones. */
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';

const STEPS = {
  format: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  lint: ['node_modules/eslint/bin/eslint.js', '.'],
  'types of the server': ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json'],
  'types of the client': ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'client/tsconfig.json'],
  boundaries: ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', 'src', 'projections', 'client/src'],
  licences: ['scripts/licences.mjs', '--check'],
  'unit tests': ['node_modules/jest/bin/jest.js', '--ci', '--silent', '\\.spec\\.tsx?$'],
};

const failed = [];
const installed = await ensureInstalled();
if (installed !== 0) failed.push('installation');
for (const [name, args] of installed === 0 ? Object.entries(STEPS) : []) {
  console.log(`- ${name}`);
  if ((await runNode(args)) !== 0) failed.push(name);
}
console.log(failed.length === 0 ? 'All is well.' : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
