import type { DecideContext } from '../commands';
import type { ArticleEvent, ReviewStatus } from '../events';
import { evolve } from '../fold/evolve';
import { holderOf } from '../people/roles';
import { eventOf, type RecordedArticleEvent } from '../recorded';
import { presentAssignments } from '../reviewing/assignments';
import type { ArticleState } from '../state';
import { REVIEWING_STATUSES } from './status-sets';

/** The status that results from the answers of the present revision (lifecycle, section 2, 'Reviewers and status'). */
export function statusByReviewers(state: ArticleState): ReviewStatus {
  const present = presentAssignments(state);
  const completed = present.filter((one) => one.status === 'Completed').length;
  const agreed = completed + present.filter((one) => one.status === 'Accepted').length;
  if (completed >= state.reviewersRequired) return 'REVIEWED';
  if (agreed >= state.reviewersRequired) return 'UNDER_REVIEW';
  return holderOf(state) === null ? 'REVIEWER_SELECTION' : 'ASSOCIATE_EDITOR';
}

/** The state after these events. */
export function after(state: ArticleState, events: readonly ArticleEvent[], context: DecideContext): ArticleState {
  const userId = context.actor.kind === 'person' ? context.actor.userId : null;
  const metadata = { userId, realUserId: null, at: context.at, correlationId: '', causationId: null, schemaVersion: 1 };
  return events.reduce((present, event) => {
    const recorded: RecordedArticleEvent = { ...event, revision: present.streamRevision + 1, metadata };
    return evolve(present, recorded);
  }, state);
}

/**
 * Returns the events followed by the automatic move that they cause. Call it only after an answer, a completion, a removal, a
 * cancellation or a change of the required count. The move is only between the four statuses of REVIEWING_STATUSES.
 */
export function withAutomaticMove(state: ArticleState, events: ArticleEvent[], context: DecideContext): ArticleEvent[] {
  const next = after(state, events, context);
  const from = REVIEWING_STATUSES.find((status) => status === next.status);
  if (from === undefined) return events;
  const to = statusByReviewers(next);
  return to === from ? events : [...events, eventOf('ReviewersMoved', { from, to })];
}

/**
 * Returns the events followed by the move out of Returned to editor, if the article is there: choosing reviewers or their number
 * resumes the review (lifecycle, section 2, 'resume review').
 */
export function withResumption(state: ArticleState, events: ArticleEvent[], context: DecideContext): ArticleEvent[] {
  if (state.status !== 'RETURNED_TO_EDITOR') return events;
  const to = statusByReviewers(after(state, events, context));
  return [...events, eventOf('ReviewResumed', { from: state.status, to })];
}
