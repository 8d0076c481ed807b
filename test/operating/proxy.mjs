/**
 * Runs the nginx of docs/operating.md, 'The proxy', in front of the built server, and looks at what a caller sees. It needs nginx,
 * openssl and curl on this machine, and `npm run build` before it: node test/operating/proxy.mjs
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, freePort, holds, register, root, startServer, until } from './server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'quire-proxy-'));
const dataDir = join(folder, 'data');

/** The page's block with the places of this machine. */
function writeSettings(port, upstream) {
  const [, block] = /```nginx\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/operating.md'), 'utf8'));
  const here = block
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`)
    .replace('http://127.0.0.1:3000', `http://127.0.0.1:${upstream}`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const http = `access_log off; ${paths.join(' ')} ${here}`;
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { ${http} }`,
  );
  execFileSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=journal.example.org'],
    ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')],
  ]);
}

const port = await freePort();
const origin = `https://journal.example.org:${port}`;
const curl = (...args) =>
  execFileSync('curl', ['-sk', '--resolve', `journal.example.org:${port}:127.0.0.1`, '--max-time', '120', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
const statusOf = (...args) => curl('-o', '/dev/null', '-w', '%{http_version} %{http_code}', ...args);

const server = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: '1' });
writeSettings(port, server.port);
const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')], {
  stdio: 'inherit',
});
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
