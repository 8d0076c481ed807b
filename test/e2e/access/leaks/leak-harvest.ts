import { ARTICLE_STATUSES } from '../../../../src/contracts';
import type { HttpClient } from '../../../support/app/http-client';
import { wholeAnswer } from '../../../support/app/whole-answer';
import { unpackedText as zipContent } from '../../../support/files/annotated-files';
import { deepText } from '../../../support/files/deep-text';
import type { RouteRow } from '../routes/route-row';
import { ROUTES } from '../routes/routes.table';

/** The result of one call: body, headers and file names in one text. */
export interface Yield {
  route: string;
  path: string;
  status: number;
  text: string;
  /**
   * For a comparison: the headers, and the body as it was received. The body is not decoded, so that the parts that differ from call to call
   * stay recognisable. An archive is unpacked, because its checksums and sizes depend on its contents.
   */
  content: string;
}

/** One answer as it was received. */
export interface RawAnswer {
  route: string;
  path: string;
  status: number;
  headers: [string, string][];
  bytes: Buffer;
}

export interface Places {
  origin: string;
  articles: readonly { id: string; requests: readonly string[] }[];
  tickets?: readonly string[];
  /** Ids of people whose record is requested. */
  people: readonly string[];
  now: string;
  /** Routes that are not called. */
  without?: readonly string[];
  /** Sent with every call, such as a reviewer's key. */
  headers?: Record<string, string>;
  /** Every answer is added here as it was received. */
  keep?: RawAnswer[];
}

/** Searches that could reveal what a plain call does not. */
const SEARCHES: Readonly<Record<string, readonly string[]>> = {
  'GET /article/my-list-with-status': ARTICLE_STATUSES.map((status) => `?status=${status}`),
  'GET /article/author/find': ['?lastName=canary', '?email=canary-one@example.org', '?email=canary'],
  'GET /article/author/list': ['?q=canary', '?q=a'],
  'GET /user/reviewer-list': ['', '?q=canary'],
  'GET /user/all': ['', '?q=canary&size=100'],
  'GET /article/:id/reviewer/list': ['', '?q=canary'],
  'GET /person/:id/articles': ['?part=written', '?part=reviews', '?part=held'],
  'GET /article/quick-search': ['?q=length', '?q=secrets', '?q=canary'],
};
const LOCATION = /"location":"([^"]+)"/g;

/** The paths of one row with all known values for its parameters. */
function pathsOf(row: RouteRow, { articles, people, tickets = [], now }: Places): string[] {
  const [, template = ''] = row.route.split(' ');
  const queries = SEARCHES[row.route] ?? [row.query.replace(':now', now)];
  const paths = queries.map((query) => template + query);
  const others = template.startsWith('/ticket/') ? tickets : people;
  if (!row.bonds) return paths.flatMap((path) => fill(path, ':id', others));
  const named = /:(reviewId|articleReviewerId)/.exec(template)?.[0];
  return articles.flatMap(({ id, requests }) =>
    paths.flatMap((path) => fill(path.replace(':id', id), named ?? ':none', requests)),
  );
}

const fill = (path: string, parameter: string, values: readonly string[]): string[] =>
  path.includes(parameter) ? values.map((value) => path.replace(parameter, value)) : [path];

interface Call {
  route: string;
  path: string;
  init: RequestInit;
}

async function answerTo({ origin, headers: always }: Places, client: HttpClient, asked: Call): Promise<RawAnswer> {
  const { route, path, init } = asked;
  const sent = { ...always, ...init.headers, ...(client.session ? { Authorization: `Bearer ${client.token}` } : {}) };
  const answer = await fetch(`${origin}/api${path}`, { ...init, headers: sent });
  const headers: [string, string][] = [];
  answer.headers.forEach((value, name) => headers.push([name, value]));
  return { route, path, status: answer.status, headers, bytes: await wholeAnswer(answer) };
}

async function call(places: Places, client: HttpClient, asked: Call): Promise<Yield> {
  const raw = await answerTo(places, client, asked);
  places.keep?.push(raw);
  return yieldOf(raw);
}

const get = (places: Places, client: HttpClient, route: string, path: string): Promise<Yield> =>
  call(places, client, { route, path, init: {} });

/** The answers of every GET route as they are received, without the files that they link to. */
export async function readEverything(places: Places, client: HttpClient): Promise<RawAnswer[]> {
  const found: RawAnswer[] = [];
  for (const row of ROUTES.filter(({ route }) => route.startsWith('GET ') && !places.without?.includes(route))) {
    const paths = pathsOf(row, places);
    found.push(
      ...(await Promise.all(paths.map((path) => answerTo(places, client, { route: row.route, path, init: {} })))),
    );
  }
  return found;
}

/** The whole content of an answer, unpacked and decoded (`deepText`). */
export async function yieldOf({ route, path, status, headers, bytes }: RawAnswer): Promise<Yield> {
  const head = Buffer.from(headers.map(([name, value]) => `${name}: ${value}`).join('\n'), 'latin1');
  const [inHead, unpacked] = [await deepText(head), await deepText(bytes)];
  const isZip = bytes.subarray(0, 2).toString() === 'PK';
  const body = isZip ? await zipContent(bytes) : bytes.toString('latin1');
  const content = `${head.toString('latin1')}\n\n${body}`;
  return { route, path, status, text: `${inHead}\n\n${unpacked}`, content };
}

/** A write with a version that never existed, so that nothing changes and only the refusal is seen. */
const writes = (places: Places, client: HttpClient, row: RouteRow): Promise<Yield>[] =>
  pathsOf(row, places).map((path) =>
    call(places, client, {
      route: row.route,
      path: path.replace(/:\w+/g, 'unknown'),
      init: {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'If-Match': '"999999999"' },
        body: JSON.stringify(row.body),
      },
    }),
  );

/** Everything that a person can read: every GET route, every file that these link to, and every refused write. */
export async function harvest(places: Places, client: HttpClient): Promise<Yield[]> {
  const found: Yield[] = [];
  for (const row of ROUTES.filter(({ route }) => !places.without?.includes(route))) {
    if (row.route.startsWith('GET '))
      found.push(...(await Promise.all(pathsOf(row, places).map((path) => get(places, client, row.route, path)))));
    else if (row.bonds) found.push(...(await Promise.all(writes(places, client, row))));
  }
  const files = new Set(found.flatMap(({ text }) => [...text.matchAll(LOCATION)].map((match) => match[1] ?? '')));
  for (const file of files) found.push(await get(places, client, 'GET /files/:fileId', file.replace(/^\/api/, '')));
  return found;
}
