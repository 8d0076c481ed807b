import { ARTICLE_STATUSES, type ArticleStatus, FINAL_STATUSES } from '../article/article-status';
import type { ArticleCard } from '../article/article-views';
import type { Page, PersonName } from '../identity/people';

/** Statuses of the active filter's choice 'Inactive' (spec part 2, '/searchManuscripts'), WITHDRAWN included (lifecycle, section 2). */
export const INACTIVE_STATUSES: readonly ArticleStatus[] = FINAL_STATUSES;

/** All others, drafts included: what the active filter calls active. */
export const ACTIVE_STATUSES: readonly ArticleStatus[] = ARTICLE_STATUSES.filter(
  (status) => !INACTIVE_STATUSES.includes(status),
);

/** The active filter: 'custom' goes by `statusList`. */
export const ACTIVE_FILTERS = ['all', 'active', 'inactive', 'custom'] as const;
export type ActiveFilter = (typeof ACTIVE_FILTERS)[number];

/** What articles can be filtered by; absent filters filter nothing. */
export interface ArticleFilters {
  /** Words anywhere in title, abstract, keywords, authors or number. */
  q?: string;
  title?: string;
  keyword?: string;
  statusList?: ArticleStatus[];
  authorId?: string;
  /** A whole number `YYYY-n`, or the beginning of one. */
  articleId?: string;
  /** Who holds or held it. */
  associateEditorId?: string;
  typeId?: number;
  uploadUserId?: string;
  /** First and last day of submission on the journal's calendar, `YYYY-MM-DD`. */
  dateFrom?: string;
  dateTo?: string;
  active?: ActiveFilter;
}

export const ARTICLE_SORTS = ['articleId', 'articleTitle', 'status', 'revision', 'uploadDate'] as const;
export type ArticleSort = (typeof ARTICLE_SORTS)[number];

/** Longest text of a filter, in characters. */
export const MAX_SEARCH_TEXT = 300;
/** Most rows of one page. */
export const MAX_ARTICLE_PAGE = 100;

/** The statuses that the active filter and the list of statuses leave; null: any. */
export function statusesWanted({ active, statusList = [] }: ArticleFilters): readonly ArticleStatus[] | null {
  if (active === 'active') return ACTIVE_STATUSES;
  if (active === 'inactive') return INACTIVE_STATUSES;
  return active === 'all' || statusList.length === 0 ? null : statusList;
}

/** True when nothing is asked for: such a search shows no results (spec part 2, '/searchManuscripts'). */
export function isEmptySearch(filters: ArticleFilters): boolean {
  const { statusList: _statuses, active: _active, ...others } = filters;
  const isSet = Object.values(others).some((value) => value !== undefined && String(value).trim() !== '');
  return !isSet && statusesWanted(filters) === null;
}

/** POST /article/search. `chosen`: the people whom the filters name, where there are such. */
export interface FoundArticles extends Page<ArticleCard> {
  chosen: { author: PersonName | null; uploadUser: PersonName | null };
}

/** What the caller is to an article that the quick search found. */
export type QuickRelation = 'own' | 'office' | 'reviewer';

/** GET /article/quick-search */
export interface QuickHit {
  id: string;
  /** `YYYY-n`. */
  articleId: string;
  articleTitle: string;
  /** The first author's name, and 'et al.' where there are more. */
  authors: string;
  revision: number;
  relation: QuickRelation;
  /** As this person may know it; null for reviewers. */
  status: ArticleStatus | null;
}

/** Least characters of a quick search; a single letter of a script without spaces will do. */
export const MIN_QUICK_SEARCH = 2;

/** A search that somebody keeps under a name. */
export interface SavedSearch {
  id: string;
  name: string;
  filters: ArticleFilters;
  /** Field of ARTICLE_SORTS, with `-` before it for descending; '' for the best matches first. */
  sort: string;
}

/** Saved searches of one person at most. */
export const MAX_SAVED_SEARCHES = 50;
export const MAX_SEARCH_NAME = 80;

export const SEARCH_MESSAGES = {
  empty: 'Fill in at least one field to search.',
  name: 'Please give the search a name.',
  nameTaken: 'You have a search of this name already.',
  tooMany: `You keep ${MAX_SAVED_SEARCHES} searches already. Delete one first.`,
  gone: 'There is no such saved search.',
  dates: 'The last day lies before the first.',
  exportsBusy: 'Too many exports are running. Please try again in a minute.',
} as const;
