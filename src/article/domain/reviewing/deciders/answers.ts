import {
  asksInterests,
  type AssignmentStatus,
  INTERESTS_REFUSED,
  interestsProblems,
  namesReviewers,
  NAMING_MESSAGES,
  PUBLICATION_MESSAGES,
} from '../../../../contracts';
import { type ArticleCommandData, type DecideContext, Refusal } from '../../commands';
import { requestMails } from '../../correspondence/mails';
import { addDays } from '../../dates';
import type { Deciders } from '../../deciders';
import type { ArticleEvent } from '../../events';
import { withAutomaticMove } from '../../lifecycle/automatic-moves';
import { isKnownToReviewer } from '../../people/roles';
import { eventOf } from '../../recorded';
import { refuseInvalid, requireField, requireRule, requireText } from '../../requirements';
import type { ArticleState, Assignment } from '../../state';
import { assignmentById, assignmentIn, hasOtherRequest } from '../assignments';
import { isUnanswered } from '../due-dates';
import { reviewProblems } from '../review-rules';

type AnswerCommand =
  | 'AcceptReview'
  | 'DeclineReview'
  | 'MarkNoAnswer'
  | 'SetReviewFile'
  | 'CompleteReview'
  | 'WithdrawPublication'
  | 'SendBackReview'
  | 'RateReview';

/** A late answer is still accepted (lifecycle, section 3). */
const ANSWERABLE: readonly AssignmentStatus[] = ['Mailed', 'No answer'];

/** The message for a reviewer whose request is closed. */
function closedMessage(assignment: Assignment): string {
  if (assignment.status === 'Accepted') return 'This request has been accepted already.';
  if (assignment.status === 'Declined')
    return 'This request has been declined. Please write to the office if you changed your mind.';
  if (assignment.status === 'Completed') return 'This review has been sent already.';
  return 'This request is closed. Thank you all the same.';
}

/** @throws Refusal NOT_FOUND when the request is to another person, so that its existence is not revealed. */
function ownAssignment(state: ArticleState, assignmentId: string, { actor }: DecideContext): Assignment {
  const found = assignmentById(state, assignmentId);
  const isOwn =
    actor.kind === 'key'
      ? actor.assignmentId === assignmentId && actor.keyHash === found.keyHash
      : actor.kind === 'person' && actor.userId === found.reviewerId && isKnownToReviewer(found);
  if (!isOwn) throw new Refusal('NOT_FOUND', 'There is no such request to a reviewer.');
  return found;
}

function accept(
  state: ArticleState,
  { assignmentId, interests = null, named = false, mails }: ArticleCommandData['AcceptReview'],
  context: DecideContext,
): ArticleEvent[] {
  const own = ownAssignment(state, assignmentId, context);
  assignmentIn(state, assignmentId, ANSWERABLE, closedMessage(own));
  // Another request that only waits for an answer does not matter: otherwise neither of two could be accepted.
  const isTwice = hasOtherRequest(state, own, ['Accepted', 'Completed']);
  if (isTwice) throw new Refusal('TRANSITION', 'You have accepted another request to review this revision already.');
  const dueAt = addDays(context.at, context.settings.reviewDueDays);
  const isAsked = asksInterests(context.settings.reviewerInterests, state.fields.typeId);
  if (isAsked) refuseInvalid(interestsProblems(interests ?? { yes: null, text: null }), INTERESTS_REFUSED);
  const isNamed = namesReviewers(state.reviewMode);
  requireField(!isNamed || named, 'named', NAMING_MESSAGES.missing);
  const accepted = eventOf('ReviewerAccepted', {
    ...{ assignmentId, dueAt, interests: isAsked ? interests : null },
    ...(isNamed && { named: true }),
  });
  return [...withAutomaticMove(state, [accepted], context), ...requestMails(...mails)];
}

function decline(
  state: ArticleState,
  { assignmentId, reason, suggestedColleague, mails }: ArticleCommandData['DeclineReview'],
  context: DecideContext,
): ArticleEvent[] {
  const own = ownAssignment(state, assignmentId, context);
  assignmentIn(state, assignmentId, ANSWERABLE, closedMessage(own));
  const declined = eventOf('ReviewerDeclined', { assignmentId, reason, suggestedColleague });
  return [...withAutomaticMove(state, [declined], context), ...requestMails(...mails)];
}

function markNoAnswer(
  state: ArticleState,
  { assignmentId }: ArticleCommandData['MarkNoAnswer'],
  { at, settings }: DecideContext,
): ArticleEvent[] {
  const asked = assignmentIn(state, assignmentId, ['Mailed'], 'This request is not waiting for an answer.');
  requireRule(
    isUnanswered(asked, at, settings),
    `A request counts as not answered ${settings.noAnswerDays} days after it was mailed.`,
  );
  return [eventOf('ReviewerNotAnswered', { assignmentId })];
}

function setFile(
  state: ArticleState,
  { assignmentId, file }: ArticleCommandData['SetReviewFile'],
  context: DecideContext,
): ArticleEvent[] {
  const own = ownAssignment(state, assignmentId, context);
  const waits = own.status === 'Mailed' || own.status === 'No answer';
  assignmentIn(state, assignmentId, ['Accepted'], waits ? 'Please accept the request first.' : closedMessage(own));
  if (file === null && own.file === null) return [];
  return [eventOf('ReviewFileSet', { assignmentId, file })];
}

function complete(
  state: ArticleState,
  { assignmentId, review, publication = null, mails }: ArticleCommandData['CompleteReview'],
  context: DecideContext,
): ArticleEvent[] {
  const own = ownAssignment(state, assignmentId, context);
  const waits = own.status === 'Mailed' || own.status === 'No answer';
  assignmentIn(state, assignmentId, ['Accepted'], waits ? 'Please accept the request first.' : closedMessage(own));
  refuseInvalid(reviewProblems(review), 'The review is not complete yet.');
  requireField(publication === null || state.publishesReviews, 'publication', PUBLICATION_MESSAGES.notAsked);
  const completed = eventOf('ReviewCompleted', { assignmentId, review, ...(publication && { publication }) });
  return [...withAutomaticMove(state, [completed], context), ...requestMails(...mails)];
}

/** Only the reviewer can withdraw the consent. The table allows it until acceptance, because an accepted article may be published already. */
function withdrawPublication(
  state: ArticleState,
  { assignmentId }: ArticleCommandData['WithdrawPublication'],
  context: DecideContext,
): ArticleEvent[] {
  const own = ownAssignment(state, assignmentId, context);
  return own.publication === null ? [] : [eventOf('ReviewPublicationWithdrawn', { assignmentId })];
}

/** The status is not recalculated: sending back is not among the causes in lifecycle, section 2. */
function sendBack(
  state: ArticleState,
  { assignmentId, reason, mail }: ArticleCommandData['SendBackReview'],
  { at, settings }: DecideContext,
): ArticleEvent[] {
  assignmentIn(state, assignmentId, ['Completed'], 'Only a completed review can be sent back.');
  requireText(reason, 'reason', 'Please tell the reviewer why you are sending the review back.');
  const dueAt = addDays(at, settings.reviewDueDays);
  return [eventOf('ReviewSentBack', { assignmentId, reason, dueAt }), ...requestMails(mail)];
}

function rate(
  state: ArticleState,
  { assignmentId, rate: stars }: ArticleCommandData['RateReview'],
  { actor }: DecideContext,
): ArticleEvent[] {
  const { status, ratings } = assignmentById(state, assignmentId);
  if (status !== 'Completed') throw new Refusal('TRANSITION', 'Only a completed review can be rated.');
  requireField(Number.isInteger(stars) && stars >= 1 && stars <= 5, 'rate', 'Please choose a rating from 1 to 5.');
  const isSame = actor.kind === 'person' && ratings[actor.userId] === stars;
  return isSame ? [] : [eventOf('ReviewRated', { assignmentId, rate: stars })];
}

/** Answers and reviews of reviewers, and their effects (lifecycle, section 3). */
export const answerDeciders: Deciders<AnswerCommand> = {
  AcceptReview: accept,
  DeclineReview: decline,
  MarkNoAnswer: markNoAnswer,
  SetReviewFile: setFile,
  CompleteReview: complete,
  WithdrawPublication: withdrawPublication,
  SendBackReview: sendBack,
  RateReview: rate,
};
