import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root } from '../root.mjs';
import { listTests } from './jest-run.mjs';

const PURE = /\.spec\.tsx?$/;
const CODE = /\.(ts|tsx|hbs)$/;
/** Pure specs of the server take a tenth of a second each, those of the client up to three: more of them belong to `npm test`. */
const MOST_CLIENT_SPECS = 12;

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/** Files that differ from where the branch left `base`, and those of the working tree. */
function changedFiles(base) {
  const [fork = 'HEAD'] = git('merge-base', 'HEAD', base);
  const names = [...git('diff', '--name-only', fork), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(names)].filter((name) => CODE.test(name) && existsSync(join(root, name)));
}

/** The nearest folder around a file that holds specs: of a slice its own, of a helper inside a module the next above. */
function homeOf(file, folders) {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) if (folders.has(folder)) return folder;
  return null;
}

const isBelow = (file, folder) => file.startsWith(folder + sep);

/**
 * The specs for what has changed: all pure specs that load a changed file, and the specs of the folder in which a change lies. A change
 * in one slice is loaded by every spec that starts the whole application; those are left to `npm test`.
 *
 * @param args `--base <branch>`, `main` when not given.
 * @returns their paths, and whether they need nothing but Node.
 */
export async function listChanged(args) {
  const base = args[args.indexOf('--base') + 1] ?? 'main';
  const changed = changedFiles(args.includes('--base') ? base : 'main');
  if (changed.length === 0) return { files: [], isPure: true };
  const toRoot = (path) => relative(root, path);
  const related = (await listTests(['--selectProjects', 'server', 'client', '--findRelatedTests', ...changed])).map(
    toRoot,
  );
  const all = (await listTests(['--selectProjects', 'server', 'client', '--'])).map(toRoot);
  const homes = new Set(changed.map((file) => homeOf(file, new Set(all.map(dirname)))));
  const isAtHome = (file) => changed.includes(file) || [...homes].some((home) => home !== null && isBelow(file, home));
  const near = related.filter(isAtHome);
  const far = related.filter((file) => !isAtHome(file));
  const client = far.filter((file) => isBelow(file, 'client')).slice(0, MOST_CLIENT_SPECS);
  const files = [...near, ...far.filter((file) => PURE.test(file) && !isBelow(file, 'client')), ...client];
  const left = related.length - files.length;
  console.log(
    `${changed.length} changed files; ${files.length} spec files for them. ${left} more load them: npm test runs those.`,
  );
  return { files, isPure: files.every((file) => PURE.test(file)) };
}
