/**
 * Jest's loader of modules, one per worker and project instead of one per file: what a spec file loaded of the product and of libraries
 * stays loaded for the next. The spec files themselves and their helpers are loaded anew for each file.
 */
const { join, sep } = require('node:path');
const { default: Runtime } = require('jest-runtime');

/** Registers hooks of the file that loads it first: each file needs it anew. */
const REGISTERS_HOOKS = /[\\/]@testing-library[\\/]react[\\/]dist[\\/]index\.js$/;
const SPEC = /\.[a-z-]*spec\.tsx?$/;
const CIRCUS = /[\\/]jest-circus[\\/]/;

const byEnvironment = new WeakMap();

class SharedRuntime extends Runtime {
  beginFile(testPath) {
    this._testPath = testPath;
    this.executor.testPath = testPath;
    this.testMainModule.reset();
    this.testState.state = 'loading';
    return this;
  }

  /** Jest ends each file with this. */
  teardown() {
    this.restoreAllMocks();
    this.registries.exitIsolated();
    this.mockState.clear();
    forget(this.registries.getActiveCjsRegistry(), (path) => this.isOfOneFile(path));
    forget(this.registries.getInternalCjsRegistry(), (path) => CIRCUS.test(path));
    this.jestGlobals.clearJestObjectCache();
    this.loggedReferenceErrors.clear();
  }

  isOfOneFile(path) {
    if (path.includes(`${sep}node_modules${sep}`)) return REGISTERS_HOOKS.test(path);
    const { rootDir } = this._config;
    const isOfTests =
      path.startsWith(join(rootDir, 'test') + sep) || path.startsWith(join(rootDir, 'client', 'test') + sep);
    return isOfTests || SPEC.test(path);
  }
}

function forget(registry, isForgotten) {
  for (const path of registry.keys()) if (isForgotten(path)) registry.delete(path);
}

/** What Jest makes for each file with `new`: the worker's one, unless the file asked for an environment of its own. */
function RuntimeOfFile(...args) {
  const [, environment] = args;
  const testPath = args[6];
  if (!environment.isShared) return new Runtime(...args);
  const kept = byEnvironment.get(environment) ?? new SharedRuntime(...args);
  byEnvironment.set(environment, kept);
  return kept.beginFile(testPath);
}

module.exports = Object.assign(RuntimeOfFile, { createContext: Runtime.createContext });
