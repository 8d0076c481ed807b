import { createHash } from 'node:crypto';
import { addDays, assignmentById, type ReviewFile } from '../../../article';
import { QUESTION_FIELDS, RATING_FIELDS, type Review } from '../../../contracts';
import { extensionOf, REVIEW_FILE_EXTENSIONS } from '../../../contracts';
import { asPlainText, asRichText } from '../../past/as-rich-text';
import type { Moment } from '../../past/past';
import type { OjsReview } from '../model/ojs-model';
import { type Account, type ConversionContext, type Fact, idOf } from './conversion-context';
import { toReview } from './moves';

const ANSWER_DAYS = 7;
const REVIEW_DAYS = 21;

/** OJS has no ratings and no such questions. */
const NOT_ASKED = Object.fromEntries([
  ...RATING_FIELDS.map((field) => [field, 'NA']),
  ...QUESTION_FIELDS.map((field) => [field, false]),
]) as Pick<Review, (typeof RATING_FIELDS)[number] | (typeof QUESTION_FIELDS)[number]>;

const reviewFrom = ({ recommendation, toAuthor, toEditor }: OjsReview): Review => ({
  ...NOT_ASKED,
  ...{ general: asRichText(toAuthor), major: '', minor: '', commentsAbstract: '', commentsTables: '' },
  ...{ commentsFigures: '', commentsReferences: '', commentsToEditor: asRichText(toEditor) },
  recommendation: recommendation ?? 'None',
});

/** One request with its answers, each with its time. */
export function reviewFacts(context: ConversionContext, review: OjsReview): Fact[] {
  const reviewer = context.account(review.reviewerId);
  const { assignedAt, notifiedAt, confirmedAt, completedAt, changedAt } = review;
  const selectedAt = assignedAt ?? notifiedAt ?? confirmedAt ?? completedAt ?? changedAt;
  if (reviewer === null || selectedAt === null) {
    context.reportProblem(`review ${review.id}: its reviewer is gone from OJS`);
    return [];
  }
  const fact = (at: string | null, convert: (moment: Moment) => void, by: string | null = reviewer.userId): Fact[] =>
    at === null
      ? []
      : [{ at: at < selectedAt ? selectedAt : at, rank: 3, kind: 'other', convert: () => convert({ at, by }) }];
  const acceptedAt = review.declined ? null : (confirmedAt ?? completedAt);
  return [
    ...fact(selectedAt, (moment) => select(context, review, reviewer, moment), null),
    ...fact(notifiedAt, (moment) => invite(context, review, moment), null),
    ...fact(acceptedAt, (moment) => accept(context, review, moment)),
    ...fact(review.declined ? (confirmedAt ?? changedAt ?? selectedAt) : null, (moment) =>
      decline(context, review, moment),
    ),
    ...fact(completedAt, (moment) => complete(context, review, moment)),
    ...fact(review.cancelled ? (changedAt ?? selectedAt) : null, (moment) => cancel(context, review, moment), null),
    ...fact(
      review.quality === null ? null : (review.ratedAt ?? completedAt),
      (moment) => rate(context, review, moment),
      null,
    ),
  ];
}

const assignmentOf = ({ past }: ConversionContext, { id }: OjsReview): string => past.idOf(`review/${id}`);
const nameOf = ({ id }: OjsReview): string => `review/${id}`;

function select(context: ConversionContext, review: OjsReview, { userId, email }: Account, moment: Moment): void {
  const { past, revisions } = context;
  if (!revisions.has(review.round)) {
    toReview(context, moment, nameOf(review));
    revisions.set(review.round, past.state.revision);
  }
  const revision = revisions.get(review.round) ?? past.state.revision;
  const data = { assignmentId: assignmentOf(context, review), reviewerId: userId, reviewerEmail: email, revision };
  past.add('ReviewerSelected', data, moment, nameOf(review));
}

/** The key of an OJS invitation must not work here: no key has this hash. */
const noKey = (id: string): string => createHash('sha256').update(`no key of ${id}`).digest('hex');

function invite({ past, ...context }: ConversionContext, review: OjsReview, moment: Moment): void {
  const assignmentId = past.idOf(nameOf(review));
  const dueAt = review.answerDueAt ?? addDays(moment.at, ANSWER_DAYS);
  const mailId = past.idOf(`mail/${review.id}`);
  void context;
  past.add('ReviewerMailed', { assignmentId, mailId, keyHash: noKey(assignmentId), dueAt }, moment, nameOf(review));
}

function accept(context: ConversionContext, review: OjsReview, moment: Moment): void {
  const text = asPlainText(review.competingInterests);
  const interests = text === '' ? null : { yes: true, text };
  const dueAt = review.reviewDueAt ?? addDays(moment.at, REVIEW_DAYS);
  const { past } = context;
  past.add(
    'ReviewerAccepted',
    { assignmentId: assignmentOf(context, review), dueAt, interests },
    moment,
    nameOf(review),
  );
  past.followReviewers(moment.at, `${nameOf(review)}/accepted`);
}

function decline(context: ConversionContext, review: OjsReview, moment: Moment): void {
  const data = { assignmentId: assignmentOf(context, review), reason: null, suggestedColleague: null };
  context.past.add('ReviewerDeclined', data, moment, nameOf(review));
  context.past.followReviewers(moment.at, `${nameOf(review)}/declined`);
}

function complete(context: ConversionContext, review: OjsReview, moment: Moment): void {
  const assignmentId = assignmentOf(context, review);
  attach(context, review, moment);
  context.past.add('ReviewCompleted', { assignmentId, review: reviewFrom(review) }, moment, nameOf(review));
  context.past.followReviewers(moment.at, `${nameOf(review)}/completed`);
}

/** The file that the reviewer attached. A review here has one file, a PDF or a .docx. */
function attach(context: ConversionContext, review: OjsReview, moment: Moment): void {
  const { past, submission } = context;
  const own = submission.files.filter(({ place, reviewId }) => place === 'reviewer' && reviewId === review.id);
  const fits = own.find((file) => REVIEW_FILE_EXTENSIONS.includes(extensionOf(file.name)) && context.bytesOf(file));
  for (const file of own)
    if (file !== fits) context.reportProblem(`file ${file.id} '${file.name}' of review ${review.id} stays in OJS`);
  const stored = fits && context.bytesOf(fits);
  if (!fits || !stored) return;
  const extension = extensionOf(fits.name);
  const fileName = `${context.number}-Review-${review.id}.${extension}`;
  const file: ReviewFile = { fileId: past.idOf(`file/${fits.id}`), fileName, extension, ...stored };
  past.add('ReviewFileSet', { assignmentId: assignmentOf(context, review), file }, moment, nameOf(review));
}

function cancel(context: ConversionContext, review: OjsReview, moment: Moment): void {
  const assignmentId = assignmentOf(context, review);
  if (assignmentById(context.past.state, assignmentId).status === 'Cancelled') return;
  context.past.add('ReviewerCancelled', { assignmentId, because: 'EDITOR' }, moment, nameOf(review));
  context.past.followReviewers(moment.at, `${nameOf(review)}/cancelled`);
}

/** OJS does not record which editor rated, so the first editor who took part counts as the rater. */
function rate(context: ConversionContext, review: OjsReview, moment: Moment): void {
  const { editors, sectionEditors, decisions } = context.submission;
  const people = [
    ...editors,
    ...sectionEditors.map(({ userId }) => userId),
    ...decisions.map(({ editorId }) => editorId),
  ];
  const by = people.map((id) => idOf(context, id)).find((id) => id !== null);
  if (by === undefined || review.quality === null)
    return context.reportProblem(`review ${review.id}: no editor is known for its rating`);
  context.past.add(
    'ReviewRated',
    { assignmentId: assignmentOf(context, review), rate: review.quality },
    { ...moment, by },
    nameOf(review),
  );
}
