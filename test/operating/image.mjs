/**
 * Checks the image and runs the steps of docs/operating.md with it: `docker compose up` in a folder with a filled-in .env,
 * compose/postgres.yml and compose/mailpit.yml, then, in that folder:
 * node test/operating/image.mjs [address, default http://127.0.0.1:3000] [Mailpit's, default http://127.0.0.1:8025].
 * It signs in a first account by its mail, submits a manuscript, prints its documents with the browser of the image, runs the tools, and
 * checks size, layers and write access. It needs docker and compose; COMPOSE names another program than `docker compose`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { call, holds, PASSWORD, register, root, until } from './server.mjs';

const MOST_BYTES = 450_000_000;
/** The size that DuckDB adds (ANALYSIS=on). */
const ANALYSIS_BYTES = 72_000_000;
const [origin = 'http://127.0.0.1:3000', mailpit = 'http://127.0.0.1:8025'] = process.argv.slice(2);
const [program, ...first] = (process.env.COMPOSE ?? 'docker compose').split(' ');
const output = { encoding: 'utf8', maxBuffer: 2 ** 26 };
const docker = (...args) => execFileSync('docker', args, output).trim();
const compose = (...args) => execFileSync(program, [...first, ...args], output).trim();
const inside = (...args) => compose('exec', '-T', 'quire', ...args);
const tool = (...words) => inside('npm', 'run', '--silent', ...words);
const isThere = (...args) => {
  try {
    inside(...args);
    return true;
  } catch {
    return false;
  }
};
const stamp = Date.now();

/** Secrets of this folder, in which the image was built: values of .env, and the secrets of a journal without Docker in `data`. */
function secretsHere() {
  const settings = existsSync('.env') ? Object.entries(parseEnv(readFileSync('.env', 'utf8'))) : [];
  const values = settings.filter(([name]) => /PASSWORD|SECRET|PASSPHRASE|KEY|TOKEN|PEPPER|SMTP/.test(name));
  const files = ['jwt-secret', 'data-key', 'log-signing-key'].map((name) => join('data', name)).filter(existsSync);
  return [...values.map(([, value]) => value), ...files.map((file) => readFileSync(file, 'utf8').trim())].filter(
    (value) => value.length >= 8,
  );
}

/** The texts that are in a layer of the image, or in its settings. */
async function foundIn(image, texts) {
  const found = new Set();
  const longest = Math.max(...texts.map((text) => Buffer.byteLength(text)));
  let before = Buffer.alloc(0);
  for await (const piece of spawn('docker', ['save', image], { stdio: ['ignore', 'pipe', 'inherit'] }).stdout) {
    const bytes = Buffer.concat([before, piece]);
    for (const text of texts) if (bytes.includes(text)) found.add(text);
    before = bytes.subarray(-longest);
  }
  return found;
}

async function lookAtLayers() {
  const hasAnalysis = isThere('sh', '-c', 'test -d /app/node_modules/@duckdb');
  const image = docker('inspect', compose('ps', '-q', 'quire'), '--format', '{{.Image}}');
  const bytes = Number(docker('image', 'inspect', image, '--format', '{{.Size}}'));
  const most = MOST_BYTES + (hasAnalysis ? ANALYSIS_BYTES : 0);
  holds(`the image has at most ${most / 1e6} MB`, bytes <= most, `${Math.round(bytes / 1e6)} MB`);
  const history = docker('history', '--no-trunc', '--format', '{{.CreatedBy}}', image);
  const settings = docker('image', 'inspect', image, '--format', '{{json .Config.Env}}');
  holds('no layer names a secret', !/PASSWORD=|SECRET=|PASSPHRASE=|_KEY=/.test(history + settings));
  const secrets = secretsHere();
  const found = secrets.length > 0 ? await foundIn(image, secrets) : new Set();
  holds('no layer has a secret of this folder', found.size === 0, `${secrets.length} were searched for`);
  const names = '-name ".env*" -o -name "*.pem" -o -name "*.key" -o -name "jwt-secret"';
  const kept = inside(
    'sh',
    '-c',
    `find / -xdev \\( -path /proc -o -path /root \\) -prune -o \\( ${names} \\) -print 2> /dev/null || true`,
  );
  const own = kept.split('\n').filter((path) => path !== '' && !path.includes('/node_modules/'));
  holds('no file of the image has a secret', own.length === 0, own.join(' '));
  holds('the server cannot write to its files', !isThere('sh', '-c', 'touch /app/written 2> /dev/null'));
  holds('it runs as uid 1000', inside('id', '-u') === '1000');
  return hasAnalysis;
}

/** The text of the newest mail to this address, once Mailpit has it. */
const mailTo = (address) =>
  until(`mail to ${address}`, async () => {
    const { messages } = await (await fetch(`${mailpit}/api/v1/messages`)).json();
    const mail = messages.find(({ To }) => To.some(({ Address }) => Address === address));
    return mail && (await (await fetch(`${mailpit}/api/v1/message/${mail.ID}`)).json()).Text;
  });

async function signInWebmaster() {
  const email = `webmaster-${stamp}@example.org`;
  tool('webmaster', '--', email);
  const [, user, key] = /user=([\w-]+)&key=([\w-]+)/.exec(await mailTo(email));
  await call(origin, '/set-password', { user, key, password: PASSWORD, passwordRepeat: PASSWORD });
  const { token } = await call(origin, '/authenticate', { email, password: PASSWORD });
  const { parts } = await call(origin, '/health/status', null, token);
  const troubles = parts.filter(({ problem }) => problem).map(({ name, problem }) => `${name}: ${problem}`);
  const onlyBackup = troubles.join(', ') === 'backup: no backup has been made yet';
  holds(
    'a webmaster signs in by the link of a mail, and the health lacks only a backup',
    onlyBackup,
    troubles.join(', '),
  );
}

/** An author whose address is proven by the link of a mail. */
async function author() {
  const email = `author-${stamp}@example.org`;
  const { token } = await register(origin, email);
  const [, key] = /confirm-address\?key=([\w-]+)/.exec(await mailTo(email));
  await call(origin, '/confirm-address', { key }, token);
  return token;
}

async function add(id, token, [type, file, figureTitle]) {
  const form = new FormData();
  form.set('type', type);
  form.set('file', new Blob([readFileSync(join(root, 'src/demo/files', file))]), file);
  const headers = { Authorization: `Bearer ${token}` };
  const uploaded = await fetch(`${origin}/api/article/${id}/file-upload`, { method: 'POST', body: form, headers });
  holds(`${file} is accepted`, uploaded.ok);
  const { fileName: filename } = await uploaded.json();
  await call(origin, `/article/${id}/add-file`, { filename, type, figureTitle }, token);
}

async function submit() {
  const token = await author();
  const sections = ['INTRODUCTION', 'METHODS', 'RESULTS', 'CONCLUSION'];
  const abstractText = sections.map((name) => `<h3>${name}</h3><p>A question.</p>`).join('');
  const fields = { articleTitle: 'By the image', runningTitle: 'Image', typeId: 2, firstTime: 2, keywords: ['Stroke'] };
  const texts = { coverLetter: '<p>Dear editor</p>', abstractText };
  const { id } = await call(origin, '/article/save', { ...fields, ...texts }, token);
  const figures = ['figure-1.png', 'figure-2.tiff'].map((file) => ['Figure', file, 'Length of stay']);
  for (const file of [['Manuscript', 'manuscript.docx'], ...figures]) await add(id, token, file);
  const { location } = await call(origin, `/article/${id}/overall`, null, token);
  const headers = { Authorization: `Bearer ${token}` };
  const pdf = Buffer.from(await (await fetch(new URL(location, origin), { headers })).arrayBuffer());
  holds('the browser of the image prints', pdf.subarray(0, 5).toString() === '%PDF-', `${pdf.length} bytes`);
  const consent = { isCompleted: true, copyrightAccepted: true, submissionReviewed: true, withoutConverted: true };
  await call(origin, `/article/${id}/update`, consent, token);
  const article = await until('document', async () => {
    const read = await call(origin, `/article/${id}`, null, token);
    return ['ManuscriptPDF', 'FigurePDF', 'FullArticle'].every((type) => JSON.stringify(read).includes(type)) && read;
  });
  holds('a manuscript is submitted, with all its documents', article.status === 'NEW_ARTICLE', article.status);
}

function runTools(hasAnalysis) {
  console.log(tool('projections', '--', 'status'));
  console.log(tool('events', '--', 'verify'));
  console.log(tool('blobs', '--', 'verify'));
  console.log(`${tool('statistics', '--', '--format', 'csv').split('\n').length} lines of statistics`);
  console.log(tool('backup', '--', '--to', '/backups', '--verify'));
  if (hasAnalysis) {
    tool('events', '--', 'export', '--by-month');
    console.log(tool('analyse', '--', 'select count(*) as events from events'));
  }
  holds('the tools run in the image', true);
}

await until('ready server', async () => (await fetch(`${origin}/api/health/ready`)).ok);
const hasAnalysis = await lookAtLayers();
await signInWebmaster();
await submit();
runTools(hasAnalysis);
