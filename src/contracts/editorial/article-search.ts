import { ARTICLE_STATUSES, type ArticleStatus, FINAL_STATUSES } from '../article/article-status';
import type { ArticleCard } from '../article/article-views';
import type { Page, PersonName } from '../identity/people';
import { texts } from '../language/texts';
import { t } from '../language/translate';
import type { WorkMarks } from './todo';

/**
 * Statuses of the choice 'Inactive' in the active filter (spec part 2, '/searchManuscripts'), WITHDRAWN included (lifecycle, section
 * 2).
 */
export const INACTIVE_STATUSES: readonly ArticleStatus[] = FINAL_STATUSES;

/** All other statuses, drafts included: the choice 'Active'. */
export const ACTIVE_STATUSES: readonly ArticleStatus[] = ARTICLE_STATUSES.filter(
  (status) => !INACTIVE_STATUSES.includes(status),
);

/** The active filter: 'custom' uses `statusList`. */
export const ACTIVE_FILTERS = ['all', 'active', 'inactive', 'custom'] as const;
export type ActiveFilter = (typeof ACTIVE_FILTERS)[number];

/** Filters of the article search. An absent filter is ignored. */
export interface ArticleFilters {
  /** Words that occur anywhere in title, abstract, keywords, authors or number. */
  q?: string;
  title?: string;
  keyword?: string;
  statusList?: ArticleStatus[];
  authorId?: string;
  /** A full number `YYYY-n`, or its prefix. */
  articleId?: string;
  /** An associate editor who holds or has held the article. */
  associateEditorId?: string;
  typeId?: number;
  uploadUserId?: string;
  /** First and last day of submission on the journal's calendar, `YYYY-MM-DD`. */
  dateFrom?: string;
  dateTo?: string;
  active?: ActiveFilter;
  /** The associate editor who holds the article now, or NO_HOLDER. */
  holderId?: string;
  /** True: only articles for which someone is late. */
  late?: boolean;
  /**
   * A day on the journal's calendar, `YYYY-MM-DD`: only articles that existed at the end of that day, with the status and revision
   * that they had then. `statusList` and `active` apply to that status. All other filters apply to the articles as they are now.
   */
  asOf?: string;
}

/** Value of `holderId` for articles without an associate editor. */
export const NO_HOLDER = 'none';

export const ARTICLE_SORTS = [
  'articleId',
  'articleTitle',
  'authors',
  'status',
  'revision',
  'associateEditor',
  'uploadDate',
] as const;
export type ArticleSort = (typeof ARTICLE_SORTS)[number];

/** Maximum length of a filter's text, in characters. */
export const MAX_SEARCH_TEXT = 300;
/** Maximum number of rows per page. */
export const MAX_ARTICLE_PAGE = 100;

/** The statuses that pass the active filter and the list of statuses; null: all. */
export function statusesWanted({ active, statusList = [] }: ArticleFilters): readonly ArticleStatus[] | null {
  if (active === 'active') return ACTIVE_STATUSES;
  if (active === 'inactive') return INACTIVE_STATUSES;
  return active === 'all' || statusList.length === 0 ? null : statusList;
}

/** True when no filter is set: such a search shows no results (spec part 2, '/searchManuscripts'). */
export function isEmptySearch(filters: ArticleFilters): boolean {
  const { statusList: _statuses, active: _active, ...others } = filters;
  const isSet = Object.values(others).some((value) => value !== undefined && String(value).trim() !== '');
  return !isSet && statusesWanted(filters) === null;
}

/** GET /article/all: a card with the associate editor who holds the article now. As of a day, there are no marks. */
export interface FoundArticle extends ArticleCard, WorkMarks {
  associateEditor: PersonName | null;
}

/** POST /article/search. `chosen`: the people whose ids the filters contain, if any. `asOf`: the time of the filter `asOf`, ISO 8601, or null. */
export interface FoundArticles extends Page<FoundArticle> {
  chosen: { author: PersonName | null; uploadUser: PersonName | null };
  asOf: string | null;
}

/** The caller's relation to an article that the quick search found. */
export type QuickRelation = 'own' | 'office' | 'reviewer';

/** GET /article/quick-search: an article that was found. */
export interface QuickHit {
  id: string;
  /** `YYYY-n`. */
  articleId: string;
  articleTitle: string;
  /** The first author's name, with 'et al.' when there are more. */
  authors: string;
  revision: number;
  relation: QuickRelation;
  /** The status as shown to the caller; null for reviewers. */
  status: ArticleStatus | null;
}

/** Minimum length of a quick search. In a script without spaces, a single letter is enough. */
export const MIN_QUICK_SEARCH = 2;

/** A search stored under a name. */
export interface SavedSearch {
  id: string;
  name: string;
  filters: ArticleFilters;
  /** A field of ARTICLE_SORTS, with a `-` prefix for descending; empty for the best matches first. */
  sort: string;
}

/** Maximum number of saved searches per person. */
export const MAX_SAVED_SEARCHES = 50;
export const MAX_SEARCH_NAME = 80;

export const SEARCH_MESSAGES = texts({
  empty: 'Fill in at least one field to search.',
  name: 'Please give the search a name.',
  nameTaken: 'You already have a search with this name.',
  gone: 'This saved search does not exist.',
  dates: 'The end date is before the start date.',
  notYet: 'This date is in the future. Choose today or an earlier date.',
  exportsBusy: 'Too many exports are running. Please try again in a minute.',
});
export const tooManySearches = (): string =>
  t('You already have {most} saved searches. Delete one first.', { most: MAX_SAVED_SEARCHES });
