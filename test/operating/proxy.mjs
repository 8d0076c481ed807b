/**
 * Runs the nginx of docs/operating.md, 'The proxy', in front of the built server, and looks at what a caller sees. It needs nginx,
 * openssl and curl on this machine, and `npm run build` before it: node test/operating/proxy.mjs
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from './nginx.mjs';
import { call, freePort, holds, register, startServer, until } from './server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'quire-proxy-'));
const dataDir = join(folder, 'data');

const port = await freePort();
const origin = `https://journal.example.org:${port}`;
const curl = (...args) =>
  execFileSync('curl', ['-sk', '--resolve', `journal.example.org:${port}:127.0.0.1`, '--max-time', '120', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
const statusOf = (...args) => curl('-o', '/dev/null', '-w', '%{http_version} %{http_code}', ...args);

const server = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: '1' });
const nginx = startNginx(folder, port, [server.port]);
try {
  await until('nginx', async () => statusOf(`${origin}/rrs`).startsWith('2 '));
  holds('pages come by HTTP/2', statusOf(`${origin}/rrs`) === '2 200');

  const { token } = await register(server.origin, 'operator@example.org');
  const signedIn = ['-H', `Authorization: Bearer ${token}`];
  const { id } = await call(server.origin, '/article/save', { articleTitle: 'A draft' }, token);

  const big = join(folder, 'big.pdf');
  writeFileSync(big, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(52_428_800 - 9, 32)]));
  const upload = ['-F', 'type=Additional', '-F', `file=@${big};type=application/pdf`];
  const uploaded = statusOf(...signedIn, ...upload, `${origin}/api/article/${id}/file-upload`);
  holds('a file of exactly 50 MB is taken', /^2 20\d$/.test(uploaded), uploaded);
  writeFileSync(big, Buffer.alloc(64_000_000));
  const refused = statusOf(...signedIn, ...upload, `${origin}/api/article/${id}/file-upload`);
  holds('one of 64 MB is refused by nginx', refused.endsWith(' 413'), refused);

  const stream = spawn('curl', [
    ...['-skN', '--resolve', `journal.example.org:${port}:127.0.0.1`, '--max-time', '100'],
    ...[...signedIn, `${origin}/api/events/stream`],
  ]);
  let heard = '';
  stream.stdout.setEncoding('utf8').on('data', (text) => (heard += text));
  await until('stream', async () => heard !== '');
  const before = heard.length;
  const saidAt = Date.now();
  await call(server.origin, '/article/save', { articleTitle: 'Another' }, token);
  await until('change in the stream', async () => heard.length > before);
  holds('a change passes the stream', true, `after ${Date.now() - saidAt} ms`);
  if (process.argv.includes('--patient')) {
    await new Promise((resolve) => setTimeout(resolve, 75_000));
    holds('the stream is still open after 75 s', stream.exitCode === null);
  }
  stream.kill();

  const tries = [];
  for (let n = 1; n <= 13; n += 1) {
    const wrong = ['-H', `X-Forwarded-For: 198.51.100.${n}`, '-H', 'Content-Type: application/json'];
    const body = JSON.stringify({ email: 'operator@example.org', password: 'wrong' });
    tries.push(statusOf(...wrong, '-d', body, `${origin}/api/authenticate`).split(' ')[1]);
  }
  holds('a forged X-Forwarded-For does not widen the limit on tries', tries.at(-1) === '429', tries.join(' '));
} finally {
  nginx.kill('SIGQUIT');
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
