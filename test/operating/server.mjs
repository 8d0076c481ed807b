import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const require = createRequire(import.meta.url);

/** EVENT_STORE_URL for a server with these settings and its tools, according to QUIRE_TEST_EVENT_STORE (docs/contributing.md). */
export function eventStoreOf(settings) {
  if (!process.env.QUIRE_TEST_EVENT_STORE) return settings.EVENT_STORE_URL ?? process.env.EVENT_STORE_URL ?? '';
  require('../../scripts/swc-register.cjs');
  return require('../support/event-store/store-of-place.ts').eventStoreOf(settings);
}

/** A free port of this machine. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Repeats `look` until it returns something. @throws Error after 60 s */
export async function until(what, look) {
  for (const end = Date.now() + 60_000; ; await sleep(100)) {
    const found = await inTime(look);
    if (found) return found;
    if (Date.now() > end) throw new Error(`There is no ${what} after a minute`);
  }
}

/** Undefined after 20 s. A call to a port behind which a container starts may never end, and Node would then exit silently. */
async function inTime(look) {
  const over = new AbortController();
  try {
    return await Promise.race([look(), sleep(20_000, undefined, { signal: over.signal })]);
  } catch {
    return undefined;
  } finally {
    over.abort();
  }
}

/** Runs a program to its end, with its output shown. @throws Error when it fails */
export async function run(words, env = {}) {
  const [program, ...args] = words;
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`);
}

/** Starts the built server (`npm run build`), with these words for Node. Mails are caught, so that the steps can read them. */
export async function startServer(env, nodeWords = []) {
  const port = env.PORT ?? (await freePort());
  const settings = { NODE_ENV: 'test', PORT: String(port), LOG_LEVEL: 'warn', ...env };
  const child = spawn(process.execPath, [...nodeWords, 'dist/src/main.js'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...settings, EVENT_STORE_URL: eventStoreOf(env) },
  });
  const origin = `http://127.0.0.1:${port}`;
  await until('ready server', async () => (await fetch(`${origin}/api/health/ready`)).ok);
  const stop = async (signal = 'SIGTERM') => {
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  const send = (message) => void (child.connected && child.send(message));
  return { origin, port, stop, send };
}

/** Calls the interface with JSON. @throws Error with the answer of the server */
export async function call(origin, path, body, token) {
  const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(`${origin}/api${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers,
  });
  if (!answer.ok)
    throw Object.assign(new Error(`${path}: ${answer.status} ${await answer.text()}`), { status: answer.status });
  return answer.status === 204 ? null : answer.json();
}

/** The password of all accounts that these scripts create. */
export const PASSWORD = 'a goose of seventeen winters';

/** A new author, signed in. */
export async function register(origin, email) {
  const person = { firstName: 'Olga', lastName: 'Operator', email, emailRepeat: email };
  await call(origin, '/register', { ...person, password: PASSWORD, passwordRepeat: PASSWORD });
  return call(origin, '/authenticate', { email, password: PASSWORD });
}

/** Prints the condition that holds. @throws Error when it does not hold */
export function holds(what, isTrue, seen = '') {
  if (!isTrue) throw new Error(`NOT SO: ${what} ${seen}`);
  console.log(`ok: ${what} ${seen}`);
}
