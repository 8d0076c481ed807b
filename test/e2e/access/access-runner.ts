import type { GroupName } from '../../../src/contracts';
import type { Answer, HttpClient } from '../../support/app/http-client';
import type { Bond, RouteRow } from './routes/route-row';

/** A caller: a member of a group, or signed out. */
export interface Caller {
  group: GroupName | 'nobody';
  client: HttpClient;
  /** A new session of the same person, for calls that end the session. */
  fresh(): Promise<HttpClient>;
}

/** An article of the access table: its id, the values of other path parameters, and each caller's relation to it. */
export interface ArticleFixture {
  name: string;
  id: string;
  /** The value of a path parameter for this caller; undefined if the article has none. */
  valueOf(name: string, group: Caller['group']): string | undefined;
  bondsOf(group: GroupName): readonly Bond[];
}

export interface Fixtures {
  articles: readonly ArticleFixture[];
  /** The value of a named parameter for this caller, such as 'self' or 'another author'. */
  valueOf(name: string, caller: Caller): string;
}

type Outcome = 'passes' | 401 | 403 | 404;

/** A version that no article has: a write pinned to it passes all guards but changes nothing. */
const NO_VERSION = { 'If-Match': '"999999999"' };
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const REQUESTS = ['own request', 'a request'];
const OF_ARTICLE = [...REQUESTS, 'a file'];

/** True if the path names a review request that the article does not have. */
const lacksRequest = (row: RouteRow, article: ArticleFixture, group: Caller['group']): boolean =>
  Object.values(row.params).some((name) => REQUESTS.includes(name) && article.valueOf(name, group) === undefined);

/** The table's expectation for one caller and one article. */
export function expectedOutcome(row: RouteRow, group: Caller['group'], article: ArticleFixture | null): Outcome {
  if (row.groups === 'public') return row.refused ?? 'passes';
  if (group === 'nobody') return 401;
  if (row.groups !== 'all' && !row.groups.includes(group)) return 403;
  if (!row.bonds || !article) return row.namesNothing ? 404 : 'passes';
  const bonds = article.bondsOf(group);
  if (bonds.length === 0) return 404;
  if (bonds.some((bond) => row.bonds?.includes(bond))) return 'passes';
  return bonds.some((bond) => row.hiddenFrom.includes(bond)) ? 404 : 403;
}

const outcomeOf = (status: number): Outcome | number => {
  if (status === 401 || status === 403 || status === 404 || status >= 500) return status;
  return 'passes';
};

function filledIn(template: string, row: RouteRow, caller: Caller, of: [ArticleFixture | null, Fixtures]): string {
  const [article, fixtures] = of;
  return template.replace(/:(\w+)/g, (_all, name: string) => {
    const fixture = row.params[name] ?? name;
    if (fixture === 'article') return article?.id ?? '';
    if (OF_ARTICLE.includes(fixture)) return article?.valueOf(fixture, caller.group) ?? UNKNOWN;
    return fixtures.valueOf(fixture, caller);
  });
}

interface Call {
  path: string;
  body: object;
  pinned: boolean;
}

async function answerTo(row: RouteRow, caller: Caller, { path, body, pinned }: Call): Promise<Answer> {
  const [method] = row.route.split(' ');
  const client = row.endsSession && caller.group !== 'nobody' ? await caller.fresh() : caller.client;
  if (method === 'GET') return client.get(path, {}, pinned ? NO_VERSION : {});
  return client.post(path, body, pinned ? NO_VERSION : {});
}

/** Calls one row as one caller on one article; null if the response is as expected, otherwise a line that describes the difference. */
async function mismatch(
  row: RouteRow,
  caller: Caller,
  article: ArticleFixture | null,
  fixtures: Fixtures,
): Promise<string | null> {
  const [, template = ''] = row.route.split(' ');
  const path = filledIn(template + row.query, row, caller, [article, fixtures]);
  const expected = expectedOutcome(row, caller.group, article);
  // Nothing to check: a permitted caller gets the error that the request does not exist, or that the status is wrong.
  if (expected === 'passes' && article && lacksRequest(row, article, caller.group)) return null;
  const fill = (text: string): string => filledIn(text, row, caller, [article, fixtures]);
  const body = JSON.parse(JSON.stringify(row.body).replace(/":\w+"/g, fill)) as object;
  // A call that should be refused is sent without the pin, so that a stale version cannot be the reason for the refusal.
  const answer = await answerTo(row, caller, { path, body, pinned: article !== null && expected === 'passes' });
  const actual = outcomeOf(answer.status);
  if (actual === expected) return null;
  const on = article ? ` on ${article.name}` : '';
  return `${row.route} (${path}) as ${caller.group}${on}: expected ${expected}, was ${answer.status} ${answer.text.slice(0, 120)}`;
}

/** Signed out, the choice of the article makes no difference. */
const articlesFor = (row: RouteRow, caller: Caller, { articles }: Fixtures): readonly (ArticleFixture | null)[] => {
  if (!row.bonds) return [null];
  return caller.group === 'nobody' ? articles.slice(0, 1) : articles;
};

/** All mismatches of one row, over all callers and, for article routes, all articles. The callers run concurrently. */
export async function mismatches(row: RouteRow, callers: readonly Caller[], fixtures: Fixtures): Promise<string[]> {
  const found = callers.map(async (caller) => {
    const lines: (string | null)[] = [];
    for (const article of articlesFor(row, caller, fixtures))
      lines.push(await mismatch(row, caller, article, fixtures));
    return lines.filter((line) => line !== null);
  });
  return (await Promise.all(found)).flat();
}
