import { GENERATED_DESIGNATIONS, STAFF_DESIGNATIONS, statusForAuthor } from '../../../contracts';
import { contentAppliers } from '../draft/evolve-content';
import { type ArticleEvent, type ArticleEventOf, type ArticleEventType } from '../events';
import { lifecycleAppliers } from '../lifecycle/evolve-lifecycle';
import { authorshipAppliers } from '../people/authorship';
import { accountAppliers } from '../people/replaced-account';
import { type Moment, momentOf, type RecordedArticleEvent } from '../recorded';
import { reviewerAppliers } from '../reviewing/evolve-reviewers';
import type { ArticleState } from '../state';
import { TECHNICAL_EVENTS } from '../technical-events';
import type { Appliers } from './appliers';

const appliers: Appliers<ArticleEventType> = {
  ...contentAppliers,
  ...lifecycleAppliers,
  ...reviewerAppliers,
  ...accountAppliers,
  ...authorshipAppliers,
};

/** Every type of event in an article's stream. */
export const ARTICLE_EVENT_TYPES = Object.keys(appliers) as ArticleEventType[];

export const isArticleEventType = (type: string): type is ArticleEventType => Object.hasOwn(appliers, type);

/** Events that the author sees, in addition to their own actions, changes of the shown status, and `isShownToAuthor`. */
const SEEN_BY_AUTHOR: readonly ArticleEventType[] = [
  'DraftStarted',
  'DraftChanged',
  'AuthorsChanged',
  'ReviewerSuggested',
  'SuggestionsChanged',
  'ArticleSubmitted',
  'CheckPassed',
  'CheckRejected',
  'CorrectionRequested',
  'CorrectionSubmitted',
  'RevisionSubmitted',
  'DecisionRecorded',
  'ArticleWithdrawn',
];

/** Events by which a member of the office handles an article. Mails about its progress go to the last person who handled it. */
const HANDLING_EVENTS: readonly ArticleEventType[] = [
  'CheckPassed',
  'ReviewerSelected',
  'ReviewerMailed',
  'AssociateAssigned',
  'DecisionRecorded',
];

function handledBy(before: string[], type: ArticleEventType, userId: string | null): string[] {
  if (userId === null || userId === before[0] || !HANDLING_EVENTS.includes(type)) return before;
  return [userId, ...before.filter((other) => other !== userId)];
}

const applyOne = <Type extends ArticleEventType>(
  state: ArticleState,
  event: ArticleEventOf<Type>,
  moment: Moment,
): ArticleState => appliers[event.type](state, event.data, moment);

/** True for a technical event. Replacing an old generated document with a newer one is not a change of content either. */
function isTechnical(state: ArticleState, event: ArticleEvent, moment: Moment): boolean {
  if (TECHNICAL_EVENTS.includes(event.type)) return true;
  if (event.type !== 'FileRemoved' || moment.userId !== null) return false;
  const file = state.files.find((one) => one.fileId === event.data.fileId);
  return file !== undefined && GENERATED_DESIGNATIONS.includes(file.designation);
}

/** True for changes that the author sees depending on the details: files of the manuscript, and an override that changes the due date. */
function isShownToAuthor(before: ArticleState, after: ArticleState, event: ArticleEvent): boolean {
  if (event.type === 'StatusOverridden') return before.authorDueAt !== after.authorDueAt;
  if (event.type === 'FiguresReordered') return true;
  if (event.type !== 'FileAdded' && event.type !== 'FileRemoved') return false;
  const known = (state: ArticleState): number =>
    state.files.filter(({ designation }) => !STAFF_DESIGNATIONS.includes(designation)).length;
  return known(before) !== known(after);
}

/** Sets version, times and people of a change, separately for people who may know of every change and for the author, who may not. */
function stamp(before: ArticleState, after: ArticleState, event: ArticleEvent, { at, userId }: Moment): void {
  const moved = statusForAuthor(before.status) !== statusForAuthor(after.status) || !before.exists;
  if (moved) after.authorStatusSince = at;
  const isOwn = userId === after.uploaderId;
  if (moved || isOwn || SEEN_BY_AUTHOR.includes(event.type) || isShownToAuthor(before, after, event)) {
    after.authorLastUpdateAt = at;
    after.authorLastUserId = userId;
  }
  after.handledBy = handledBy(after.handledBy, event.type, userId);
  after.version = after.streamRevision;
  after.lastUserId = userId;
  after.lastUpdateAt = at;
}

/**
 * The article after one more event of its stream, already upcast to the present schema (see upcasters.ts). Pure.
 * @throws Error for a type that is not of an article: an unreadable event must not be skipped.
 */
export function evolve(state: ArticleState, event: RecordedArticleEvent): ArticleState {
  if (!isArticleEventType(event.type)) throw new Error(`An article cannot hold an event of type ${String(event.type)}`);
  const moment = momentOf(event);
  const applied = applyOne(state, event, moment);
  // An applier returns the state itself or a copy. A copy is changed in place, because copying is most of the cost of a fold.
  const after = applied === state ? { ...state } : applied;
  after.streamRevision = event.revision;
  if (!isTechnical(state, event, moment)) stamp(state, after, event, moment);
  return after;
}
