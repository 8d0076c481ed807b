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
 * What a caller is to an article (docs/house.md, 'Access'), with associate editors who hold it told from `former` ones who held
 * it before: those still read, and write no more (lifecycle, section 1: 'only the articles assigned to them').
 */
export const BONDS = ['own', 'reviewer', 'associate', 'former', 'office'] as const;
export type Bond = (typeof BONDS)[number];

export interface RouteRow {
  /** 'GET /user/:id', without `/api`. */
  route: string;
  /** Who passes, else 403 (401 signed out). */
  groups: 'public' | 'all' | readonly GroupName[];
  /** On routes of an article: bonds of which one lets the caller in. Another bond: 403; none: 404. */
  bonds: readonly Bond[] | null;
  /** Bonds for which what the path names beside the article does not exist: 404 instead of 403. */
  hiddenFrom: readonly Bond[];
  /** Names of fixtures for the parameters of the path; `article` stands for each article in turn. */
  params: Readonly<Record<string, string>>;
  query: string;
  /** A text such as ':fileId' stands for that parameter, as in the path. */
  body: object;
  /** Public, but refused with this status for want of a signature or a key. */
  refused: 403 | 404 | null;
  /** The call ends or replaces the caller's session. */
  endsSession: boolean;
  /** The path names something that does not exist, so that whoever passes is answered with 404. */
  namesNothing: boolean;
}

type Options = Partial<Pick<RouteRow, 'params' | 'query' | 'body' | 'refused' | 'endsSession' | 'namesNothing'>> & {
  /** Bonds, separated by spaces. */
  hiddenFrom?: string;
};

/**
 * A row of the table: 'public', 'all' or the letters of the groups. A call that passes may still be answered with 400, 409 or
 * 422, so the body is best left empty where the call would change something and is not about an article (those are pinned to a
 * version that never was).
 */
export function row(route: string, who: string, options: Options = {}, bonds: readonly Bond[] | null = null): RouteRow {
  const groups = who === 'public' || who === 'all' ? who : who.split(' ').filter(Boolean).map(groupOfLetter);
  const { hiddenFrom = '', ...rest } = options;
  const common = { params: {}, query: '', body: {}, refused: null, endsSession: false, namesNothing: false };
  return { route, groups, bonds, ...common, ...rest, hiddenFrom: bondsOf(hiddenFrom) };
}

/** A row for a route of an article: `:id` is each article of the fixtures in turn. */
export const onArticle = (route: string, who: string, bonds: string, options: Options = {}): RouteRow =>
  row(route, who, { ...options, params: { id: 'article', ...options.params } }, bondsOf(bonds));

/** The same about one request to a reviewer: 'own request' of the caller, or 'a request' of somebody else. */
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
