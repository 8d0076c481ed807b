import { actorOf, type ArticleState, holderOf, OPEN_ROUND_STATUSES, type Relation, relationsOf } from '../../article';
import { type ChangedList, type ChangeSignal, REVIEWING_GROUPS } from '../../contracts';
import { sightOf } from '../../article-desk/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { reviewTasksIn } from '../../review/public';
import { articleViewFor } from '../../article-desk/public';

/** An article before and after some events of its stream. */
export interface ArticleChange {
  before: ArticleState;
  after: ArticleState;
}

/** Everything of an article that one person may read, as text: of the article itself, and of its place in each list. Empty: nothing. */
interface Glimpse {
  article: string;
  lists: Partial<Record<ChangedList, string>>;
}

/** Names, addresses and file paths are not the article's; who may see them makes no difference to whether the article changed. */
const NOBODY_KNOWN = { people: new Map(), locate: () => '', knownAuthors: new Set<string>() };
/** Whether a date is past changes with the days and not with the article. */
const NO_DAY = { now: new Date(0), timeZone: 'UTC' };

/** The article's answer itself, but for its version: that one rises with all that is done behind the author's back. */
function viewOf(state: ArticleState, user: RequestUser, relations: ReadonlySet<Relation>): string {
  const view = articleViewFor(state, { actor: actorOf(user), relations }, NOBODY_KNOWN);
  return JSON.stringify({ ...view, version: 0 });
}

/** Those who may read everything, log and mails included, and so learn of every event. */
function staffGlimpse({ status, version, streamRevision }: ArticleState, isOffice: boolean): Glimpse {
  const here = String(version);
  // What an associate editor holds is listed whatever its status.
  const listed = !isOffice || OPEN_ROUND_STATUSES.includes(status);
  return {
    article: String(streamRevision),
    lists: { todo: listed ? here : '', 'new-articles': isOffice && status === 'NEW_ARTICLE' ? here : '' },
  };
}

/** As the calls for the article and the lists would answer: what they mask or refuse cannot show here (lifecycle, sections 1 to 3). */
function glimpseOf(state: ArticleState, user: RequestUser): Glimpse {
  const relations = relationsOf(state, actorOf(user));
  if (relations.size === 0) return { article: '', lists: {} };
  const sight = sightOf(relations);
  if (sight === 'author') {
    const article = viewOf(state, user, relations);
    return { article, lists: { 'my-list': article } };
  }
  const asked = relations.has('reviewer') && REVIEWING_GROUPS.includes(user.group);
  const tasks = asked ? JSON.stringify(reviewTasksIn(state, user.userId, NO_DAY)) : '';
  if (sight === 'reviewer') return { article: viewOf(state, user, relations), lists: { 'reviewer-todo': tasks } };
  const isOffice = relations.has('office');
  // Whoever held it before may still read it, but it is theirs no more.
  const holds = isOffice || holderOf(state) === user.userId;
  const { article, lists } = holds ? staffGlimpse(state, isOffice) : { article: '', lists: {} };
  return { article, lists: { ...lists, 'reviewer-todo': tasks } };
}

/**
 * What of the article and their lists somebody would read otherwise now. Nothing where all that happened is hidden from them: neither an
 * id nor the moment of a signal may tell what an answer would not.
 */
export function changesFor(user: RequestUser, { before, after }: ArticleChange): ChangeSignal {
  const [was, is] = [glimpseOf(before, user), glimpseOf(after, user)];
  const names = new Set([...Object.keys(was.lists), ...Object.keys(is.lists)] as ChangedList[]);
  return {
    lists: [...names].filter((name) => (was.lists[name] ?? '') !== (is.lists[name] ?? '')),
    articles: was.article === is.article ? [] : [after.id],
  };
}
