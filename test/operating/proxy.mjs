/**
 * Runs the nginx and the Caddy of docs/operating.md, 'The proxy', in front of the built server, and checks the answers to a caller. It needs
 * nginx, caddy, openssl and curl on this machine, and `npm run build` before it: node test/operating/proxy.mjs [nginx|caddy] [--patient].
 * With `--patient` it also waits longer than a minute for streams with little or no data.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startCaddy } from './caddy.mjs';
import { startNginx } from './nginx.mjs';
import { call, freePort, holds, register, startServer, until } from './server.mjs';

const PROXIES = { nginx: startNginx, caddy: startCaddy };
const SILENT_MS = 70_000;

const words = process.argv.slice(2);
const isPatient = words.includes('--patient');
const names = Object.keys(PROXIES).filter((name) => words.includes(name));
const folder = mkdtempSync(join(tmpdir(), 'quire-proxy-'));

const curlWords = (port, seconds) => [
  ...['-sk', '--resolve', `journal.example.org:${port}:127.0.0.1`, '--max-time', String(seconds)],
];
const statusOf = async (port, ...args) => {
  const words = [...curlWords(port, 120), '-o', '/dev/null', '-w', '%{http_version} %{http_code}', ...args];
  // A proxy may close the connection instead of answering.
  return (await promisify(execFile)('curl', words).catch((failure) => failure)).stdout;
};
const originAt = (port) => `https://journal.example.org:${port}`;

/** A stream through the proxy: the data received so far, and whether it is still open. */
function listen(port, path, ...args) {
  const child = spawn('curl', [...curlWords(port, 100), '-N', ...args, `${originAt(port)}${path}`]);
  const stream = { heard: '', isOpen: () => child.exitCode === null, close: () => child.kill() };
  child.stdout.setEncoding('utf8').on('data', (text) => (stream.heard += text));
  return stream;
}

const filled = (name, start, bytes) => {
  const path = join(folder, name);
  writeFileSync(path, Buffer.concat([Buffer.from(start), Buffer.alloc(bytes - start.length, 32)]));
  return path;
};

/** Files of the largest size that the journal accepts, and larger ones. */
async function lookAtUploads(port, path, signedIn) {
  const send = (bytes) => {
    const form = [
      '-F',
      'type=Additional',
      '-F',
      `file=@${filled('big.pdf', '%PDF-1.7\n', bytes)};type=application/pdf`,
    ];
    return statusOf(port, ...signedIn, ...form, `${originAt(port)}${path}`);
  };
  const uploaded = await send(52_428_800);
  holds('a file of exactly 50 MB is accepted', /^2 20\d$/.test(uploaded), uploaded);
  const refused = await send(64_000_000);
  holds('one of 64 MB is refused', refused.endsWith(' 413'), refused);
}

async function lookAtStream(server, port, token, signedIn) {
  const stream = listen(port, '/api/events/stream', ...signedIn);
  await until('stream', async () => stream.heard !== '');
  const before = stream.heard.length;
  const saidAt = Date.now();
  await call(server.origin, '/article/save', { articleTitle: 'Another' }, token);
  await until('change in the stream', async () => stream.heard.length > before);
  holds('a change passes the stream', true, `after ${Date.now() - saidAt} ms`);
  if (isPatient) {
    await sleep(75_000);
    holds('the stream is still open after 75 s', stream.isOpen());
  }
  stream.close();
}

/** Replaces Quire: accepts every body, and has a stream without data for longer than a minute. Quire's own stream has a heartbeat every 25 s. */
const plain = createServer((request, response) => {
  if (request.url !== '/silent') return void request.resume().once('end', () => response.end());
  response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: first\n\n');
  setTimeout(() => response.end('data: last\n\n'), SILENT_MS);
});

/** Tests the proxy without Quire, which has its own limits. */
async function lookAtProxyAlone(name) {
  const port = await freePort();
  const own = join(folder, `${name}-alone`);
  mkdirSync(own);
  const proxy = PROXIES[name](own, port, [plain.address().port]);
  try {
    await until(name, async () => (await statusOf(port, originAt(port))).endsWith(' 200'));
    const send = (bytes) => statusOf(port, '--data-binary', `@${filled('body', '', bytes)}`, originAt(port));
    const [taken, refused] = [await send(59_000_000), await send(64_000_000)];
    holds(`${name} accepts 59 MB`, taken === '2 200', taken);
    holds(`${name} lets no 64 MB through`, !refused.endsWith(' 200'), refused);
    if (!isPatient) return;
    const stream = listen(port, '/silent');
    await until('silent stream', async () => stream.heard === 'data: first\n\n');
    await sleep(SILENT_MS + 2_000);
    holds(`silence of ${SILENT_MS / 1_000} s does not end a stream`, stream.heard.endsWith('data: last\n\n'));
  } finally {
    await stop(proxy);
  }
}

/** Callers must not be able to choose their address, which decides their rate limits. */
async function lookAtAddresses(port, email) {
  const tries = [];
  for (let n = 1; n <= 13; n += 1) {
    const wrong = ['-H', `X-Forwarded-For: 198.51.100.${n}`, '-H', 'Content-Type: application/json'];
    const body = JSON.stringify({ email, password: 'wrong' });
    const status = await statusOf(port, ...wrong, '-d', body, `${originAt(port)}/api/authenticate`);
    tries.push(status.split(' ')[1]);
  }
  holds('a forged X-Forwarded-For does not widen the limit on tries', tries.at(-1) === '429', tries.join(' '));
}

async function stop(proxy) {
  if (proxy.exitCode !== null) return;
  proxy.kill('SIGTERM');
  await once(proxy, 'exit');
}

async function lookThrough(name) {
  console.log(`${name}:`);
  const own = join(folder, name);
  mkdirSync(own);
  const port = await freePort();
  const server = await startServer({ DATA_DIR: join(own, 'data'), TRUST_PROXY: '1' });
  const proxy = PROXIES[name](own, port, [server.port]);
  try {
    await until(name, async () => (await statusOf(port, `${originAt(port)}/rrs`)).startsWith('2 '));
    holds('pages come by HTTP/2', (await statusOf(port, `${originAt(port)}/rrs`)) === '2 200');
    const email = 'operator@example.org';
    const { token } = await register(server.origin, email);
    const signedIn = ['-H', `Authorization: Bearer ${token}`];
    const { id } = await call(server.origin, '/article/save', { articleTitle: 'A draft' }, token);
    await lookAtUploads(port, `/api/article/${id}/file-upload`, signedIn);
    await Promise.all([lookAtStream(server, port, token, signedIn), lookAtProxyAlone(name)]);
    await lookAtAddresses(port, email);
  } finally {
    await stop(proxy);
    await server.stop();
  }
}

plain.listen(0, '127.0.0.1');
await once(plain, 'listening');
try {
  for (const name of names.length > 0 ? names : Object.keys(PROXIES)) await lookThrough(name);
} finally {
  plain.close();
  rmSync(folder, { recursive: true, force: true });
}
