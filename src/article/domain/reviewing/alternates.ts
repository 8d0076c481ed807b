import type { AssignmentStatus } from '../../../contracts';
import type { Candidate } from '../commands';
import type { ArticleEvent } from '../events';
import { REVIEWING_STATUSES } from '../lifecycle/status-sets';
import { barredAs } from '../people/barring';
import { eventOf } from '../recorded';
import type { ArticleState, Assignment } from '../state';
import { presentAssignments } from './assignments';

/** Alternates of the present revision, in the order in which they are invited. Those of an earlier revision do not count. */
export const alternatesOf = ({ alternates, revision }: ArticleState): readonly string[] =>
  alternates.revision === revision ? alternates.reviewerIds : [];

/** True when the system invites the next alternate automatically. This is the default for each revision. */
export const invitesAlternates = ({ alternates, revision }: ArticleState): boolean =>
  alternates.revision !== revision || alternates.automatic;

/** True if the list names this person, by the present account or by one that was merged into it. */
export const isAlternate = (state: ArticleState, { userId, formerIds = [] }: Candidate): boolean =>
  alternatesOf(state).some((id) => id === userId || formerIds.includes(id));

/**
 * The list without the merged accounts of people who are chosen now; no event if it names none. The event of a choice removes the present
 * account only.
 */
export function withoutFormerAccounts(state: ArticleState, chosen: readonly Candidate[]): ArticleEvent[] {
  const former = new Set(chosen.flatMap(({ formerIds = [] }) => formerIds));
  const listed = alternatesOf(state);
  const left = listed.filter((id) => !former.has(id));
  if (left.length === listed.length) return [];
  const alternates = left.map((reviewerId) => ({ reviewerId }));
  return [eventOf('AlternatesSet', { revision: state.revision, alternates, automatic: invitesAlternates(state) })];
}

/** Statuses of requests from which a review may still come, or has come. */
const IN_PROCESS: readonly AssignmentStatus[] = ['Mailed', 'Accepted', 'Completed'];
const GIVEN_UP: readonly AssignmentStatus[] = ['Declined', 'No answer'];

/** True when an alternate was invited for the present refusal of this request. A request that is mailed again can be given up again. */
const isReplaced = (present: readonly Assignment[], { assignmentId, mailedAt }: Assignment): boolean =>
  present.some((one) => one.insteadOf === assignmentId && (mailedAt === null || one.selectedAt >= mailedAt));

/**
 * True when an alternate must be invited for this request: it was declined or not answered, and fewer people are invited or at work
 * than reviews are required. If an editor has invited more people than required, a declined request is not replaced until fewer remain.
 */
export function needsAlternate(state: ArticleState, insteadOf: string): boolean {
  const isReviewing = REVIEWING_STATUSES.some((status) => status === state.status);
  if (!isReviewing || !invitesAlternates(state) || alternatesOf(state).length === 0) return false;
  const present = presentAssignments(state);
  const inProcess = present.filter((one) => IN_PROCESS.includes(one.status)).length;
  const isGivenUp = present.some(
    (one) => one.assignmentId === insteadOf && GIVEN_UP.includes(one.status) && !isReplaced(present, one),
  );
  return isGivenUp && inProcess < state.reviewersRequired;
}

/**
 * Requests that were given up and not replaced since, as many as reviewers are missing. A person who is chosen and not yet mailed counts: the
 * editor has chosen this person instead.
 */
export function unreplacedRequests(state: ArticleState): string[] {
  const present = presentAssignments(state);
  const expected = present.filter((one) => one.status === 'Selected' || IN_PROCESS.includes(one.status)).length;
  return present
    .filter((one) => GIVEN_UP.includes(one.status) && !isReplaced(present, one))
    .map(({ assignmentId }) => assignmentId)
    .slice(0, Math.max(0, state.reviewersRequired - expected));
}

/**
 * The first alternate who can be invited now. Alternates who may not review any more are skipped. The list may name a person by an account
 * that was merged. `known`: in any order.
 */
export function nextAlternate(state: ArticleState, known: readonly Candidate[]): Candidate | null {
  for (const id of alternatesOf(state)) {
    const candidate = known.find(({ userId, formerIds = [] }) => userId === id || formerIds.includes(id));
    if (candidate && barredAs(state, candidate) === null) return candidate;
  }
  return null;
}
