import type { ArticleEventData, ArticleEventType } from '../../src/article';
import { type LogActionType, revisionInWords } from '../../src/contracts';
import { day, typed, user } from './marks';
import { because, CANCELLED_BECAUSE, declaring, naming, publishing, RECOMMENDATION_WORDS } from './words';

/** The meaning of an id, from earlier events: a request's reviewer (userId), a file's name. */
export type Lookup = (id: string) => string | undefined;
type Sentence<Type extends ArticleEventType> = (data: ArticleEventData[Type], lookup: Lookup) => string;
export type Sentences<Types extends ArticleEventType = ArticleEventType> = {
  [Type in Types]: { action: LogActionType; text: Sentence<Type> };
};

type ReviewerEvent =
  | 'ReviewerCountSet'
  | 'ReviewerSelected'
  | 'AlternatesSet'
  | 'ReviewerMailed'
  | 'ReviewerAccepted'
  | 'ReviewerDeclined'
  | 'ReviewerNotAnswered'
  | 'ReviewFileSet'
  | 'ReviewCompleted'
  | 'ReviewPublicationWithdrawn'
  | 'ReviewSentBack'
  | 'ReviewDueDateChanged'
  | 'ReviewerRemoved'
  | 'ReviewerCancelled'
  | 'ReviewRated';

/** The reviewer of a request. */
export function reviewer(assignmentId: string, lookup: Lookup): string {
  const userId = lookup(assignmentId);
  return userId === undefined ? 'A reviewer' : user(userId);
}

function declined(
  { assignmentId, reason, suggestedColleague }: ArticleEventData['ReviewerDeclined'],
  lookup: Lookup,
): string {
  const text = `${reviewer(assignmentId, lookup)} declined to review${because(reason)}`;
  const colleague = suggestedColleague?.trim() ?? '';
  return colleague === '' ? text : `${text} Suggested instead: ${typed(colleague)}`;
}

/** Action types and descriptions of the events about reviewers. */
export const reviewerSentences: Sentences<ReviewerEvent> = {
  ReviewerCountSet: {
    action: 'REVIEWER_COUNT',
    text: ({ previous, count }) => `The number of reviewers required was changed from ${previous} to ${count}.`,
  },
  ReviewerSelected: {
    action: 'REVIEWER_ASSIGNMENT',
    text: ({ reviewerId, revision, insteadOf }, lookup) =>
      `${user(reviewerId)} was selected as a reviewer of ${revisionInWords(revision)}${
        insteadOf === undefined ? '' : `, as the next alternate after ${reviewer(insteadOf, lookup)}`
      }.`,
  },
  AlternatesSet: {
    action: 'REVIEWER_ASSIGNMENT',
    text: ({ alternates, automatic }) => {
      const people = alternates.map(({ reviewerId }) => user(reviewerId)).join(', ');
      const how = automatic ? 'the next is invited automatically' : 'the editor invites them';
      return people === '' ? `There are no alternates now; ${how}.` : `The alternates are now ${people}; ${how}.`;
    },
  },
  ReviewerMailed: {
    action: 'REVIEWER_MAILED',
    text: ({ assignmentId, dueAt }, lookup) =>
      `${reviewer(assignmentId, lookup)} was asked for a review, with an answer due on ${day(dueAt)}.`,
  },
  ReviewerAccepted: {
    action: 'REVIEWER_ANSWER',
    text: ({ assignmentId, dueAt, interests, named }, lookup) =>
      `${reviewer(assignmentId, lookup)} agreed to review, due on ${day(dueAt)}${declaring(interests)}${naming(named)}.`,
  },
  ReviewerDeclined: { action: 'REVIEWER_ANSWER', text: declined },
  ReviewerNotAnswered: {
    action: 'REVIEWER_ANSWER',
    text: ({ assignmentId }, lookup) => `${reviewer(assignmentId, lookup)} did not answer in time.`,
  },
  ReviewFileSet: {
    action: 'FILE_CHANGE',
    text: ({ assignmentId, file }, lookup) =>
      file
        ? `${reviewer(assignmentId, lookup)} attached an annotated manuscript to the review.`
        : `${reviewer(assignmentId, lookup)} removed the annotated manuscript.`,
  },
  ReviewCompleted: {
    action: 'REVIEWER_DECISION',
    text: ({ assignmentId, review, publication }, lookup) =>
      `${reviewer(assignmentId, lookup)} submitted a review and recommends ${RECOMMENDATION_WORDS[review.recommendation]}${publishing(publication)}.`,
  },
  ReviewPublicationWithdrawn: {
    action: 'REVIEWER_DECISION',
    text: ({ assignmentId }, lookup) =>
      `${reviewer(assignmentId, lookup)} does not want the review to be published any more.`,
  },
  ReviewSentBack: {
    action: 'REVIEWER_DECISION',
    text: ({ assignmentId, reason, dueAt }, lookup) =>
      `The review was sent back to ${reviewer(assignmentId, lookup)}, due on ${day(dueAt)}${because(reason)}`,
  },
  ReviewDueDateChanged: {
    action: 'REVIEWER_ASSIGNMENT',
    text: ({ assignmentId, dueAt }, lookup) =>
      `The due date of ${reviewer(assignmentId, lookup)} was changed to ${day(dueAt)}.`,
  },
  ReviewerRemoved: {
    action: 'REVIEWER_ASSIGNMENT_REMOVED',
    text: (data, lookup) => `${reviewer(data.assignmentId, lookup)} was removed from the reviewers.`,
  },
  ReviewerCancelled: {
    action: 'REVIEWER_ASSIGNMENT_REMOVED',
    text: ({ assignmentId: id, because: why }, lookup) =>
      `The request to ${reviewer(id, lookup)} was cancelled ${CANCELLED_BECAUSE[why]}.`,
  },
  ReviewRated: {
    action: 'REVIEWER_DECISION',
    text: ({ assignmentId, rate }, lookup) => `The review of ${reviewer(assignmentId, lookup)} was rated ${rate} of 5.`,
  },
};
