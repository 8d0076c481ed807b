/**
 * Lets Node run the project's TypeScript directly, for tests and benchmarks: swc with the settings of .swcrc. The results are cached in
 * node_modules/.cache by the content of the source: tests start hundreds of helper processes, and compiling took most of each start.
 */
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '..');
const CACHE = join(ROOT, 'node_modules/.cache/swc-register');
const SETTINGS = readFileSync(join(ROOT, '.swcrc'), 'utf8') + require('@swc/core/package.json').version;

function transform(source, filename) {
  // Loading the compiler is slow too, so it is loaded for the first file that is not in the cache.
  return require('@swc/core').transformSync(source, { filename }).code;
}

/** Several processes may cache the same file at the same time: each writes its own file and renames it. */
function keep(path, code) {
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(`${path}.${process.pid}`, code);
    renameSync(`${path}.${process.pid}`, path);
  } catch {
    // If the folder cannot be written, only time is lost.
  }
}

function compiled(filename) {
  const source = readFileSync(filename, 'utf8');
  const key = createHash('sha256').update(SETTINGS).update(filename).update('\0').update(source).digest('hex');
  const path = join(CACHE, `${key}.js`);
  try {
    return readFileSync(path, 'utf8');
  } catch {
    const code = transform(source, filename);
    keep(path, code);
    return code;
  }
}

require.extensions['.ts'] = (module, filename) => {
  module._compile(compiled(filename), filename);
};
