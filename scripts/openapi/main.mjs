/**
 * `npm run openapi` writes src/platform/http/openapi/routes.json, the inputs and answers of each route, from the types of controllers and
 * DTO classes. With --check it reports whether the file is up to date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { onlyChecks } from '../lib/words.mjs';
import { routeTypes } from './route-types.mjs';

const isCheck = onlyChecks('npm run openapi [-- --check]');
const FILE = join(root, 'src/platform/http/openapi/routes.json');

/** A line for each operation and schema, so that each change is one line of the diff. */
const lines = (entries) =>
  Object.entries(entries)
    .map(([name, schema]) => `    ${JSON.stringify(name)}: ${JSON.stringify(schema)}`)
    .join(',\n');

const parts = Object.entries(routeTypes()).map(([part, entries]) => `  "${part}": {\n${lines(entries)}\n  }`);
const text = `{\n${parts.join(',\n')}\n}\n`;
if (!isCheck) writeFileSync(FILE, text);
else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) {
  console.error('routes.json is out of date: run npm run openapi.');
  process.exitCode = 1;
}
