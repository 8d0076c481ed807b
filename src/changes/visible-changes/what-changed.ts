import { actorOf, type ArticleState, OPEN_ROUND_STATUSES, type Relation, relationsOf } from '../../article';
import { viewerRoleOf } from '../../article-desk/public';
import { articleViewFor } from '../../article-desk/public';
import { type ChangedList, type ChangeSignal, REVIEWING_GROUPS } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { reviewTasksIn } from '../../review/public';
import { NEWS_TYPES } from '../news/news-sources';

/** An article before and after some events of its stream. */
export interface ArticleChange {
  before: ArticleState;
  after: ArticleState;
  /** The types of these events. Without them, each change may be news. */
  types?: readonly string[];
}

/** Everything about an article that one person may read, as text: the article itself, and its place in each list. Empty text: nothing. */
interface VisibleState {
  article: string;
  lists: Partial<Record<ChangedList, string>>;
  /** True for people who may read every event. */
  isStaff?: boolean;
}

/** Names, addresses and file paths are not part of the article. Their visibility does not affect whether the article changed. */
const NOBODY_KNOWN = { people: new Map(), locate: () => '', knownAuthors: new Set<string>(), today: null };
/** Whether a date has passed depends on the calendar and not on the article. */
const NO_DAY = { now: new Date(0), timeZone: 'UTC' };

/** The article's response. */
const viewOf = (state: ArticleState, user: RequestUser, relations: ReadonlySet<Relation>): string =>
  JSON.stringify(articleViewFor(state, { actor: actorOf(user), relations }, NOBODY_KNOWN));

/** People who may read everything, log and mails included, are notified of every event. */
function staffGlimpse({ status, version, streamRevision }: ArticleState, isOffice: boolean): VisibleState {
  const here = String(version);
  // An associate editor's list contains every article they hold, whatever its status.
  const listed = !isOffice || OPEN_ROUND_STATUSES.includes(status);
  return {
    article: String(streamRevision),
    lists: { todo: listed ? here : '', 'new-articles': isOffice && status === 'NEW_ARTICLE' ? here : '' },
    isStaff: true,
  };
}

/** What the calls for the article and the lists would return: what they mask or refuse cannot appear here (lifecycle, sections 1 to 3). */
function visibleStateOf(state: ArticleState, user: RequestUser): VisibleState {
  const relations = relationsOf(state, actorOf(user));
  if (relations.size === 0) return { article: '', lists: {} };
  const viewerRole = viewerRoleOf(relations);
  if (viewerRole === 'author') {
    const article = viewOf(state, user, relations);
    return { article, lists: { 'my-list': article } };
  }
  const asked = relations.has('reviewer') && REVIEWING_GROUPS.includes(user.group);
  const tasks = asked ? JSON.stringify(reviewTasksIn(state, user.userId, NO_DAY)) : '';
  if (viewerRole === 'reviewer') return { article: viewOf(state, user, relations), lists: { 'reviewer-todo': tasks } };
  const isOffice = relations.has('office');
  const glimpse = staffGlimpse(state, isOffice);
  return { ...glimpse, lists: { ...glimpse.lists, 'reviewer-todo': tasks } };
}

/**
 * The lists and the article that a person would now read differently. Empty when all changes are hidden from them: neither an id nor the
 * time of a signal may reveal what a response would hide.
 */
export function changesFor(user: RequestUser, { before, after, types }: ArticleChange): ChangeSignal {
  const [was, is] = [visibleStateOf(before, user), visibleStateOf(after, user)];
  const names = new Set([...Object.keys(was.lists), ...Object.keys(is.lists)] as ChangedList[]);
  const lists = [...names].filter((name) => (was.lists[name] ?? '') !== (is.lists[name] ?? ''));
  const articles = was.article === is.article ? [] : [after.id];
  // Only for staff, who may read every event: for others, the types would reveal hidden events that came at the same time.
  const isQuiet = is.isStaff === true && lists.length === 0 && types?.every((type) => !NEWS_TYPES.has(type)) === true;
  return { lists, articles, ...(isQuiet ? { quiet: true } : {}) };
}
