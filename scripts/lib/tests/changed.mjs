import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root } from '../root.mjs';
import { readWords } from '../words.mjs';
import { listTests } from './jest-run.mjs';

const PURE = /\.spec\.tsx?$/;
const CODE = /\.(ts|tsx|hbs)$/;
/** A pure spec of the server takes a tenth of a second, one of the client up to three. Client specs beyond this number are left to `npm test`. */
const MOST_CLIENT_SPECS = 12;

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/** Files changed since the branch left `base`, and changed or new files of the working tree. */
function changedFiles(base) {
  const [fork = 'HEAD'] = git('merge-base', 'HEAD', base);
  const names = [...git('diff', '--name-only', fork), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(names)].filter((name) => CODE.test(name) && existsSync(join(root, name)));
}

/** The nearest folder above a file that has specs: for a slice its own folder, for a helper inside a module the nearest folder above. */
function homeOf(file, folders) {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) if (folders.has(folder)) return folder;
  return null;
}

const toRoot = (path) => relative(root, path);
const isBelow = (file, folder) => file.startsWith(folder + sep);

/** The slow specs in the folders of the changes: a person decides whether they are worth the wait. */
async function slowBeside(changed) {
  const slow = (await listTests(['--selectProjects', 'slow', '--'])).map(toRoot);
  const homes = new Set(changed.map((file) => homeOf(file, new Set(slow.map(dirname)))));
  return slow.filter((file) => homes.has(dirname(file)));
}

/**
 * The specs for the changes: all pure specs that load a changed file, and the specs in the folder of a change. The folder is needed because
 * slices are found by the names of their files (ADR 29), so that no import leads from a spec over HTTP to a slice. The other specs that
 * start the whole application are left to `npm test`.
 *
 * @param args `--base <branch>`, `main` by default.
 * @returns their paths, and whether they need only Node.
 */
export async function listChanged(args) {
  const usage = 'npm run test:changed [-- --base <branch>]';
  const { base = 'main' } = readWords({ base: { type: 'string' } }, usage, { args }).values;
  const changed = changedFiles(base);
  if (changed.length === 0) return { files: [], isPure: true };
  const related = (await listTests(['--selectProjects', 'server', 'client', '--findRelatedTests', ...changed])).map(
    toRoot,
  );
  const all = (await listTests(['--selectProjects', 'server', 'client', '--'])).map(toRoot);
  const homes = new Set(changed.map((file) => homeOf(file, new Set(all.map(dirname)))));
  const isAtHome = (file) => changed.includes(file) || [...homes].some((home) => home !== null && isBelow(file, home));
  const isOfServer = (file) => !isBelow(file, 'client');
  const beside = all.filter((file) => isOfServer(file) && homes.has(dirname(file)));
  const near = [...new Set([...related.filter(isAtHome), ...beside])];
  const far = related.filter((file) => !isAtHome(file));
  const client = far.filter((file) => isBelow(file, 'client')).slice(0, MOST_CLIENT_SPECS);
  const files = [...near, ...far.filter((file) => PURE.test(file) && isOfServer(file)), ...client];
  const left = far.filter((file) => !files.includes(file)).length;
  const slow = await slowBeside(changed);
  console.log(
    `${changed.length} changed files; ${files.length} spec files for them. ${left} more load them; npm test runs those.`,
  );
  if (slow.length > 0) console.log(`Slow specs in the same folders, not run: npm run test:slow -- ${slow.join(' ')}`);
  return { files, isPure: files.every((file) => PURE.test(file)) };
}
