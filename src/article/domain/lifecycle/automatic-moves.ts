import type { DecideContext } from '../commands';
import type { ArticleEvent, ArticleEventData } from '../events';
import { evolve } from '../fold/evolve';
import { holderOf } from '../people/roles';
import { eventOf, type RecordedArticleEvent } from '../recorded';
import { presentAssignments } from '../reviewing/assignments';
import type { ArticleState } from '../state';
import { REVIEWING_STATUSES } from './status-sets';

type Target = ArticleEventData['ReviewersMoved']['to'];

/** The status that results from the answers of the present revision (lifecycle, section 2, 'Reviewers and status'). */
export function statusByReviewers(state: ArticleState): Target {
  const present = presentAssignments(state);
  const completed = present.filter((one) => one.status === 'Completed').length;
  const agreed = completed + present.filter((one) => one.status === 'Accepted').length;
  if (completed >= state.reviewersRequired) return 'REVIEWED';
  if (agreed >= state.reviewersRequired) return 'UNDER_REVIEW';
  return holderOf(state) === null ? 'REVIEWER_SELECTION' : 'ASSOCIATE_EDITOR';
}

/** The state after these events. */
function after(state: ArticleState, events: readonly ArticleEvent[], context: DecideContext): ArticleState {
  const userId = context.actor.kind === 'person' ? context.actor.userId : null;
  const metadata = { userId, realUserId: null, at: context.at, correlationId: '', causationId: null, schemaVersion: 1 };
  return events.reduce((present, event) => {
    const recorded: RecordedArticleEvent = { ...event, revision: present.streamRevision + 1, metadata };
    return evolve(present, recorded);
  }, state);
}

/**
 * Returns the events followed by the automatic move that they cause. Call it only after an answer, a completion, a removal, a
 * cancellation or a change of the required count. It changes only the four statuses.
 */
export function withAutomaticMove(state: ArticleState, events: ArticleEvent[], context: DecideContext): ArticleEvent[] {
  const next = after(state, events, context);
  const from = REVIEWING_STATUSES.find((status) => status === next.status);
  if (from === undefined) return events;
  const to = statusByReviewers(next);
  return to === from ? events : [...events, eventOf('ReviewersMoved', { from, to })];
}
