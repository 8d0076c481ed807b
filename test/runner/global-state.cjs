/**
 * Records the global state of a test environment and restores it, so that changes by one spec file do not reach the next.
 *
 * Globals that a library adds on loading stay, since the library itself stays loaded. Their names are listed.
 */

/** Globals that libraries set on loading and rely on later: TypeScript's helpers and several metadata storages. */
const OF_LIBRARIES =
  /^(__\w+|Swagger\w+|classValidatorMetadataStorage|classTransformer\w+|IS_REACT_ACT_ENVIRONMENT|proto|CKEDITOR_\w+)$/;

/** Jest sets these itself for each file. */
const OF_JEST = /^(console|jest|expect|[fx]?(it|test|describe)|(before|after)(All|Each))$/;

const isKept = (name) => typeof name === 'symbol' || OF_LIBRARIES.test(name) || OF_JEST.test(name);

/** Values of plain properties; getters (`window.length`) are left alone. */
function readValues(target) {
  const values = new Map();
  for (const name of Reflect.ownKeys(target)) {
    const descriptor = Object.getOwnPropertyDescriptor(target, name);
    if (descriptor !== undefined && 'value' in descriptor) values.set(name, descriptor);
  }
  return values;
}

/** @returns a function that undoes later changes and returns the names that it restored or removed. */
function rememberGlobals(target) {
  // Node defines many globals lazily: reading them makes the value comparable.
  for (const name of Object.getOwnPropertyNames(target)) if (!/Storage$/.test(name)) void target[name];
  const names = new Set(Reflect.ownKeys(target));
  const before = readValues(target);
  return () => {
    const restored = [];
    for (const [name, descriptor] of before) {
      if (isKept(name) || !descriptor.configurable) continue;
      const now = Object.getOwnPropertyDescriptor(target, name);
      if (now !== undefined && 'value' in now && Object.is(now.value, descriptor.value)) continue;
      Object.defineProperty(target, name, descriptor);
      restored.push(name);
    }
    for (const name of Reflect.ownKeys(target)) {
      if (names.has(name) || isKept(name)) continue;
      if (Reflect.deleteProperty(target, name)) restored.push(name);
    }
    return restored;
  };
}

/** @returns a function that restores the environment variables. */
function rememberEnvironment(env) {
  const before = { ...env };
  return () => {
    for (const name of Object.keys(env)) if (!(name in before)) delete env[name];
    for (const [name, value] of Object.entries(before)) if (env[name] !== value) env[name] = value;
  };
}

module.exports = { rememberGlobals, rememberEnvironment };
