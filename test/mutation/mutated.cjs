/**
 * The parts of the mutation tests (docs/mutation-tests.md): the files that they mutate, and the pure specs that should fail. A part's specs
 * are loaded again for each mutant in a constant of a module, so a part has only the specs that belong to it.
 */
const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '..', '..');

const PARTS = {
  domain: {
    mutated: [/^src\/article\/domain\/(?!people\/)/],
    specs: [/^src\/article\/domain\//],
  },
  access: {
    mutated: [
      /^src\/article\/(domain\/people\/.*|article-access\.guard)\.ts$/,
      /^src\/contracts\/identity\/group-rules\.ts$/,
      /^src\/platform\/http\/access\/access\.guard\.ts$/,
    ],
    specs: [
      /^src\/article\/(domain\/people\/.*|domain\/reviewing\/reviewers|article-access\.guard)\.spec\.ts$/,
      /^src\/contracts\/identity\//,
      /^src\/platform\/http\/access\/(access\.guard|key-access)\.spec\.ts$/,
    ],
  },
  rows: {
    mutated: [/^projections\/[\w-]+\/rows\.ts$/],
    specs: [
      /^projections\/(state-rows|(article-card|article-files|due-dates|reviewer-assignments|todo-list)\/.*)\.spec\.ts$/,
    ],
  },
};

const files = ['src/article', 'src/contracts', 'src/platform/http/access', 'projections'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`),
);
const fit = (patterns) => files.filter((path) => patterns.some((pattern) => pattern.test(path)));

/** Names of the parts. */
const PART_NAMES = Object.keys(PARTS);

/** The files of a part, from the project's root. */
const filesOf = (part) => ({
  part,
  mutated: fit(PARTS[part].mutated).filter((path) => path.endsWith('.ts') && !path.endsWith('spec.ts')),
  specs: fit(PARTS[part].specs).filter((path) => path.endsWith('.spec.ts')),
});

/** The part of this run, from the environment, which Stryker passes to its processes. */
const present = filesOf(process.env.QUIRE_MUTATION_PART ?? 'domain');

module.exports = { PART_NAMES, present, root };
