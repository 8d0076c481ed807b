/** `npm run projections -- ...` and `npm run bench -- ...`: builds the server if need be and runs the tool. */
import { ensureServerBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';

const TOOLS = {
  projections: ['--enable-source-maps', 'dist/projections/runner/cli.js'],
  bench: ['--require', './scripts/swc-register.cjs', 'test/bench/main.ts'],
};

const [name, ...args] = process.argv.slice(2);
const tool = TOOLS[name];
if (tool) {
  process.exitCode = (await ensureInstalled()) || (await ensureServerBuilt()) || (await runNode([...tool, ...args]));
} else {
  console.error(`Usage: node scripts/cli.mjs ${Object.keys(TOOLS).join('|')} ...`);
  process.exitCode = 2;
}
