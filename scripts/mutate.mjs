/**
 * `npm run test:mutation`: mutation tests of all parts, or of some with `-- rows access`. Other options are passed to Stryker
 * (docs/mutation-tests.md). Exits with 1 when a part's score is too low.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import mutation from '../test/mutation/mutated.cjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';
import { refuseWords } from './lib/words.mjs';

const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js';

const args = process.argv.slice(2);
const named = args.filter((arg) => mutation.PART_NAMES.includes(arg));
const options = args.filter((arg) => !named.includes(arg));
// A value of an option follows the option.
if (options.length > 0 && !options[0].startsWith('-'))
  refuseWords(
    `There is no part '${options[0]}'`,
    `npm run test:mutation [-- ${mutation.PART_NAMES.join(' | ')}] [options of Stryker]`,
  );

const failed = [];
if ((await ensureInstalled()) !== 0) failed.push('installation');
for (const part of failed.length === 0 ? mutation.PART_NAMES : []) {
  if (named.length > 0 && !named.includes(part)) continue;
  console.log(`Mutation tests of the part '${part}'`);
  // An interrupted run leaves its copy of the project.
  rmSync(join(root, '.cache/mutation', part, 'sandbox'), { recursive: true, force: true });
  const code = await runNode([STRYKER, 'run', ...options], { env: { QUIRE_MUTATION_PART: part } });
  if (code !== 0) failed.push(part);
  // Ended by a signal.
  if (code > 128) break;
}
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
