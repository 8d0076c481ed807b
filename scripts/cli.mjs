/**
 * `npm run projections -- ...`, `npm run events -- ...` and so on: builds the server if needed and runs the tool. A built server
 * without its sources, as in the image, is used unchanged: there is nothing to build, and no tool to build it with.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

// Megabytes for young objects. A rebuild creates many objects that live for one batch; collecting them took a fifth of its time.
const YOUNG = '--max-semi-space-size=64';

const TOOLS = {
  projections: [YOUNG, '--enable-source-maps', 'dist/projections/runner/cli.js'],
  events: ['--enable-source-maps', 'dist/src/article/export/cli.js'],
  analyse: ['--enable-source-maps', 'dist/src/article/analysis/cli.js'],
  'events copy': [YOUNG, '--enable-source-maps', 'dist/src/copy-events.js'],
  'events verify': [YOUNG, '--enable-source-maps', 'dist/src/audit/command-line/cli.js'],
  'events accept': [YOUNG, '--enable-source-maps', 'dist/src/copy-events.js', '--accept'],
  'events encrypt': ['--enable-source-maps', 'dist/src/article/encrypt/cli.js'],
  retention: ['--enable-source-maps', 'dist/src/privacy/retention/command-line/cli.js'],
  keys: ['--enable-source-maps', 'dist/src/platform/personal-data/tools/cli.js'],
  import: [YOUNG, '--enable-source-maps', 'dist/src/exchange/ojs/command-line/cli.js'],
  generate: [YOUNG, '--enable-source-maps', 'dist/src/generate-data.js'],
  statistics: [YOUNG, '--enable-source-maps', 'dist/src/editorial/statistics/command-line/cli.js'],
  'statistics --measure': [YOUNG, '--enable-source-maps', 'dist/src/measures/command-line/cli.js'],
  blobs: ['--enable-source-maps', 'dist/src/files/storage/cli.js'],
  webmaster: ['--enable-source-maps', 'dist/src/make-webmaster.js'],
  backup: ['--enable-source-maps', 'dist/src/backup-data.js'],
  restore: [YOUNG, '--enable-source-maps', 'dist/src/restore-data.js'],
  bench: [YOUNG, '--require', './scripts/swc-register.cjs', 'test/bench/main.ts'],
  'bench:pages': ['--require', './scripts/swc-register.cjs', 'test/bench/pages.ts'],
  'bench pages': ['--require', './scripts/swc-register.cjs', 'test/bench/pages.ts'],
  pictures: ['--require', './scripts/swc-register.cjs', 'test/pictures/main.ts'],
  'bench:lists': [YOUNG, '--require', './scripts/swc-register.cjs', 'test/bench/lists.ts'],
  'bench lists': [YOUNG, '--require', './scripts/swc-register.cjs', 'test/bench/lists.ts'],
};

/** True for tools of the built server. The other tools need the sources of the tests. */
const isBuilt = (tool) => tool.at(-1).startsWith('dist/');

/** True for tools that open the screens. */
const needsClient = (tool) => ['test/pictures/main.ts', 'test/bench/pages.ts'].includes(tool.at(-1));

async function prepare(tool) {
  if (isBuilt(tool) && !existsSync(join(root, 'src'))) return 0;
  const { ensureInstalled } = await import('./lib/install.mjs');
  const { ensureBuilt, ensureServerBuilt } = await import('./lib/build.mjs');
  return (await ensureInstalled()) || (needsClient(tool) ? ensureBuilt() : ensureServerBuilt());
}

const [first, ...words] = process.argv.slice(2);
// One name starts several programs: copying and accepting a measure use the read models, the export must not depend on them.
const isMeasure = first === 'statistics' && words.some((word) => /^--measure(=|$)/.test(word));
const ofTwoWords = `${first} ${words[0]}`;
const [name, args] = isMeasure
  ? ['statistics --measure', words]
  : ofTwoWords in TOOLS
    ? [ofTwoWords, words.slice(1)]
    : [first, words];
const tool = TOOLS[name];
if (tool) {
  process.exitCode = (await prepare(tool)) || (await runNode([...tool, ...args]));
} else {
  console.error(`Usage: node scripts/cli.mjs ${Object.keys(TOOLS).join('|')} ...`);
  process.exitCode = 2;
}
