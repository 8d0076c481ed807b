import type { ArticleView, AuthRecord } from '../../../src/contracts';
import { createPool } from '../../../src/platform/postgres';
import { median } from '../measure';
import type { Figure } from '../report';
import { prepareRawTable, rawInsertsPerSecond } from '../store/raw-postgres';
import { BENCH_PASSWORD } from './bench-account';
import { type BenchServer, load } from './children';
import type { LoadRequest, LoadResult } from './load-child';

/** Rounds per measurement; the median is reported. */
const ROUNDS = 3;
const SECONDS = 2;
const RAW_SECONDS = 0.8;

type Call = (client: number) => LoadRequest[];
/** The measured calls by name; each client works on a separate article. */
type Calls = Record<string, Call>;

async function post<Result>(origin: string, path: string, body: object, token = ''): Promise<Result> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Result;
}

async function signIn(origin: string, email: string): Promise<string> {
  return (await post<AuthRecord>(origin, '/authenticate', { email, password: BENCH_PASSWORD })).token;
}

const DRAFT = {
  articleTitle: 'Early mobilisation after stroke',
  runningTitle: 'Early mobilisation',
  typeId: 2,
  coverLetter: `<p>${'Dear editor, please consider this. '.repeat(20)}</p>`,
  abstractText: `<p>${'We looked at early mobilisation. '.repeat(30)}</p>`,
};

/** Writes alternate between two values, so that each is a change and stores an event. */
export async function prepareCalls({
  origin,
  authors,
  editor,
  articles,
}: BenchServer): Promise<{ writes: Calls; reads: Calls }> {
  const staff = await signIn(origin, editor);
  const tokens = await Promise.all(authors.map((email) => signIn(origin, email)));
  const drafts = await Promise.all(tokens.map((token) => post<ArticleView>(origin, '/article/save', DRAFT, token)));
  const draft = (client: number): { token: string; path: string } => ({
    token: tokens[client] ?? '',
    path: `/api/article/${drafts[client]?.id ?? ''}`,
  });
  const saveField: Call = (client) => {
    const { token, path } = draft(client);
    const titles = ['Early mobilisation', 'Early mobilisation after stroke'];
    return titles.map((articleTitle) => ({ method: 'POST', token, path: `${path}/update`, body: { articleTitle } }));
  };
  const setCount: Call = (client) => {
    const path = `/api/article/${articles[client] ?? ''}/set-reviewers-count`;
    return [3, 4].map((count) => ({ method: 'POST', token: staff, path: `${path}?count=${count}`, body: {} }));
  };
  return {
    writes: { "HTTP: save a draft's field": saveField, "HTTP: set a reviewers' number": setCount },
    reads: {
      'HTTP: GET article/my-list': (client) => [{ method: 'GET', ...draft(client), path: '/api/article/my-list' }],
      'HTTP: GET article/{id}': (client) => [{ method: 'GET', ...draft(client) }],
    },
  };
}

const firstClients = (call: Call, clients: number): LoadRequest[][] =>
  Array.from({ length: clients }, (_none, client) => call(client));

type Run = LoadResult & { serverMs: number };

function figure(what: string, clients: number, results: readonly Run[]): Figure {
  const middle = (of: (result: Run) => number): number => median(results.map(of));
  return {
    what,
    clients,
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p97_5: middle(({ p97_5 }) => p97_5),
    serverMs: middle(({ serverMs }) => serverMs),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Commands and reads over HTTP. Commands alternate with rounds of raw inserts into the same Postgres. */
export async function httpFigures(
  server: BenchServer,
  benchUrl: string,
  tell: (what: string) => void,
): Promise<Figure[]> {
  const { writes, reads } = await prepareCalls(server);
  const pool = createPool(benchUrl, (message) => tell(message));
  const run = async (call: Call, clients: number): Promise<Run> => {
    const before = await server.usedMs();
    const result = await load({ url: server.origin, duration: SECONDS, clients: firstClients(call, clients) });
    const calls = Math.max(1, result.perSecond * SECONDS);
    return { ...result, serverMs: ((await server.usedMs()) - before) / calls };
  };
  try {
    await prepareRawTable(pool);
    tell('warming up');
    for (const call of [...Object.values(writes), ...Object.values(reads)]) await run(call, 16);
    const figures: Figure[] = [];
    for (const clients of [1, 16]) {
      tell(`HTTP, ${clients === 1 ? '1 client' : `${clients} clients`}`);
      figures.push(
        ...(await besideInserts(writes, clients, run, () => rawInsertsPerSecond(pool, clients, RAW_SECONDS))),
      );
      for (const [what, call] of Object.entries(reads)) figures.push(figure(what, clients, [await run(call, clients)]));
    }
    return figures;
  } finally {
    await pool.end();
  }
}

async function besideInserts(
  writes: Calls,
  clients: number,
  run: (call: Call, clients: number) => Promise<Run>,
  insert: () => Promise<number>,
): Promise<Figure[]> {
  const raw: number[] = [];
  const results = Object.keys(writes).map((what) => ({ what, rounds: [] as Run[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    raw.push(await insert());
    for (const { what, rounds } of results) {
      const call = writes[what];
      if (call) rounds.push(await run(call, clients));
    }
  }
  const limit = median(raw);
  const beside: Figure = { what: 'raw single-row inserts, beside HTTP', clients, perSecond: limit };
  return [beside, ...results.map(({ what, rounds }) => ({ ...figure(what, clients, rounds), limit }))];
}
