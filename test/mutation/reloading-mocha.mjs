/**
 * A Stryker plugin that changes Stryker's runner for Mocha. For a mutant in code that runs while modules load, the original starts a
 * process, which takes seconds. This runner unloads the project's modules and loads them again; modules of packages stay loaded.
 */
import { createRequire } from 'node:module';
import { sep } from 'node:path';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { createMochaTestRunner } from '@stryker-mutator/mocha-runner';

const { cache } = createRequire(import.meta.url);

const isOfProject = (path) =>
  path.startsWith(process.cwd() + sep) && path.endsWith('.ts') && !path.includes(`${sep}node_modules${sep}`);

async function reload(runner) {
  await runner.dispose();
  for (const path of Object.keys(cache)) if (isOfProject(path)) delete cache[path];
  runner.loadedEnv = false;
  await runner.init();
}

function createRunner(injector) {
  const runner = createMochaTestRunner(injector);
  const mutantRun = runner.mutantRun.bind(runner);
  return Object.assign(runner, {
    capabilities: () => ({ reloadEnvironment: true }),
    mutantRun: async (options) => {
      if (options.reloadEnvironment) await reload(runner);
      return mutantRun(options);
    },
  });
}
createRunner.inject = createMochaTestRunner.inject;

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'reloading-mocha', createRunner)];
