/**
 * `npm run licences` writes THIRD-PARTY-LICENSES.md. With --check it reports whether the file is up to date and all licences fit
 * GPL-3.0.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { bundledPackages, importedByClient, incompatible, readLock, serverPackages } from './lib/licences.mjs';
import { root } from './lib/root.mjs';
import { onlyChecks } from './lib/words.mjs';

const FILE = join(root, 'THIRD-PARTY-LICENSES.md');
const ROW = /^\| \[(\S+)\]\(\S+\) \| (\S+) \| (.+) \|$/gm;
const HEAD = '| package | version | licence |\n| --- | --- | --- |';
const CLIENT = '## Bundled into the client';

const table = (packages) =>
  [
    HEAD,
    ...packages.map(
      ({ name, version, licence }) => `| [${name}](https://www.npmjs.com/package/${name}) | ${version} | ${licence} |`,
    ),
  ].join('\n');

const server = (lock) => `# Third-party licences

Quire is under GPL-3.0-or-later. It uses the packages below under their own licences. \`npm run licences\` writes this list.
The full texts lie in each package; those of the client's packages are also served at \`/rrs/third-party-licences.md\`.

## Used by the server

${table(serverPackages(lock))}
`;

const client = (packages) => `
${CLIENT}

${table(packages)}
`;

async function write() {
  const code = await ensureBuilt();
  if (code !== 0) return code;
  const lock = readLock();
  writeFileSync(FILE, server(lock) + client(bundledPackages(lock)));
  return check();
}

/** Needs no build: compares the client's rows with the lock file and with what its sources import. */
function check() {
  const lock = readLock();
  const text = readFileSync(FILE, 'utf8');
  const bundled = [...text.slice(text.indexOf(CLIENT)).matchAll(ROW)].map(([, name, version, licence]) => ({
    ...{ name, version, licence },
  }));
  const problems = [];
  if (!text.startsWith(server(lock))) problems.push('the list of the server is out of date');
  const names = new Set(bundled.map(({ name }) => name));
  const locked = new Set(Object.entries(lock).map(([path, entry]) => `${path}@${entry.version}`));
  for (const { name, version } of bundled) {
    const isThere = [...locked].some((key) => key.endsWith(`node_modules/${name}@${version}`));
    if (!isThere) problems.push(`${name} ${version} is listed, but not installed`);
  }
  for (const name of importedByClient()) if (!names.has(name)) problems.push(`${name} is imported, but not listed`);
  for (const { name, licence } of incompatible([...serverPackages(lock), ...bundled]))
    problems.push(`${name} is under ${licence}: does that fit GPL-3.0? (scripts/lib/licences.mjs)`);
  for (const problem of problems) console.error(`THIRD-PARTY-LICENSES.md: ${problem}`);
  if (problems.length > 0) console.error('`npm run licences` writes it again.');
  return problems.length === 0 ? 0 : 1;
}

process.exitCode = onlyChecks('npm run licences [-- --check]') ? check() : await write();
