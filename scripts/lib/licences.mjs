import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import parse from 'spdx-expression-parse';
import { root } from './root.mjs';
import { filesBelow } from './source-hash.mjs';

/** Licences compatible with GPL-3.0-or-later. A person adds a new one here after reading it. */
const COMPATIBLE = [
  ...['0BSD', 'Apache-2.0', 'Bitstream-Vera', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['LGPL-3.0-or-later', 'MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib'],
  ...['GPL-2.0-or-later', 'GPL-3.0-or-later', 'LicenseRef-public-domain'],
];

/** Licences that a package states in a file and not in its package.json. A person has read them. */
const READ_BY_HAND = [
  { name: /^(ckeditor5|@ckeditor\/ckeditor5-.+)$/, licence: 'GPL-2.0-or-later' },
  // Each DTD in it says: "This DTD is in the public domain."
  { name: /^@jats4r\/dtds$/, licence: 'LicenseRef-public-domain' },
  { name: /^dejavu-fonts-ttf$/, licence: 'Bitstream-Vera' },
  { name: /^(busboy|dicer|streamsearch|passport-strategy|pause)$/, licence: 'MIT' },
];

const BUNDLED = /^## (\S+) - (\S+)/gm;
const PACKAGE_IMPORT = /\b(?:from|import\(?)\s*'((?:@[a-z0-9-]+\/)?[a-z0-9][a-z0-9.-]*)['/]/g;

/** The lock file's entries per package, by their path in node_modules. */
export const readLock = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

function licenceOf(name, entry) {
  const read = READ_BY_HAND.find((known) => known.name.test(name))?.licence;
  // Some packages write parentheses that SPDX does not have.
  return read ?? (entry.license ?? 'unknown').replace(/^\((.*)\)$/, '$1');
}

/** Each name and version once, sorted: the lock file lists a package at every place where npm installed it. */
function rows(entries) {
  const found = new Map();
  for (const [path, entry] of entries) {
    const name = nameOf(path);
    found.set(`${name}@${entry.version}`, { name, version: entry.version, licence: licenceOf(name, entry) });
  }
  // By code units: the order must be the same on every machine.
  return [...found.keys()].sort().map((key) => found.get(key));
}

/** Packages of the running server, for every platform, whether or not they are installed here. */
export const serverPackages = (lock) => rows(Object.entries(lock).filter(([path, entry]) => path !== '' && !entry.dev));

/**
 * Packages that Vite has put into the client, from the list of its build, plus those that the client imports: a package that only
 * re-exports is not in Vite's list.
 */
export function bundledPackages(lock) {
  const list = readFileSync(join(root, 'dist/client/third-party-licences.md'), 'utf8');
  const bundled = new Set([...list.matchAll(BUNDLED)].map(([, name, version]) => `${name}@${version}`));
  const named = importedByClient();
  const isBundled = ([path, { version }]) =>
    bundled.has(`${nameOf(path)}@${version}`) || named.has(path.replace('node_modules/', ''));
  return rows(Object.entries(lock).filter(isBundled));
}

/** Packages that the client's sources name in an import. */
export function importedByClient() {
  const sources = filesBelow(['client/src', 'src/contracts']).filter((name) => /\.tsx?$/.test(name));
  const texts = sources.map((name) => readFileSync(join(root, name), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(PACKAGE_IMPORT)].map(([, name]) => name)));
}

/** True when an SPDX expression allows a choice of licences that are all compatible. */
function fits({ conjunction, left, right, license, plus = false, exception }) {
  if (conjunction === 'or') return fits(left) || fits(right);
  if (conjunction === 'and') return fits(left) && fits(right);
  return !plus && exception === undefined && COMPATIBLE.includes(license);
}

/** Packages whose licence is unknown or incompatible with GPL-3.0. */
export function incompatible(packages) {
  return packages.filter(({ licence }) => {
    try {
      return !fits(parse(licence));
    } catch {
      return true;
    }
  });
}
