import type { GroupName } from '../../../src/contracts';
import type { HttpClient } from '../../support/http-client';
import type { Bond, RouteRow } from './route-row';

/** One who calls: somebody of a group, or nobody (signed out). */
export interface Caller {
  group: GroupName | 'nobody';
  client: HttpClient;
  /** A new session of the same person, for calls that end it. */
  fresh(): Promise<HttpClient>;
}

/** An article as the table sees it: its id, further parameters of its paths, and what each caller is to it. */
export interface ArticleFixture {
  name: string;
  id: string;
  params?: Readonly<Record<string, string>>;
  /** Default: a draft. */
  stage?: RouteRow['stage'];
  bondsOf(group: GroupName): readonly Bond[];
}

export interface Fixtures {
  articles: readonly ArticleFixture[];
  /** The value of a named parameter for this caller, such as 'self' or 'another author'. */
  valueOf(name: string, caller: Caller): string;
}

type Outcome = 'passes' | 401 | 403 | 404;

/** What the table says about one caller and one article. */
export function expectedOutcome(row: RouteRow, group: Caller['group'], article: ArticleFixture | null): Outcome {
  if (row.groups === 'public') return row.refused ?? 'passes';
  if (group === 'nobody') return 401;
  if (row.groups !== 'all' && !row.groups.includes(group)) return 403;
  if (!row.bonds || !article) return 'passes';
  const bonds = article.bondsOf(group);
  if (bonds.length === 0) return 404;
  return bonds.some((bond) => row.bonds?.includes(bond)) ? 'passes' : 403;
}

const outcomeOf = (status: number): Outcome | number => {
  if (status === 401 || status === 403 || status === 404 || status >= 500) return status;
  return 'passes';
};

function pathOf(row: RouteRow, caller: Caller, article: ArticleFixture | null, fixtures: Fixtures): string {
  const [, template = ''] = row.route.split(' ');
  const path = template.replace(/:(\w+)/g, (_all, name: string) => {
    const fixture = row.params[name] ?? name;
    if (fixture === 'article') return article?.id ?? '';
    return article?.params?.[fixture] ?? fixtures.valueOf(fixture, caller);
  });
  return path + row.query;
}

/** Calls one row as one caller on one article; null when the answer is as expected, else a line that says what was not. */
export async function mismatch(
  row: RouteRow,
  caller: Caller,
  article: ArticleFixture | null,
  fixtures: Fixtures,
): Promise<string | null> {
  const [method = 'GET'] = row.route.split(' ');
  const client = row.endsSession && caller.group !== 'nobody' ? await caller.fresh() : caller.client;
  const path = pathOf(row, caller, article, fixtures);
  const answer = await client.call(method, path, row.body);
  const expected = expectedOutcome(row, caller.group, article);
  const actual = outcomeOf(answer.status);
  if (actual === expected) return null;
  const on = article ? ` on ${article.name}` : '';
  return `${row.route} (${path}) as ${caller.group}${on}: expected ${expected}, was ${answer.status} ${answer.text.slice(0, 120)}`;
}

const articlesFor = (row: RouteRow, { articles }: Fixtures): ArticleFixture[] =>
  articles.filter((article) => (article.stage ?? 'draft') === row.stage);

/** All mismatches of one row, over all callers and, where it is about an article, all articles. */
export async function mismatches(row: RouteRow, callers: readonly Caller[], fixtures: Fixtures): Promise<string[]> {
  const lines: string[] = [];
  for (const caller of callers) {
    for (const article of row.bonds ? articlesFor(row, fixtures) : [null]) {
      const line = await mismatch(row, caller, article, fixtures);
      if (line) lines.push(line);
    }
  }
  return lines;
}
