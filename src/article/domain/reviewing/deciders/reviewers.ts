import { MAX_REVIEWERS_REQUIRED, VEIL_MESSAGES } from '../../../../contracts';
import { type ArticleCommandData, type Candidate, type DecideContext, Refusal } from '../../commands';
import { requestMails } from '../../correspondence/mails';
import { addDays } from '../../dates';
import type { Deciders } from '../../deciders';
import type { ArticleEvent } from '../../events';
import { withAutomaticMove, withResumption } from '../../lifecycle/automatic-moves';
import { mayKnowAuthors } from '../../people/author-veil';
import { type Barred, BARRED_MESSAGES, barredAs } from '../../people/barring';
import { eventOf } from '../../recorded';
import { requireField, requireRule } from '../../requirements';
import type { ArticleState, Assignment } from '../../state';
import { withoutFormerAccounts } from '../alternates';
import {
  assignmentIn,
  hasOtherRequest,
  presentAssignments,
  previousReviewerIds,
  REMOVABLE_ASSIGNMENTS,
} from '../assignments';

type ReviewerCommand =
  | 'SetReviewerCount'
  | 'SelectReviewer'
  | 'AssignSameReviewers'
  | 'RemoveReviewer'
  | 'MailReviewers'
  | 'RemindReviewer'
  | 'CancelReview'
  | 'ChangeReviewDueDate';

function setCount(
  state: ArticleState,
  { count }: ArticleCommandData['SetReviewerCount'],
  context: DecideContext,
): ArticleEvent[] {
  const isPossible = Number.isInteger(count) && count >= 0 && count <= MAX_REVIEWERS_REQUIRED;
  requireField(isPossible, 'count', `Please choose a number from 0 to ${MAX_REVIEWERS_REQUIRED}.`);
  const previous = state.reviewersRequired;
  const set = count === previous ? [] : [eventOf('ReviewerCountSet', { count, previous })];
  return withResumption(state, set.length > 0 ? withAutomaticMove(state, set, context) : set, context);
}

const selected = (state: ArticleState, assignmentId: string, { userId, email }: Candidate): ArticleEvent =>
  eventOf('ReviewerSelected', {
    assignmentId,
    reviewerId: userId,
    reviewerEmail: email,
    revision: state.revision,
  });

function select(
  state: ArticleState,
  data: ArticleCommandData['SelectReviewer'],
  context: DecideContext,
): ArticleEvent[] {
  const barred = barredAs(state, data.reviewer);
  if (barred !== null) throw new Refusal('RULE', BARRED_MESSAGES[barred], { reviewerId: BARRED_MESSAGES[barred] });
  const choice = selected(state, data.assignmentId, data.reviewer);
  return withResumption(state, [...withoutFormerAccounts(state, [data.reviewer]), choice], context);
}

function selectSame(
  state: ArticleState,
  { reviewers }: ArticleCommandData['AssignSameReviewers'],
  context: DecideContext,
): ArticleEvent[] {
  requireRule(state.revision > 0, 'This is the first version of the article; there are no earlier reviewers.');
  const known = new Set(previousReviewerIds(state));
  const events: ArticleEvent[] = [];
  const chosen: Candidate[] = [];
  for (const { assignmentId, reviewer } of reviewers) {
    if (!known.delete(reviewer.userId) || barredAs(state, reviewer) !== null) continue;
    events.push(selected(state, assignmentId, reviewer));
    chosen.push(reviewer);
  }
  requireRule(events.length > 0, 'None of the reviewers of the previous revision can be chosen again.');
  return withResumption(state, [...withoutFormerAccounts(state, chosen), ...events], context);
}

function remove(
  state: ArticleState,
  { reviewerId, mail: notice }: ArticleCommandData['RemoveReviewer'],
  context: DecideContext,
): ArticleEvent[] {
  const own = presentAssignments(state).filter((one) => one.reviewerId === reviewerId && one.status !== 'Removed');
  const last = own.at(-1);
  if (!last) throw new Refusal('NOT_FOUND', 'This person has not been chosen for this revision.');
  const instead = `A request that is ${last.status.toLowerCase()} stays in the history and cannot be removed.`;
  const { assignmentId } = assignmentIn(state, last.assignmentId, REMOVABLE_ASSIGNMENTS, instead);
  const removed = withAutomaticMove(state, [eventOf('ReviewerRemoved', { assignmentId })], context);
  return [...removed, ...requestMails(notice ?? null)];
}

const OF_AUTHORS: readonly Barred[] = ['AUTHOR', 'UPLOADER'];
const BARS_OF_INVITATIONS: readonly Barred[] = [...OF_AUTHORS, 'EXCLUDED', 'BLACKLISTED'];

interface Asked {
  assignment: Assignment;
  /** People as they are now. */
  reviewers: readonly Candidate[] | undefined;
  bars: readonly Barred[];
  /** True for a mail to several people: the reason is then by the id of the request, which shows whom it cannot reach. */
  several?: boolean;
}

/** A chosen reviewer may be barred meanwhile, for example by proving the address of an author. An editor who must not know the authors gets no reason. */
function refuseBarred(
  state: ArticleState,
  { assignment, reviewers = [], ...asked }: Asked,
  context: DecideContext,
): void {
  const { assignmentId, reviewerId } = assignment;
  const reviewer = reviewers.find(
    ({ userId, formerIds = [] }) => userId === reviewerId || formerIds.includes(reviewerId),
  );
  const barred = reviewer ? barredAs(state, reviewer) : null;
  if (barred === null || !asked.bars.includes(barred)) return;
  const isKnown = mayKnowAuthors(state, context.actor, context.settings);
  const reason = isKnown ? BARRED_MESSAGES[barred] : VEIL_MESSAGES.unavailable;
  throw new Refusal('RULE', reason, { [asked.several ? assignmentId : 'reviewerId']: reason });
}

/** @throws Refusal TRANSITION when the reviewer has another request of this revision: one person counts once. */
function refuseSecond(state: ArticleState, assignment: Assignment, invited: readonly string[]): void {
  const isInvited = presentAssignments(state).some(
    ({ assignmentId, reviewerId }) =>
      assignmentId !== assignment.assignmentId &&
      reviewerId === assignment.reviewerId &&
      invited.includes(assignmentId),
  );
  if (isInvited || hasOtherRequest(state, assignment, ['Mailed', 'Accepted', 'Completed']))
    throw new Refusal('TRANSITION', 'This person has another request for this revision already. Remove one of them.');
}

function mail(
  state: ArticleState,
  { invitations, reviewers }: ArticleCommandData['MailReviewers'],
  context: DecideContext,
): ArticleEvent[] {
  requireRule(invitations.length > 0, 'All chosen reviewers have already been mailed.');
  const ids = invitations.map((invitation) => invitation.assignmentId);
  requireRule(new Set(ids).size === ids.length, 'Each reviewer can get only one email at a time.');
  const dueAt = addDays(context.at, context.settings.answerDueDays);
  const mailed = invitations.flatMap(({ assignmentId, keyHash, mail: invitation }) => {
    const instead = 'This reviewer has been mailed already. Send a reminder instead.';
    const assignment = assignmentIn(state, assignmentId, ['Selected', 'Declined', 'No answer'], instead);
    refuseSecond(state, assignment, ids);
    refuseBarred(state, { assignment, reviewers, bars: BARS_OF_INVITATIONS, several: ids.length > 1 }, context);
    const { mailId } = invitation;
    return [eventOf('ReviewerMailed', { assignmentId, mailId, keyHash, dueAt }), ...requestMails(invitation)];
  });
  return withResumption(state, mailed, context);
}

function remind(
  state: ArticleState,
  { assignmentId, mail: reminder, reviewers }: ArticleCommandData['RemindReviewer'],
  context: DecideContext,
): ArticleEvent[] {
  const instead = 'Only a reviewer who was mailed or has accepted can be reminded.';
  const assignment = assignmentIn(state, assignmentId, ['Mailed', 'Accepted'], instead);
  refuseBarred(state, { assignment, reviewers, bars: OF_AUTHORS }, context);
  return requestMails(reminder);
}

function cancel(
  state: ArticleState,
  { assignmentId, mail: notice }: ArticleCommandData['CancelReview'],
  context: DecideContext,
): ArticleEvent[] {
  assignmentIn(state, assignmentId, REMOVABLE_ASSIGNMENTS, 'This request is closed already.');
  const cancelled = eventOf('ReviewerCancelled', { assignmentId, because: 'EDITOR' });
  return [...withAutomaticMove(state, [cancelled], context), ...requestMails(notice)];
}

function changeDueDate(
  state: ArticleState,
  { assignmentId, dueAt }: ArticleCommandData['ChangeReviewDueDate'],
  { at }: DecideContext,
): ArticleEvent[] {
  const instead = 'A due date can be changed only while the reviewer has been mailed or has accepted.';
  const assignment = assignmentIn(state, assignmentId, ['Mailed', 'Accepted'], instead);
  requireField(Date.parse(dueAt) > Date.parse(at), 'date', 'Please choose a date in the future.');
  const present = assignment.status === 'Mailed' ? assignment.answerDueAt : assignment.reviewDueAt;
  const wanted = new Date(dueAt).toISOString();
  return wanted === present ? [] : [eventOf('ReviewDueDateChanged', { assignmentId, dueAt: wanted })];
}

/** Choosing, inviting and removing reviewers (lifecycle, section 3). */
export const reviewerDeciders: Deciders<ReviewerCommand> = {
  SetReviewerCount: setCount,
  SelectReviewer: select,
  AssignSameReviewers: selectSame,
  RemoveReviewer: remove,
  MailReviewers: mail,
  RemindReviewer: remind,
  CancelReview: cancel,
  ChangeReviewDueDate: changeDueDate,
};
