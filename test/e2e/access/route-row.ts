import type { GroupName } from '../../../src/contracts';
import type { ArticleRelation } from '../../../src/platform/http/access.decorator';

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

/** What a caller is to an article; `none`: they may not learn that it exists. `staff` is written as both of its parts. */
export type Bond = Exclude<ArticleRelation, 'staff'>;

export interface RouteRow {
  /** 'GET /user/:id', without `/api`. */
  route: string;
  /** Who passes, else 403 (401 signed out). */
  groups: 'public' | 'all' | readonly GroupName[];
  /** On routes of an article: bonds of which one lets the caller in. Another bond: 403; none: 404. */
  bonds: readonly Bond[] | null;
  /** Names of fixtures for the parameters of the path; `article` stands for each article in turn. */
  params: Readonly<Record<string, string>>;
  query: string;
  body: object;
  /** Public, but refused with this status for want of a signature or a key. */
  refused: 403 | 404 | null;
  /** The call ends or replaces the caller's session. */
  endsSession: boolean;
  /** On which articles of the fixtures it is called: drafts, or one with reviews on which a decision was taken. */
  stage: 'draft' | 'reviewed';
}

type Options = Partial<Pick<RouteRow, 'params' | 'query' | 'body' | 'refused' | 'endsSession' | 'stage'>>;

/**
 * A row of the table: 'public', 'all' or the letters of the groups. A call that passes may still be answered with 400, 409 or
 * 422, so the body is best left empty where the call would change something.
 */
export function row(route: string, who: string, options: Options = {}, bonds: readonly Bond[] | null = null): RouteRow {
  const groups = who === 'public' || who === 'all' ? who : who.split(' ').filter(Boolean).map(groupOfLetter);
  return {
    route,
    groups,
    bonds,
    params: {},
    query: '',
    body: {},
    refused: null,
    endsSession: false,
    stage: 'draft',
    ...options,
  };
}

/** A row for a route of an article: `:id` is each article of the fixtures in turn. */
export const onArticle = (route: string, who: string, bonds: string, options: Options = {}): RouteRow =>
  row(route, who, { ...options, params: { id: 'article', ...options.params } }, bonds.split(' ') as Bond[]);

/** The same on the article with reviews; `:reviewId` and `:articleReviewerId` are its request to the caller of the group reviewer. */
export const onReviewed = (route: string, who: string, bonds: string, options: Options = {}): RouteRow =>
  onArticle(route, who, bonds, {
    stage: 'reviewed',
    params: { reviewId: 'request', articleReviewerId: 'request' },
    ...options,
  });

function groupOfLetter(letter: string): GroupName {
  const group = LETTERS[letter];
  if (!group) throw new RangeError(`${letter} is no letter of a group`);
  return group;
}
