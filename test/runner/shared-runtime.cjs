/**
 * Jest's module loader, one per worker and project instead of one per file: product and library modules stay loaded between spec
 * files. The spec files themselves and their helpers are loaded again for each file.
 */
const { join, sep } = require('node:path');
const { default: Runtime } = require('jest-runtime');

/** Registers hooks for the file that loads it, so each file loads it again. */
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

  /** Jest calls this at the end of each file. */
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

/** The constructor that Jest calls for each file: returns the worker's shared runtime, unless the file has a separate environment. */
function RuntimeOfFile(...args) {
  const [, environment] = args;
  const testPath = args[6];
  if (!environment.isShared) return new Runtime(...args);
  const kept = byEnvironment.get(environment) ?? new SharedRuntime(...args);
  byEnvironment.set(environment, kept);
  return kept.beginFile(testPath);
}

module.exports = Object.assign(RuntimeOfFile, { createContext: Runtime.createContext });
