/**
 * Looks at the image and runs what docs/operating.md says with it: `docker compose up` in a folder with a filled-in .env and
 * compose/mailpit.yml, then: node test/operating/image.mjs [address, default http://127.0.0.1:3000]. It registers an author, prints a
 * PDF by the browser of the image, runs the tools, and checks size, layers, and what may be written. It needs docker and compose.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { call, holds, register, root, until } from './server.mjs';

const MOST_BYTES = 450_000_000;
const origin = process.argv[2] ?? 'http://127.0.0.1:3000';
const compose = process.env.COMPOSE ?? 'docker compose';
const docker = (...args) => execFileSync('docker', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
const [program, ...first] = compose.split(' ');
const inside = (...args) =>
  execFileSync(program, [...first, 'exec', '-T', 'quire', ...args], { encoding: 'utf8', maxBuffer: 2 ** 26 });
const fails = (work) => {
  try {
    work();
    return false;
  } catch {
    return true;
  }
};

await until('ready server', async () => (await fetch(`${origin}/api/health/ready`)).ok);
const bytes = Number(docker('image', 'inspect', 'quire', '--format', '{{.Size}}'));
holds('the image has at most 450 MB', bytes <= MOST_BYTES, `${Math.round(bytes / 1e6)} MB`);

const history = docker('history', '--no-trunc', '--format', '{{.CreatedBy}}', 'quire');
const settings = docker('image', 'inspect', 'quire', '--format', '{{json .Config.Env}}');
holds('no layer names a secret', !/PASSWORD=|SECRET=|PASSPHRASE=|_KEY=/.test(history + settings));
const kept = inside(
  'sh',
  '-c',
  'find / -xdev -name ".env*" -o -xdev -name "*.pem" -o -xdev -name "*.key" | grep -v /node_modules/ || true',
);
holds('no file of it holds one', kept.trim() === '', kept);
holds(
  'nobody writes to its files',
  fails(() => inside('touch', '/app/written')),
);
holds('it runs as uid 1000', inside('id', '-u').trim() === '1000');

const email = `operator-${Date.now()}@example.org`;
const { token } = await register(origin, email);
const fields = { articleTitle: 'By the image', runningTitle: 'Image', typeId: 2, firstTime: 2, keywords: ['Stroke'] };
const texts = { coverLetter: '<p>Dear editor</p>', abstractText: '<h3>INTRODUCTION</h3><p>A question.</p>' };
const { id } = await call(origin, '/article/save', { ...fields, ...texts }, token);
const form = new FormData();
form.set('type', 'Manuscript');
form.set('file', new Blob([readFileSync(join(root, 'src/demo/files/manuscript.docx'))]), 'manuscript.docx');
const headers = { Authorization: `Bearer ${token}` };
const uploaded = await fetch(`${origin}/api/article/${id}/file-upload`, { method: 'POST', body: form, headers });
const { fileName: filename } = await uploaded.json();
holds('a Word text is taken', uploaded.ok);
await call(origin, `/article/${id}/add-file`, { filename, type: 'Manuscript' }, token);
const { location } = await call(origin, `/article/${id}/overall`, null, token);
const pdf = Buffer.from(await (await fetch(new URL(location, origin), { headers })).arrayBuffer());
holds('the browser of the image prints', pdf.subarray(0, 5).toString() === '%PDF-', `${pdf.length} bytes`);
console.log(inside('npm', 'run', '--silent', 'projections', '--', 'status').trim());
console.log(inside('npm', 'run', '--silent', 'backup', '--', '--to', '/backups', '--verify').trim());
holds('the tools run in the image', true);
