import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A child that does not stop when asked is killed with all its descendants after this many milliseconds. */
const TIMEOUT_MS = 12_000;

/**
 * Runs a program in the project's folder with this process's input and output, and resolves with its exit code. Forwards signals that end
 * this process. When npm or the starting shell has ended, the child is stopped as well. `output` receives the child's output instead;
 * `signal` stops the child.
 */
export function run(command, args, { env = {}, ipc = false, output, signal } = {}) {
  return new Promise((resolve, reject) => {
    const out = output ? 'pipe' : 'inherit';
    const stdio = ['inherit', out, out, ...(ipc ? ['ipc'] : [])];
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', output);
    const killLater = () => setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS).unref();
    const handOn = (name) => {
      child.kill(name);
      killLater();
    };
    for (const name of FORWARDED) process.on(name, handOn);
    signal?.addEventListener('abort', () => handOn('SIGTERM'), { once: true });
    const watch = watchParent(() => handOn('SIGTERM'));
    const done = () => {
      clearInterval(watch);
      for (const name of FORWARDED) process.off(name, handOn);
    };
    child.once('error', (failure) => {
      done();
      reject(failure);
    });
    child.once('exit', (code, signal) => {
      done();
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/** Runs a Node program. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** npm sends SIGTERM to a shell that may end without forwarding it; then our parent process changes. Watches the parent under npm only. */
function watchParent(onGone) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, 300);
  timer.unref();
  return timer;
}
