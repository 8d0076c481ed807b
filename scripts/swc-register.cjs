/** Lets Node run the project's TypeScript directly, for benchmarks: swc with the settings of .swcrc. */
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');

require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), { filename });
  module._compile(code, filename);
};
