/**
 * One test environment per worker and project instead of one per file, so that modules are loaded once (ADR 33).
 *
 * The environment is created for the first file. Later files reuse it after its global state was restored. A file that needs a separate
 * environment has the pragma `@isolated` in its first comment.
 */
const { appendFileSync } = require('node:fs');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');
const { rememberEnvironment, rememberGlobals } = require('./global-state.cjs');

/** Heap size in bytes above which garbage is collected after a file. Jest ends a worker with 1 GB, including garbage, and a new one costs 20 s. */
const LARGE_HEAP = 500 * 2 ** 20;
/** Set by `jest.setTimeout`, which applies to one file. */
const TIMEOUT_OF_A_FILE = Symbol.for('TEST_TIMEOUT_SYMBOL');
/** The handlers that jest-circus adds for each file. */
const CIRCUS_HANDLERS = Symbol.for('EVENT_HANDLERS');

function collectGarbage() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

/**
 * Removes the functions of a file's tests and hooks once it has ended. Jest Circus stores the running test with each timer and socket
 * that begins in it (AsyncLocalStorage). A timer that outlives the file, such as the expiry of a rate limit, kept the file's whole
 * application in memory, 5 MB, and after a hundred files a worker had to be replaced.
 */
function forgetFunctions(block) {
  for (const hook of block.hooks) hook.fn = undefined;
  for (const test of block.tests) test.fn = undefined;
  for (const child of block.children) if (child.type === 'describeBlock') forgetFunctions(child);
}

/** Forwards to the console of the current file, because an environment keeps the console it was created with. */
class CurrentConsole {
  current = console;
  proxy = new Proxy(console, { get: (_target, name) => Reflect.get(this.current, name) });
}

class Shared {
  constructor(Environment, config, context, cleanDocument) {
    this.console = new CurrentConsole();
    this.environment = new Environment(config, { ...context, console: this.console.proxy });
    this.cleanDocument = cleanDocument;
    this.endEnvironment = this.environment.teardown.bind(this.environment);
    this.environment.teardown = () => this.endFile();
    this.environment.isShared = true;
    this.environment.handleTestEvent = ({ name }, { rootDescribeBlock }) =>
      name === 'teardown' && forgetFunctions(rootDescribeBlock);
    this.restoreGlobals = rememberGlobals(this.environment.global);
    this.restoreEnvironment = rememberEnvironment(this.environment.global.process.env);
    this.exit = this.environment.global.process.exit;
  }

  beginFile(context) {
    this.path = context.testPath;
    this.processor = process.cpuUsage();
    this.console.current = context.console;
    this.environment.global.process.exit = this.exit;
    return this.environment;
  }

  /** After each file. */
  async endFile() {
    const { environment } = this;
    environment.fakeTimers.useRealTimers();
    environment.fakeTimersModern.useRealTimers();
    this.cleanDocument?.(environment.global);
    const restored = this.restoreGlobals();
    if (process.env.QUIRE_TEST_LEAKS && restored.length > 0)
      process.stderr.write(`restored: ${restored.map(String).join(' ')}\n`);
    this.restoreEnvironment();
    this.noteProcessorTime(process.env.QUIRE_TEST_CPU);
    delete environment.global[TIMEOUT_OF_A_FILE];
    delete environment.global[CIRCUS_HANDLERS];
    if (process.memoryUsage().heapUsed > LARGE_HEAP) collectGarbage();
  }

  /** Seconds of this process's processor time, which other work on the machine changes little; databases and browsers are not in it. */
  noteProcessorTime(file) {
    if (!file) return;
    const { user, system } = process.cpuUsage(this.processor);
    appendFileSync(file, `${((user + system) / 1e6).toFixed(2)} ${this.path}\n`);
  }
}

/** @param cleanDocument empties the document, given its window. @returns the environment for Jest's `testEnvironment`. */
module.exports = function shareEnvironment(Environment, cleanDocument) {
  let shared;
  return function SharedEnvironment(config, context) {
    if ('isolated' in context.docblockPragmas) return new Environment(config, context);
    shared ??= new Shared(Environment, config, context, cleanDocument);
    return shared.beginFile(context);
  };
};
