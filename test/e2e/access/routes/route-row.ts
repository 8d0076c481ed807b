import type { GroupName } from '../../../../src/contracts';

/** Letters of api.md: G guest, A author, R reviewer, E editor, S assistant, AE associate editor, W webmaster. */
const LETTERS: Record<string, GroupName> = {
  G: 'guest',
  A: 'author',
  R: 'reviewer',
  E: 'editor',
  S: 'assistant',
  AE: 'associate editor',
  W: 'webmaster',
};

/**
 * A caller's relation to an article (docs/house.md, 'Access'). Associate editors have one while they hold it (lifecycle, section 3):
 * former ones have none.
 */
export const BONDS = ['own', 'reviewer', 'associate', 'office'] as const;
export type Bond = (typeof BONDS)[number];

export interface RouteRow {
  /** 'GET /user/:id', without `/api`. */
  route: string;
  /** Groups that pass; others get 403 (401 signed out). */
  groups: 'public' | 'all' | readonly GroupName[];
  /** For article routes: any of these bonds lets the caller in. Another bond: 403; none: 404. */
  bonds: readonly Bond[] | null;
  /** Bonds for which the other path parameter does not exist: 404 instead of 403. */
  hiddenFrom: readonly Bond[];
  /** Names of fixtures for the path parameters; `article` stands for each article in turn. */
  params: Readonly<Record<string, string>>;
  query: string;
  /** A text such as ':fileId' is replaced with that parameter, as in the path. */
  body: object;
  /** Public, but refused with this status without a signature or a key. */
  refused: 403 | 404 | null;
  /** True if the call ends or replaces the caller's session. */
  endsSession: boolean;
  /** True if the path names something that does not exist, so that permitted callers get 404. */
  namesNothing: boolean;
}

type Options = Partial<Pick<RouteRow, 'params' | 'query' | 'body' | 'refused' | 'endsSession' | 'namesNothing'>> & {
  /** Bonds, separated by spaces. */
  hiddenFrom?: string;
};

/**
 * A row of the table: 'public', 'all' or the letters of the groups. A permitted call may still be answered with 400, 409 or 422.
 * Leave the body empty for calls that would change something outside articles; article calls are pinned to a version that never
 * existed.
 */
export function row(route: string, who: string, options: Options = {}, bonds: readonly Bond[] | null = null): RouteRow {
  const groups = who === 'public' || who === 'all' ? who : who.split(' ').filter(Boolean).map(groupOfLetter);
  const { hiddenFrom = '', ...rest } = options;
  const common = { params: {}, query: '', body: {}, refused: null, endsSession: false, namesNothing: false };
  return { route, groups, bonds, ...common, ...rest, hiddenFrom: bondsOf(hiddenFrom) };
}

/** A row for an article route: `:id` is each article of the fixtures in turn. */
export const onArticle = (route: string, who: string, bonds: string, options: Options = {}): RouteRow =>
  row(route, who, { ...options, params: { id: 'article', ...options.params } }, bondsOf(bonds));

/** The same for one review request: the caller's 'own request', or 'a request' of another reviewer. */
export const onRequest = (
  route: string,
  who: string,
  bonds: string,
  request: string,
  options: Options = {},
): RouteRow => onArticle(route, who, bonds, { params: { reviewId: request, articleReviewerId: request }, ...options });

const bondsOf = (words: string): Bond[] =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const bond = BONDS.find((name) => name === word);
      if (!bond) throw new RangeError(`${word} is no bond to an article`);
      return bond;
    });

function groupOfLetter(letter: string): GroupName {
  const group = LETTERS[letter];
  if (!group) throw new RangeError(`${letter} is no letter of a group`);
  return group;
}
