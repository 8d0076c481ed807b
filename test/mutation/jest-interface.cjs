/**
 * Jest's global functions for Mocha, with `expect` and `each` from Jest's own packages (ADR 35). Stryker runs the specs with Mocha,
 * which keeps its process and the modules for thousands of mutants.
 */
const { join } = require('node:path');
const { expect } = require('expect');
const each = require('jest-each');
const { interfaces } = require('mocha');
const { present, root } = require('./mutated.cjs');

require('reflect-metadata');
require('../../scripts/swc-register.cjs');

/** The global object of code that Stryker has instrumented; it contains the id of the running test. */
const STRYKER = '__stryker__';

const withEach = (word) => Object.assign(word, { each: each.bind(word, false) });

/**
 * Loads the mutated modules, then sets the id of a pseudo-test while the specs are loaded. Stryker counts all code that runs outside of a
 * test as part of loading a module, and would start a process for each mutant that such code reaches. A spec that builds its articles
 * outside of its tests therefore kills no mutant with them.
 */
function load() {
  for (const path of present.mutated) require(join(root, path));
  globalThis[STRYKER] ??= {};
  globalThis[STRYKER].currentTestId = 'reading the specs';
}

module.exports = function jestInterface(suite) {
  interfaces.bdd(suite);
  suite.once('pre-require', load);
  suite.on('pre-require', (context) => {
    const { describe, it, before: beforeAll, after: afterAll } = context;
    Object.assign(context, { expect, describe: withEach(describe), it: withEach(it), beforeAll, afterAll });
  });
};
