import type { ArticleState, Assignment, AssociateTenure, Correction, IssuedReminder, Note } from '../../article';
import {
  ASSIGNMENT_LABELS,
  interestsInWords,
  RECOMMENDATION_LABELS,
  REVIEW_PUBLICATION_LABELS,
  revisionInWords,
  sizeLabel,
  type StateChange,
  STATUS_LABELS,
  t,
  texts,
} from '../../contracts';
import { change, date, listChanges, type NameOf, parts, words } from './changes-in-words';

/** The relevant date: of the answer while the request is mailed, of the review after acceptance. */
const dueOf = ({ status, answerDueAt, reviewDueAt }: Assignment): string | null =>
  status === 'Mailed' ? answerDueAt : status === 'Accepted' ? reviewDueAt : null;
/** A text with a date; null without one. */
const dated = (iso: string | null, text: (date: string) => string): string | null => iso && text(date(iso) ?? '');

const requestText = (one: Assignment): string | null =>
  parts(
    ASSIGNMENT_LABELS[one.status],
    dated(one.mailedAt, (on) => t('mailed on {date}', { date: on })),
    dated(dueOf(one), (on) => t('due on {date}', { date: on })),
    dated(one.decidedAt, (on) => t('answered on {date}', { date: on })),
    dated(one.completedAt, (on) => t('completed on {date}', { date: on })),
    one.review &&
      t('recommends {recommendation}', {
        recommendation: RECOMMENDATION_LABELS[one.review.recommendation].toLowerCase(),
      }),
    one.declineReason && t('reason: {reason}', { reason: one.declineReason }),
    one.interests && interestsInWords(one.interests),
    one.publication && REVIEW_PUBLICATION_LABELS[one.publication].toLowerCase(),
    one.suggestedColleague && t('suggests {colleague}', { colleague: one.suggestedColleague }),
    one.sentBackReason && t('sent back: {reason}', { reason: one.sentBackReason }),
  );

/** Each rating separately, since a mean would hide changes that do not affect it. */
const ratingText = ({ ratings }: Assignment, nameOf: NameOf): string | null =>
  parts(...Object.entries(ratings).map(([userId, rate]) => t('{rate} of 5 by {name}', { rate, name: nameOf(userId) })));

/** Includes comments to the editor: only staff read the changes. */
const reviewText = ({ review }: Assignment): string | null =>
  review && parts(words(review.general), words(review.major), words(review.minor), words(review.commentsToEditor));

type PartOf = (values: { name: string; revision: string }) => string;

function requestChanges(before: ArticleState, after: ArticleState, nameOf: NameOf): StateChange[] {
  const assignmentChanges = (part: PartOf, textOf: (one: Assignment) => string | null): StateChange[] =>
    listChanges(before.assignments, after.assignments, {
      key: (one) => one.assignmentId,
      part: (one) => part({ name: nameOf(one.reviewerId), revision: revisionInWords(one.revision) }),
      textOf,
    });
  return [
    ...assignmentChanges((values) => t('Reviewer {name} for {revision}', values), requestText),
    ...assignmentChanges((values) => t('Review of {name} for {revision}', values), reviewText),
    ...assignmentChanges(
      (values) => t('Annotated manuscript of {name} for {revision}', values),
      ({ file }) => file && parts(file.fileName, sizeLabel(file.size)),
    ),
    ...assignmentChanges(
      (values) => t('Rating of the review of {name} for {revision}', values),
      (one) => ratingText(one, nameOf),
    ),
  ];
}

const alternatesText = (state: ArticleState, nameOf: NameOf): string | null => {
  const { reviewerIds, automatic, revision } = state.alternates;
  if (reviewerIds.length === 0 && automatic) return null;
  const values = { people: reviewerIds.map(nameOf).join(', ') || t('nobody'), revision: revisionInWords(revision) };
  return automatic
    ? t('{people}, for {revision}, invited automatically', values)
    : t('{people}, for {revision}, invited by the editor', values);
};

const tenureText = ({ dueAt, endedAt, advices }: AssociateTenure): string | null =>
  parts(
    endedAt === null
      ? t('holds the article, due on {date}', { date: date(dueAt) ?? '' })
      : t('held it until {date}', { date: date(endedAt) ?? '' }),
    ...advices.map(({ advice, comment }) =>
      parts(
        t('advises {status}', { status: STATUS_LABELS[advice].label }),
        words(comment) && t('comment: {comment}', { comment: words(comment) ?? '' }),
      ),
    ),
  );

const correctionText = (one: Correction): string | null =>
  parts(
    one.submittedAt === null ? t('asked for') : t('submitted on {date}', { date: date(one.submittedAt) ?? '' }),
    words(one.description),
  );

const noteText = ({ note, authorId }: Note, nameOf: NameOf): string | null =>
  parts(words(note), authorId !== null && t('by {name}', { name: nameOf(authorId) }));

const REMINDED_OF: Record<IssuedReminder['subject'], string> = texts({
  ANSWER: 'of an answer',
  REVIEW: 'of a review',
  ASSOCIATE: 'of the article',
  REVISION: 'of the revision',
});
const reminderText = ({ subject, dueAt }: IssuedReminder): string =>
  t('{what}, due on {date}', { what: REMINDED_OF[subject], date: date(dueAt) ?? '' });

const revealed = ({ decidedRevisions }: ArticleState): string | null =>
  decidedRevisions.length === 0
    ? null
    : t('of {revisions}', { revisions: [...decidedRevisions].sort().map(revisionInWords).join(', ') });

/** The changes in the handling of an article: reviewers, associate editors, corrections, notes and dates. */
export function progressChanges(before: ArticleState, after: ArticleState, nameOf: NameOf): StateChange[] {
  return [
    ...change(t('Reviewers required'), String(before.reviewersRequired), String(after.reviewersRequired)),
    ...requestChanges(before, after, nameOf),
    ...change(t('Alternates'), alternatesText(before, nameOf), alternatesText(after, nameOf)),
    ...listChanges(before.associates, after.associates, {
      key: ({ associateId, assignedAt }) => `${associateId} ${assignedAt}`,
      part: ({ associateId }) => t('Associate editor {name}', { name: nameOf(associateId) }),
      textOf: tenureText,
    }),
    ...listChanges(before.corrections, after.corrections, {
      key: ({ correctionId }) => correctionId,
      part: ({ reason }) => t('Correction: {reason}', { reason }),
      textOf: correctionText,
    }),
    ...listChanges(before.notes, after.notes, {
      key: ({ noteId }) => noteId,
      part: () => t('Note of the office'),
      textOf: (note) => noteText(note, nameOf),
    }),
    ...listChanges(before.reminders, after.reminders, {
      key: (one) => JSON.stringify(one),
      part: () => t('Reminder sent'),
      textOf: reminderText,
    }),
    ...change(t('Revision due from the author'), date(before.authorDueAt), date(after.authorDueAt)),
    ...change(t('Reviews open to the authors'), revealed(before), revealed(after)),
    ...change(t('Submitted on'), date(before.submittedAt), date(after.submittedAt)),
    ...change(t('Accepted on'), date(before.acceptedAt), date(after.acceptedAt)),
  ];
}
