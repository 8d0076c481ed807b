import type { ArticleState, Assignment, AssociateTenure, Correction, IssuedReminder, Note } from '../../article';
import {
  interestsInWords,
  RECOMMENDATION_LABELS,
  REVIEW_PUBLICATION_LABELS,
  revisionInWords,
  sizeLabel,
  type StateChange,
  STATUS_LABELS,
} from '../../contracts';
import { change, date, listChanges, type NameOf, parts, words } from './changes-in-words';

/** The relevant date: of the answer while the request is mailed, of the review after acceptance. */
const dueOf = ({ status, answerDueAt, reviewDueAt }: Assignment): string | null =>
  status === 'Mailed' ? answerDueAt : status === 'Accepted' ? reviewDueAt : null;
const dated = (label: string, iso: string | null): string | null => iso && `${label} ${date(iso) ?? ''}`;

const requestText = (one: Assignment): string | null =>
  parts(
    one.status,
    dated('mailed on', one.mailedAt),
    dated('due on', dueOf(one)),
    dated('answered on', one.decidedAt),
    dated('completed on', one.completedAt),
    one.review && `recommends ${RECOMMENDATION_LABELS[one.review.recommendation].toLowerCase()}`,
    one.declineReason && `reason: ${one.declineReason}`,
    one.interests && interestsInWords(one.interests),
    one.publication && REVIEW_PUBLICATION_LABELS[one.publication].toLowerCase(),
    one.suggestedColleague && `suggests ${one.suggestedColleague}`,
    one.sentBackReason && `sent back: ${one.sentBackReason}`,
  );

/** Each rating separately, since a mean would hide changes that do not affect it. */
const ratingText = ({ ratings }: Assignment, nameOf: NameOf): string | null =>
  parts(...Object.entries(ratings).map(([userId, rate]) => `${rate} of 5 by ${nameOf(userId)}`));

/** Includes comments to the editor: only staff read the changes. */
const reviewText = ({ review }: Assignment): string | null =>
  review && parts(words(review.general), words(review.major), words(review.minor), words(review.commentsToEditor));

function requestChanges(before: ArticleState, after: ArticleState, nameOf: NameOf): StateChange[] {
  const assignmentChanges = (part: string, textOf: (one: Assignment) => string | null): StateChange[] =>
    listChanges(before.assignments, after.assignments, {
      key: (one) => one.assignmentId,
      part: (one) => `${part} ${nameOf(one.reviewerId)} for ${revisionInWords(one.revision)}`,
      textOf,
    });
  return [
    ...assignmentChanges('Reviewer', requestText),
    ...assignmentChanges('Review of', reviewText),
    ...assignmentChanges('Annotated manuscript of', ({ file }) => file && parts(file.fileName, sizeLabel(file.size))),
    ...assignmentChanges('Rating of the review of', (one) => ratingText(one, nameOf)),
  ];
}

const alternatesText = (state: ArticleState, nameOf: NameOf): string | null => {
  const { reviewerIds, automatic, revision } = state.alternates;
  const people = reviewerIds.map(nameOf).join(', ') || 'nobody';
  const how = automatic ? 'invited by themselves' : 'invited by the editor';
  return reviewerIds.length === 0 && automatic ? null : `${people}, for ${revisionInWords(revision)}, ${how}`;
};

const tenureText = ({ dueAt, endedAt, advices }: AssociateTenure): string | null =>
  parts(
    endedAt === null ? `holds the article, due on ${date(dueAt) ?? ''}` : `held it until ${date(endedAt) ?? ''}`,
    ...advices.map(({ advice, comment }) =>
      parts(`advises ${STATUS_LABELS[advice].label}`, words(comment) && `comment: ${words(comment) ?? ''}`),
    ),
  );

const correctionText = (one: Correction): string | null =>
  parts(one.submittedAt === null ? 'asked for' : `submitted on ${date(one.submittedAt) ?? ''}`, words(one.description));

const noteText = ({ note, authorId }: Note, nameOf: NameOf): string | null =>
  parts(words(note), authorId !== null && `by ${nameOf(authorId)}`);

const REMINDED_OF: Record<IssuedReminder['subject'], string> = {
  ANSWER: 'an answer',
  REVIEW: 'a review',
  ASSOCIATE: 'the article',
  REVISION: 'the revision',
};
const reminderText = ({ subject, dueAt }: IssuedReminder): string =>
  `of ${REMINDED_OF[subject]}, due on ${date(dueAt) ?? ''}`;

const revealed = ({ decidedRevisions }: ArticleState): string | null =>
  decidedRevisions.length === 0 ? null : `of ${[...decidedRevisions].sort().map(revisionInWords).join(', ')}`;

/** The changes in the handling of an article: reviewers, associate editors, corrections, notes and dates. */
export function progressChanges(before: ArticleState, after: ArticleState, nameOf: NameOf): StateChange[] {
  return [
    ...change('Reviewers required', String(before.reviewersRequired), String(after.reviewersRequired)),
    ...requestChanges(before, after, nameOf),
    ...change('Alternates', alternatesText(before, nameOf), alternatesText(after, nameOf)),
    ...listChanges(before.associates, after.associates, {
      key: ({ associateId, assignedAt }) => `${associateId} ${assignedAt}`,
      part: ({ associateId }) => `Associate editor ${nameOf(associateId)}`,
      textOf: tenureText,
    }),
    ...listChanges(before.corrections, after.corrections, {
      key: ({ correctionId }) => correctionId,
      part: ({ reason }) => `Correction: ${reason}`,
      textOf: correctionText,
    }),
    ...listChanges(before.notes, after.notes, {
      key: ({ noteId }) => noteId,
      part: () => 'Note of the office',
      textOf: (note) => noteText(note, nameOf),
    }),
    ...listChanges(before.reminders, after.reminders, {
      key: (one) => JSON.stringify(one),
      part: () => 'Reminder sent',
      textOf: reminderText,
    }),
    ...change('Revision due from the author', date(before.authorDueAt), date(after.authorDueAt)),
    ...change('Reviews open to the authors', revealed(before), revealed(after)),
    ...change('Submitted on', date(before.submittedAt), date(after.submittedAt)),
    ...change('Accepted on', date(before.acceptedAt), date(after.acceptedAt)),
  ];
}
