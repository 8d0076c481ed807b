import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run, runNode } from './run.mjs';

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/**
 * True when node_modules holds what the lock file names. npm writes its own list at the end of an installation, so an interrupted
 * one counts as missing.
 */
export function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const wanted = read('package-lock.json').packages;
  const present = read('node_modules/.package-lock.json').packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    // Packages for other systems are optional and not installed.
    return found ? found.version === entry.version : entry.optional || entry.peer || entry.devOptional;
  });
}

/**
 * Installs what the lock file names, if it is missing.
 * @returns npm's exit code, 0 when there was nothing to do.
 */
export async function ensureInstalled() {
  if (isInstalled()) return 0;
  console.error('Installing packages (npm ci) ...');
  // The build tools are also needed with NODE_ENV=production. No install script may download a browser.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const env = { PUPPETEER_SKIP_DOWNLOAD: 'true' };
  const npm = process.env.npm_execpath;
  return npm && /\.c?js$/.test(npm) ? runNode([npm, ...args], { env }) : run('npm', args, { env });
}
