/**
 * Three servers that share a database behind the nginx of docs/operating.md, without sticky sessions: authors register, save, upload, read
 * their writes immediately, receive changes and sign out, while one server after the other is killed every 20 s and started again. At
 * the end everything that was acknowledged is there, and each mail was sent once. It needs nginx, openssl and `npm run build`:
 * node test/operating/three-processes.mjs [seconds, default 90]
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startNginx } from './nginx.mjs';
import { call, eventStoreOf, freePort, holds, register, startServer, until } from './server.mjs';

process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
process.removeAllListeners('warning').on('warning', () => undefined);

const SECONDS = Number(process.argv[2] ?? 90);
const KILL_EVERY_MS = 20_000;
const AUTHORS_AT_ONCE = 3;
const require = createRequire(import.meta.url);
const { openDatabase } = require('../../dist/src/platform/postgres/index.js');
const { loadConfig } = require('../../dist/src/platform/config/config.js');
const { openEventStore } = require('../../dist/src/platform/event-store/open-event-store.js');
const { START } = require('../../dist/src/platform/event-store/port.js');

const folder = mkdtempSync(join(tmpdir(), 'quire-three-'));
const database = await openDatabase(loadConfig({ NODE_ENV: 'test', DATA_DIR: join(folder, 'database') }, 'tool'));
const pool = new pg.Pool({ connectionString: database.url });
const port = await freePort();
const origin = `https://127.0.0.1:${port}`;
const ports = [await freePort(), await freePort(), await freePort()];
const start = (at) =>
  startServer({
    ...{ PORT: String(ports[at]), DATA_DIR: join(folder, `server-${at}`), DATABASE_URL: database.url },
    ...{ BLOB_URL: `file://${folder}/files`, JWT_SECRET: 'the secret that the three servers share, long enough' },
    DATA_KEY: 'the data key that the three servers share, long enough',
    ...{ TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'fatal' },
  });

/** True for the answer during a kill of a server: none, or an error of nginx. */
const isCut = ({ status }) => status === undefined || [502, 503, 504].includes(status);
const seen = { kills: 0, cut: 0, written: 0, signals: 0, ended: 0, letInFor: 0, other: [] };
const acknowledged = [];
/** Repeats calls that a server did not answer. */
async function again(work) {
  for (;;) {
    try {
      return await work();
    } catch (failure) {
      if (!isCut(failure)) throw failure;
      seen.cut += 1;
      await sleep(100);
    }
  }
}

async function upload(id, token) {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(200_000)]);
  const form = new FormData();
  form.set('type', 'Additional');
  form.set('file', new Blob([bytes], { type: 'application/pdf' }), 'notes.pdf');
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/article/${id}/file-upload`, { method: 'POST', body: form, headers });
  if (!answer.ok) throw Object.assign(new Error(`upload: ${await answer.text()}`), { status: answer.status });
  return createHash('sha256').update(bytes).digest('hex');
}

/** Receives changes through nginx until the connection is cut; the signal ends it. */
async function listen(token, signal, onText) {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/events/stream`, { headers, signal });
  const decoder = new TextDecoder();
  for await (const part of answer.body) onText(decoder.decode(part));
}

async function oneAuthor(number) {
  const email = `author-${number}@example.org`;
  const { token } = await again(() => register(origin, email));
  const ending = new AbortController();
  let heard = '';
  void listen(token, ending.signal, (text) => (heard += text)).catch(() => undefined);
  const { id } = await again(() => call(origin, '/article/save', { articleTitle: `Of ${number}` }, token));
  const list = await again(() => call(origin, '/article/my-list', null, token));
  if (!list.some((article) => article.id === id)) throw new Error(`The list of ${email} lacks what was just saved`);
  const hash = await again(() => upload(id, token));
  acknowledged.push({ email, id, hash });
  seen.written += 3;
  await sleep(500);
  if (heard.includes(id)) seen.signals += 1;
  ending.abort();
  await again(() => call(origin, '/user/logout', {}, token));
  // The notification to the other servers may take a moment, and two seconds when it is lost.
  const signedOutAt = Date.now();
  for (let refused = 0; refused < 3;) {
    const isOpen = await again(() => call(origin, '/article/my-list', null, token)).then(
      () => true,
      () => false,
    );
    refused = isOpen ? 0 : refused + 1;
    if (isOpen && Date.now() - signedOutAt > 4_000) throw new Error(`${email} has signed out and is still let in`);
    if (isOpen) seen.letInFor = Math.max(seen.letInFor, Date.now() - signedOutAt);
  }
  seen.ended += 1;
}

async function authors(worker, until) {
  for (let turn = 0; Date.now() < until; turn += 1)
    await oneAuthor(`${worker}-${turn}`).catch((failure) => {
      // The first try of a registration may have been stored without an answer; its repetition is refused then.
      if (failure.status === 409) seen.cut += 1;
      else seen.other.push(failure.message);
    });
}

async function killInTurn(servers, until) {
  for (let turn = 0; Date.now() + KILL_EVERY_MS < until; turn += 1) {
    await sleep(KILL_EVERY_MS);
    const at = turn % servers.length;
    await servers[at].stop('SIGKILL');
    seen.kills += 1;
    servers[at] = await start(at);
  }
}

/** The number of events of each type, and the streams that have any. */
async function readLog(store) {
  const [types, streams] = [{}, new Set()];
  for await (const batch of store.readAll(START))
    for (const { type, streamId } of batch) {
      types[type] = (types[type] ?? 0) + 1;
      streams.add(streamId);
    }
  return { asked: types.MailRequested, sent: types.MailSent, streams };
}

async function check(store) {
  const { streams } = await readLog(store);
  for (const { id, hash } of acknowledged) {
    if (!streams.has(`article-${id}`)) throw new Error(`Article ${id} was acknowledged and is lost`);
    const file = await pool.query('SELECT 1 FROM app.uploads WHERE hash = $1', [hash]);
    const stored = createHash('sha256')
      .update(readFileSync(join(folder, 'files', hash.slice(0, 2), hash.slice(2))))
      .digest('hex');
    if (file.rowCount === 0 || stored !== hash) throw new Error(`File ${hash} was acknowledged and is lost`);
  }
  const { asked } = await until('record of each mail', async () => {
    const counts = await readLog(store);
    return counts.asked === counts.sent ? counts : undefined;
  });
  const caught = (await pool.query('SELECT count(*)::int AS n FROM app.caught_mails')).rows[0].n;
  holds('each mail was sent', caught >= asked, `${asked} asked for, ${caught} caught`);
  holds(
    'and a mail was sent twice only after a kill between sending and recording it',
    caught - asked <= seen.kills,
    `${caught - asked}`,
  );
}

const servers = [];
let nginx;
try {
  for (const at of [0, 1, 2]) servers.push(await start(at));
  nginx = startNginx(folder, port, ports);
  await until('nginx', async () => (await fetch(`${origin}/api/health/ready`)).ok);
  const end = Date.now() + SECONDS * 1_000;
  const work = Array.from({ length: AUTHORS_AT_ONCE }, (_, worker) => authors(worker, end));
  await Promise.all([...work, killInTurn(servers, end)]);
  const { other, ...counts } = seen;
  console.log(counts);
  holds('nothing failed except calls to a killed server', other.length === 0, other.join('; '));
  holds('people worked all the time', seen.ended > 0 && seen.signals > 0);
  const store = await openEventStore(pool, eventStoreOf({ DATABASE_URL: database.url }) || null);
  await check(store).finally(() => store.close());
  holds('everything acknowledged is there', true, `${acknowledged.length} articles with a file each`);
} finally {
  nginx?.kill('SIGQUIT');
  for (const server of servers) await server.stop();
  await pool.end();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
