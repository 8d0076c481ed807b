/**
 * `npm run check`: format, lint, types, boundaries, unused code, licences and the tests that need nothing but Node; two steps at a time. Runs
 * all steps and names the failed ones. Results for unchanged files come from node_modules/.cache; `npm run check -- --fresh` ignores the cache.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { runSteps } from './lib/steps.mjs';
import { readWords } from './lib/words.mjs';

const CACHE = 'node_modules/.cache/check';
const cached = (name) => ['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/${name}`];
/** TypeScript 7 checks types ten times as fast as 5, whose interface the linters and specs still need (ADR 106). */
const types = (project) => ['node_modules/typescript-7/bin/tsc', '--noEmit', '--incremental', 'false', '-p', project];

/** The longest steps come first, so that the two lanes end at about the same time. */
const STEPS = [
  { name: 'unit tests', args: ['scripts/test.mjs', 'unit'] },
  {
    name: 'format',
    args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', ...cached('prettier'), '.'],
  },
  { name: 'imports', args: ['node_modules/eslint/bin/eslint.js', ...cached('eslint'), '.'] },
  { name: 'types of the server', args: types('tsconfig.json') },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '.'] },
  { name: 'types of the client', args: types('client/tsconfig.json') },
  {
    name: 'boundaries',
    args: ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', 'src', 'projections', 'measures', 'client/src'],
  },
  { name: 'unused code', args: ['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'] },
  { name: 'licences', args: ['scripts/licences.mjs', '--check'] },
];

const { fresh } = readWords({ fresh: { type: 'boolean' } }, 'npm run check [-- --fresh]').values;
if (fresh) rmSync(join(root, CACHE), { recursive: true, force: true });
const installed = await ensureInstalled();
const failed = installed === 0 ? await runSteps(STEPS, 2) : ['installation'];
process.exitCode = failed.length === 0 ? 0 : 1;
