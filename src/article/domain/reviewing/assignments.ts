import type { AssignmentStatus } from '../../../contracts';
import { Refusal } from '../commands';
import { OPEN_ROUND_STATUSES } from '../lifecycle/status-sets';
import type { ArticleState, Assignment } from '../state';

/** Requests that still need an action; a decision or a withdrawal closes them (lifecycle, section 3). */
const OPEN_ASSIGNMENTS: readonly AssignmentStatus[] = ['Selected', 'Mailed', 'Accepted'];

/** Requests that an editor may still remove: the open ones, and those with a possible late answer. */
export const REMOVABLE_ASSIGNMENTS: readonly AssignmentStatus[] = [...OPEN_ASSIGNMENTS, 'No answer'];

export const isOpen = (assignment: Assignment): boolean => OPEN_ASSIGNMENTS.includes(assignment.status);

const KEY_STATUSES: readonly AssignmentStatus[] = ['Mailed', 'No answer', 'Accepted'];

/** True while the key in the mail is valid: from mailing until the request is closed (lifecycle, section 3, 'Links in mails'). */
export const isKeyValid = (assignment: Assignment, state: ArticleState): boolean =>
  KEY_STATUSES.includes(assignment.status) &&
  assignment.revision === state.revision &&
  OPEN_ROUND_STATUSES.includes(state.status);

const ANSWERED_STATUSES: readonly AssignmentStatus[] = ['Declined', 'Completed'];

/** True while the key of an answered request shows its holder the answer, and nothing else. A decision ends this too. */
export const showsAnswer = (assignment: Assignment, state: ArticleState): boolean =>
  ANSWERED_STATUSES.includes(assignment.status) &&
  assignment.revision === state.revision &&
  OPEN_ROUND_STATUSES.includes(state.status);

/** Requests of the present revision. */
export const presentAssignments = (state: ArticleState): Assignment[] =>
  state.assignments.filter((one) => one.revision === state.revision);

/** True when the reviewer has another request of this revision in one of these statuses, as after a merge of their two accounts. */
export const hasOtherRequest = (
  state: ArticleState,
  { assignmentId, reviewerId }: Assignment,
  statuses: readonly AssignmentStatus[],
): boolean =>
  presentAssignments(state).some(
    (one) => one.assignmentId !== assignmentId && one.reviewerId === reviewerId && statuses.includes(one.status),
  );

/** Reviewers who accepted in the previous revision and were not removed: the choice of 'assign the same reviewers'. */
export function previousReviewerIds(state: ArticleState): string[] {
  const agreed = (one: Assignment): boolean =>
    one.status === 'Completed' || one.status === 'Accepted' || (one.status === 'Cancelled' && one.reviewDueAt !== null);
  const ids = state.assignments.filter((one) => one.revision === state.revision - 1 && agreed(one));
  return [...new Set(ids.map((one) => one.reviewerId))];
}

/** @throws Refusal NOT_FOUND for an id that is not a request of this article. */
export function assignmentById(state: ArticleState, assignmentId: string): Assignment {
  const found = state.assignments.find((one) => one.assignmentId === assignmentId);
  if (!found) throw new Refusal('NOT_FOUND', 'There is no such request to a reviewer.');
  return found;
}

/**
 * The request, if it is of the present revision and in one of these statuses.
 * @throws Refusal TRANSITION otherwise; `instead` says what can be done.
 */
export function assignmentIn(
  state: ArticleState,
  assignmentId: string,
  statuses: readonly AssignmentStatus[],
  instead: string,
): Assignment {
  const found = assignmentById(state, assignmentId);
  if (found.revision !== state.revision)
    throw new Refusal('TRANSITION', 'This request belongs to an earlier revision and is closed.');
  if (!statuses.includes(found.status)) throw new Refusal('TRANSITION', instead);
  return found;
}
