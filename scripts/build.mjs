/** `npm run build`: installs what is missing and builds what has changed. */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

process.exitCode = (await ensureInstalled()) || (await ensureBuilt());
