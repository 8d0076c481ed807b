/** What the mutation tests change, and the specs that should notice (docs/mutation-tests.md). Paths from the project's root. */
const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '..', '..');

const MUTATED = [
  /^src\/article\/domain\/.*\.ts$/,
  /^projections\/[\w-]+\/(rows|fold-[\w-]+|entry|sentences|marks)\.ts$/,
  // The access rules; those of an article are in the domain (people/roles.ts).
  /^src\/contracts\/identity\/group-rules\.ts$/,
  /^src\/(platform\/http\/access\/access\.guard|article\/article-access\.guard)\.ts$/,
];

const SPECS = [
  /^src\/article\/(domain\/.*|article-access\.guard)\.spec\.ts$/,
  /^projections\/(?!runner\/).*\.spec\.ts$/,
  /^src\/contracts\/identity\/.*\.spec\.ts$/,
  /^src\/platform\/http\/access\/.*\.spec\.ts$/,
];

const files = ['src/article', 'src/contracts', 'src/platform/http/access', 'projections'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`),
);
const isSpec = (path) => path.endsWith('spec.ts');
const listed = (patterns) => (path) => patterns.some((pattern) => pattern.test(path));

exports.root = root;
exports.mutated = files.filter((path) => !isSpec(path)).filter(listed(MUTATED));
exports.specs = files.filter(listed(SPECS));
