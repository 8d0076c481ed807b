import { GENERATED_DESIGNATIONS, statusForAuthor } from '../../contracts';
import type { Appliers } from './appliers';
import { TECHNICAL_EVENTS, type ArticleEvent, type ArticleEventOf, type ArticleEventType } from './events';
import { contentAppliers } from './evolve-content';
import { lifecycleAppliers } from './evolve-lifecycle';
import { reviewerAppliers } from './evolve-reviewers';
import { momentOf, type Moment, type RecordedArticleEvent } from './recorded';
import type { ArticleState } from './state';

const appliers: Appliers<ArticleEventType> = { ...contentAppliers, ...lifecycleAppliers, ...reviewerAppliers };

/** Every type of event that an article's stream may hold. */
export const ARTICLE_EVENT_TYPES = Object.keys(appliers) as ArticleEventType[];

export const isArticleEventType = (type: string): type is ArticleEventType => Object.hasOwn(appliers, type);

/** The author's own doings and what the author is told; all else must not show in what the author sees. */
export const SEEN_BY_AUTHOR: readonly ArticleEventType[] = [
  'DraftStarted',
  'DraftChanged',
  'AuthorsChanged',
  'ReviewerSuggested',
  'ArticleSubmitted',
  'CheckPassed',
  'CheckRejected',
  'CorrectionRequested',
  'CorrectionSubmitted',
  'RevisionSubmitted',
  'DecisionRecorded',
  'StatusOverridden',
  'ArticleWithdrawn',
];

/** Events by which somebody of the office takes an article on: mails about its course go to the last one who did. */
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

/** An old generated document giving way to a newer one is not a change of content either. */
function isTechnical(state: ArticleState, event: ArticleEvent, moment: Moment): boolean {
  if (TECHNICAL_EVENTS.includes(event.type)) return true;
  if (event.type !== 'FileRemoved' || moment.userId !== null) return false;
  const file = state.files.find((one) => one.fileId === event.data.fileId);
  return file !== undefined && GENERATED_DESIGNATIONS.includes(file.designation);
}

function authorTimes(before: ArticleState, after: ArticleState, type: ArticleEventType, moment: Moment) {
  const { at, userId } = moment;
  const moved = statusForAuthor(before.status) !== statusForAuthor(after.status) || !before.exists;
  const seen = moved || SEEN_BY_AUTHOR.includes(type) || userId === after.uploaderId;
  return {
    authorStatusSince: moved ? at : before.authorStatusSince,
    authorLastUpdateAt: seen ? at : before.authorLastUpdateAt,
  };
}

/**
 * The article after one more event of its stream, already in today's shape (see upcasters.ts). Pure.
 * @throws Error for a type that is not of an article: what cannot be read must not be skipped.
 */
export function evolve(state: ArticleState, event: RecordedArticleEvent): ArticleState {
  if (!isArticleEventType(event.type)) throw new Error(`An article cannot hold an event of type ${String(event.type)}`);
  const moment = momentOf(event);
  const after = { ...applyOne(state, event, moment), streamRevision: event.revision };
  if (isTechnical(state, event, moment)) return after;
  return {
    ...after,
    ...authorTimes(state, after, event.type, moment),
    handledBy: handledBy(state.handledBy, event.type, moment.userId),
    version: event.revision,
    lastUserId: moment.userId,
    lastUpdateAt: moment.at,
  };
}
