/** `npm start`: installs what is missing, builds what has changed, and runs the server until it is asked to stop. */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';
import { readWords } from './lib/words.mjs';

readWords({}, 'npm start, with settings as environment variables: PORT=3000 npm start');
process.exitCode =
  (await ensureInstalled()) || (await ensureBuilt()) || (await runNode(['dist/src/main.js'], { ipc: true }));
