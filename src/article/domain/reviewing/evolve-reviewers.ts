import type { ArticleEventData } from '../events';
import type { Appliers } from '../fold/appliers';
import type { ArticleState, Assignment, EarlierAnswer } from '../state';

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
  | 'ReviewRated'
  | 'ReminderIssued';

/** A new request to a reviewer. */
export function requestOfReviewer(data: ArticleEventData['ReviewerSelected'], at: string): Assignment {
  const { assignmentId, reviewerId, reviewerEmail, revision, insteadOf = null } = data;
  return {
    assignmentId,
    reviewerId,
    reviewerEmail,
    revision,
    status: 'Selected',
    insteadOf,
    selectedAt: at,
    askedAt: null,
    mailedAt: null,
    decidedAt: null,
    earlierAnswers: [],
    completedAt: null,
    closedAt: null,
    answerDueAt: null,
    reviewDueAt: null,
    dueSetAt: null,
    mailId: null,
    keyHash: null,
    declineReason: null,
    suggestedColleague: null,
    interests: null,
    named: false,
    review: null,
    publication: null,
    file: null,
    sentBackReason: null,
    ratings: {},
  };
}

/** Removes an alternate who was chosen, by an editor or automatically, from the list of those who wait. */
const withoutAlternate = ({ alternates }: ArticleState, reviewerId: string): ArticleState['alternates'] =>
  alternates.reviewerIds.includes(reviewerId)
    ? { ...alternates, reviewerIds: alternates.reviewerIds.filter((id) => id !== reviewerId) }
    : alternates;

const change = (
  state: ArticleState,
  assignmentId: string,
  by: (assignment: Assignment) => Partial<Assignment>,
): ArticleState => ({
  ...state,
  assignments: state.assignments.map((one) => (one.assignmentId === assignmentId ? { ...one, ...by(one) } : one)),
});

const answerOf = ({ mailedAt, decidedAt }: Assignment): EarlierAnswer[] =>
  mailedAt === null || decidedAt === null ? [] : [{ mailedAt, decidedAt }];

/** A new invitation resets the earlier answer; of that, only its times are kept, for the numbers of reviewers. */
const mailed = (one: Assignment, data: ArticleEventData['ReviewerMailed'], at: string): Partial<Assignment> => ({
  status: 'Mailed',
  askedAt: one.askedAt ?? at,
  earlierAnswers: [...one.earlierAnswers, ...answerOf(one)],
  mailedAt: at,
  mailId: data.mailId,
  keyHash: data.keyHash,
  answerDueAt: data.dueAt,
  dueSetAt: null,
  decidedAt: null,
  declineReason: null,
  suggestedColleague: null,
  interests: null,
  named: false,
});

/** The present due date: of the answer while mailed, of the review once accepted. */
const dueOn = (assignment: Assignment, dueAt: string, at: string): Partial<Assignment> => ({
  ...(assignment.status === 'Mailed' ? { answerDueAt: dueAt } : { reviewDueAt: dueAt }),
  dueSetAt: at,
});

/** The events about the required count and the requests to reviewers. */
export const reviewerAppliers: Appliers<ReviewerEvent> = {
  ReviewerCountSet: (state, { count }) => ({ ...state, reviewersRequired: count }),
  ReviewerSelected: (state, data, { at }) => ({
    ...state,
    assignments: [...state.assignments, requestOfReviewer(data, at)],
    alternates: withoutAlternate(state, data.reviewerId),
  }),
  AlternatesSet: (state, { revision, alternates, automatic }) => ({
    ...state,
    alternates: { revision, automatic, reviewerIds: alternates.map(({ reviewerId }) => reviewerId) },
  }),
  ReviewerMailed: (state, data, { at }) => change(state, data.assignmentId, (one) => mailed(one, data, at)),
  ReviewerAccepted: (state, { assignmentId, dueAt, interests, named = false }, { at }) =>
    change(state, assignmentId, () => ({
      ...{ status: 'Accepted', decidedAt: at, reviewDueAt: dueAt, dueSetAt: null, interests, named },
    })),
  ReviewerDeclined: (state, { assignmentId, reason, suggestedColleague }, { at }) =>
    change(state, assignmentId, () => ({
      status: 'Declined',
      decidedAt: at,
      declineReason: reason,
      suggestedColleague,
    })),
  ReviewerNotAnswered: (state, { assignmentId }) => change(state, assignmentId, () => ({ status: 'No answer' })),
  ReviewFileSet: (state, { assignmentId, file }, { at }) =>
    change(state, assignmentId, () => ({ file: file && { ...file, at } })),
  ReviewCompleted: (state, { assignmentId, review, publication = null }, { at }) =>
    change(state, assignmentId, () => ({
      ...{ status: 'Completed', completedAt: at, review, publication, sentBackReason: null },
    })),
  ReviewPublicationWithdrawn: (state, { assignmentId }) => change(state, assignmentId, () => ({ publication: null })),
  ReviewSentBack: (state, { assignmentId, reason, dueAt }, { at }) =>
    change(state, assignmentId, () => ({
      status: 'Accepted',
      completedAt: null,
      reviewDueAt: dueAt,
      dueSetAt: at,
      publication: null,
      sentBackReason: reason,
    })),
  ReviewDueDateChanged: (state, { assignmentId, dueAt }, { at }) =>
    change(state, assignmentId, (assignment) => dueOn(assignment, dueAt, at)),
  ReviewerRemoved: (state, { assignmentId }, { at }) =>
    change(state, assignmentId, () => ({ status: 'Removed', closedAt: at })),
  ReviewerCancelled: (state, { assignmentId }, { at }) =>
    change(state, assignmentId, () => ({ status: 'Cancelled', closedAt: at })),
  ReviewRated: (state, { assignmentId, rate }, { userId }) =>
    change(state, assignmentId, (one) => (userId === null ? {} : { ratings: { ...one.ratings, [userId]: rate } })),
  ReminderIssued: (state, reminder) => ({ ...state, reminders: [...state.reminders, reminder] }),
};
