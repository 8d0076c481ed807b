import { type CompetingInterests, revisionInWords, t } from '../../../src/contracts';
import { aReviewer, day, reviewer, typed, user } from './marks';
import { type Lookup, sentence, type Sentences } from './sentence';
import { because, CANCELLED_BECAUSE, RECOMMENDATION_WORDS } from './words';

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

interface OfRequest {
  assignmentId: string;
}
/** The reviewer of a request; null when it is not known. */
const whoOf = ({ assignmentId }: OfRequest, lookup: Lookup): { who: string | null } => ({
  who: lookup(assignmentId) ?? null,
});

function alternates({ people, automatic }: { people: readonly string[]; automatic: boolean }): string {
  const how = automatic ? t('the next is invited automatically') : t('the editor invites them');
  return people.length === 0
    ? t('There are no alternates now; {how}.', { how })
    : t('The alternates are now {people}; {how}.', { people: people.map(user).join(', '), how });
}

function declined(facts: { who: string | null; reason: string | null; colleague: string }): string {
  const text = t('{reviewer} declined to review{because}', {
    reviewer: reviewer(facts.who),
    because: because(facts.reason),
  });
  const colleague = typed(facts.colleague);
  return colleague === '' ? text : `${text} ${t('Suggested instead: {colleague}', { colleague })}`;
}

interface Accepted {
  who: string | null;
  dueAt: string;
  interests: CompetingInterests | null;
  named: boolean;
}

function accepted({ who, dueAt, interests, named }: Accepted): string {
  return t(
    '{reviewer} agreed to review, due on {day}{interests, select, yes {, with competing interests: {text}} no {, without competing interests} other {}}{named, select, yes {, and agreed to be named with the review} other {}}.',
    {
      ...{ reviewer: reviewer(who), day: day(dueAt) },
      ...{ interests: interests === null ? 'none' : interests.yes ? 'yes' : 'no', text: typed(interests?.text ?? '') },
      named: named ? 'yes' : 'no',
    },
  );
}

interface Selected {
  reviewerId: string;
  revision: number;
  /** The reviewer (or null) in whose place the alternate is asked; absent for others. */
  insteadOf?: string | null;
}

function selected({ reviewerId, revision: number, insteadOf }: Selected): string {
  const [who, revision] = [user(reviewerId), revisionInWords(number)];
  return insteadOf === undefined
    ? t('{who} was selected as a reviewer of {revision}.', { who, revision })
    : t('{who} was selected as a reviewer of {revision}, as the next alternate after {reviewer}.', {
        ...{ who, revision },
        reviewer: aReviewer(insteadOf),
      });
}

/** The sentences about reviewers. */
export const reviewerSentences: Sentences<ReviewerEvent> = {
  ReviewerCountSet: sentence(
    'REVIEWER_COUNT',
    ({ previous, count }) => ({ previous, count }),
    (facts) => t('The number of reviewers required was changed from {previous} to {count}.', facts),
  ),
  ReviewerSelected: sentence(
    'REVIEWER_ASSIGNMENT',
    ({ reviewerId, revision, insteadOf }, lookup): Selected => ({
      ...{ reviewerId, revision },
      ...(insteadOf === undefined ? {} : { insteadOf: lookup(insteadOf) ?? null }),
    }),
    selected,
  ),
  AlternatesSet: sentence(
    'REVIEWER_ASSIGNMENT',
    (data) => ({ people: data.alternates.map(({ reviewerId }) => reviewerId), automatic: data.automatic }),
    alternates,
  ),
  ReviewerMailed: sentence(
    'REVIEWER_MAILED',
    (data, lookup) => ({ ...whoOf(data, lookup), dueAt: data.dueAt }),
    ({ who, dueAt }) =>
      t('{reviewer} was asked for a review, with an answer due on {day}.', {
        reviewer: reviewer(who),
        day: day(dueAt),
      }),
  ),
  ReviewerAccepted: sentence(
    'REVIEWER_ANSWER',
    (data, lookup) => {
      const { dueAt, interests, named = false } = data;
      return { ...whoOf(data, lookup), dueAt, interests, named };
    },
    accepted,
  ),
  ReviewerDeclined: sentence(
    'REVIEWER_ANSWER',
    (data, lookup) => ({ ...whoOf(data, lookup), reason: data.reason, colleague: data.suggestedColleague ?? '' }),
    declined,
  ),
  ReviewerNotAnswered: sentence('REVIEWER_ANSWER', whoOf, ({ who }) =>
    t('{reviewer} did not answer in time.', { reviewer: reviewer(who) }),
  ),
  ReviewFileSet: sentence(
    'FILE_CHANGE',
    (data, lookup) => ({ ...whoOf(data, lookup), isThere: data.file !== null }),
    ({ who, isThere }) =>
      isThere
        ? t('{reviewer} attached an annotated manuscript to the review.', { reviewer: reviewer(who) })
        : t('{reviewer} removed the annotated manuscript.', { reviewer: reviewer(who) }),
  ),
  ReviewCompleted: sentence(
    'REVIEWER_DECISION',
    (data, lookup) => {
      const { publication = null, review } = data;
      return { ...whoOf(data, lookup), recommendation: review.recommendation, publication };
    },
    ({ who, recommendation, publication }) =>
      t(
        '{reviewer} submitted a review and recommends {recommendation}{publication, select, NAMED {; it may be published with the name} ANONYMOUS {; it may be published without the name} other {}}.',
        {
          ...{ reviewer: reviewer(who), recommendation: RECOMMENDATION_WORDS[recommendation] },
          publication: publication ?? 'none',
        },
      ),
  ),
  ReviewPublicationWithdrawn: sentence('REVIEWER_DECISION', whoOf, ({ who }) =>
    t('{reviewer} does not want the review to be published any more.', { reviewer: reviewer(who) }),
  ),
  ReviewSentBack: sentence(
    'REVIEWER_DECISION',
    (data, lookup) => ({ ...whoOf(data, lookup), reason: data.reason, dueAt: data.dueAt }),
    ({ who, reason, dueAt }) =>
      t('The review was sent back to {reviewer}, due on {day}{because}', {
        ...{ reviewer: aReviewer(who), day: day(dueAt) },
        because: because(reason),
      }),
  ),
  ReviewDueDateChanged: sentence(
    'REVIEWER_ASSIGNMENT',
    (data, lookup) => ({ ...whoOf(data, lookup), dueAt: data.dueAt }),
    ({ who, dueAt }) =>
      t('The due date of {reviewer} was changed to {day}.', { reviewer: aReviewer(who), day: day(dueAt) }),
  ),
  ReviewerRemoved: sentence('REVIEWER_ASSIGNMENT_REMOVED', whoOf, ({ who }) =>
    t('{reviewer} was removed from the reviewers.', { reviewer: reviewer(who) }),
  ),
  ReviewerCancelled: sentence(
    'REVIEWER_ASSIGNMENT_REMOVED',
    (data, lookup) => ({ ...whoOf(data, lookup), because: data.because }),
    (facts) =>
      t('The request to {reviewer} was cancelled {because}.', {
        reviewer: aReviewer(facts.who),
        because: CANCELLED_BECAUSE[facts.because],
      }),
  ),
  ReviewRated: sentence(
    'REVIEWER_DECISION',
    (data, lookup) => ({ ...whoOf(data, lookup), rate: data.rate }),
    ({ who, rate }) => t('The review of {reviewer} was rated {rate} of 5.', { reviewer: aReviewer(who), rate }),
  ),
};
