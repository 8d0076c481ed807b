import { createHash } from 'node:crypto';
import { addDays, assignmentById, type ReviewFile } from '../../../article';
import { QUESTION_FIELDS, RATING_FIELDS, type Review } from '../../../contracts';
import { extensionOf, REVIEW_FILE_EXTENSIONS } from '../../../contracts';
import { asPlainText, asRichText } from '../../past/as-rich-text';
import type { Moment } from '../../past/past';
import type { OjsReview } from '../model/ojs-model';
import { toReview } from './moves';
import { type Account, type Fact, idOf, type Telling } from './telling';

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
export function reviewFacts(telling: Telling, review: OjsReview): Fact[] {
  const reviewer = telling.account(review.reviewerId);
  const { assignedAt, notifiedAt, confirmedAt, completedAt, changedAt } = review;
  const selectedAt = assignedAt ?? notifiedAt ?? confirmedAt ?? completedAt ?? changedAt;
  if (reviewer === null || selectedAt === null) {
    telling.say(`review ${review.id}: its reviewer is gone from OJS`);
    return [];
  }
  const fact = (at: string | null, tell: (moment: Moment) => void, by: string | null = reviewer.userId): Fact[] =>
    at === null
      ? []
      : [{ at: at < selectedAt ? selectedAt : at, rank: 3, kind: 'other', tell: () => tell({ at, by }) }];
  const acceptedAt = review.declined ? null : (confirmedAt ?? completedAt);
  return [
    ...fact(selectedAt, (moment) => select(telling, review, reviewer, moment), null),
    ...fact(notifiedAt, (moment) => invite(telling, review, moment), null),
    ...fact(acceptedAt, (moment) => accept(telling, review, moment)),
    ...fact(review.declined ? (confirmedAt ?? changedAt ?? selectedAt) : null, (moment) =>
      decline(telling, review, moment),
    ),
    ...fact(completedAt, (moment) => complete(telling, review, moment)),
    ...fact(review.cancelled ? (changedAt ?? selectedAt) : null, (moment) => cancel(telling, review, moment), null),
    ...fact(
      review.quality === null ? null : (review.ratedAt ?? completedAt),
      (moment) => rate(telling, review, moment),
      null,
    ),
  ];
}

const assignmentOf = ({ past }: Telling, { id }: OjsReview): string => past.idOf(`review/${id}`);
const nameOf = ({ id }: OjsReview): string => `review/${id}`;

function select(telling: Telling, review: OjsReview, { userId, email }: Account, moment: Moment): void {
  const { past, revisions } = telling;
  if (!revisions.has(review.round)) {
    toReview(telling, moment, nameOf(review));
    revisions.set(review.round, past.state.revision);
  }
  const revision = revisions.get(review.round) ?? past.state.revision;
  const data = { assignmentId: assignmentOf(telling, review), reviewerId: userId, reviewerEmail: email, revision };
  past.add('ReviewerSelected', data, moment, nameOf(review));
}

/** The key of an OJS invitation must not work here: no key has this hash. */
const noKey = (id: string): string => createHash('sha256').update(`no key of ${id}`).digest('hex');

function invite({ past, ...telling }: Telling, review: OjsReview, moment: Moment): void {
  const assignmentId = past.idOf(nameOf(review));
  const dueAt = review.answerDueAt ?? addDays(moment.at, ANSWER_DAYS);
  const mailId = past.idOf(`mail/${review.id}`);
  void telling;
  past.add('ReviewerMailed', { assignmentId, mailId, keyHash: noKey(assignmentId), dueAt }, moment, nameOf(review));
}

function accept(telling: Telling, review: OjsReview, moment: Moment): void {
  const text = asPlainText(review.competingInterests);
  const interests = text === '' ? null : { yes: true, text };
  const dueAt = review.reviewDueAt ?? addDays(moment.at, REVIEW_DAYS);
  const { past } = telling;
  past.add(
    'ReviewerAccepted',
    { assignmentId: assignmentOf(telling, review), dueAt, interests },
    moment,
    nameOf(review),
  );
  past.followReviewers(moment.at, `${nameOf(review)}/accepted`);
}

function decline(telling: Telling, review: OjsReview, moment: Moment): void {
  const data = { assignmentId: assignmentOf(telling, review), reason: null, suggestedColleague: null };
  telling.past.add('ReviewerDeclined', data, moment, nameOf(review));
  telling.past.followReviewers(moment.at, `${nameOf(review)}/declined`);
}

function complete(telling: Telling, review: OjsReview, moment: Moment): void {
  const assignmentId = assignmentOf(telling, review);
  attach(telling, review, moment);
  telling.past.add('ReviewCompleted', { assignmentId, review: reviewFrom(review) }, moment, nameOf(review));
  telling.past.followReviewers(moment.at, `${nameOf(review)}/completed`);
}

/** The file that the reviewer attached. A review here has one file, a PDF or a .docx. */
function attach(telling: Telling, review: OjsReview, moment: Moment): void {
  const { past, submission } = telling;
  const own = submission.files.filter(({ place, reviewId }) => place === 'reviewer' && reviewId === review.id);
  const fits = own.find((file) => REVIEW_FILE_EXTENSIONS.includes(extensionOf(file.name)) && telling.bytesOf(file));
  for (const file of own)
    if (file !== fits) telling.say(`file ${file.id} '${file.name}' of review ${review.id} stays in OJS`);
  const stored = fits && telling.bytesOf(fits);
  if (!fits || !stored) return;
  const extension = extensionOf(fits.name);
  const fileName = `${telling.number}-Review-${review.id}.${extension}`;
  const file: ReviewFile = { fileId: past.idOf(`file/${fits.id}`), fileName, extension, ...stored };
  past.add('ReviewFileSet', { assignmentId: assignmentOf(telling, review), file }, moment, nameOf(review));
}

function cancel(telling: Telling, review: OjsReview, moment: Moment): void {
  const assignmentId = assignmentOf(telling, review);
  if (assignmentById(telling.past.state, assignmentId).status === 'Cancelled') return;
  telling.past.add('ReviewerCancelled', { assignmentId, because: 'EDITOR' }, moment, nameOf(review));
  telling.past.followReviewers(moment.at, `${nameOf(review)}/cancelled`);
}

/** OJS does not record which editor rated, so the first editor who took part counts as the rater. */
function rate(telling: Telling, review: OjsReview, moment: Moment): void {
  const { editors, sectionEditors, decisions } = telling.submission;
  const people = [
    ...editors,
    ...sectionEditors.map(({ userId }) => userId),
    ...decisions.map(({ editorId }) => editorId),
  ];
  const by = people.map((id) => idOf(telling, id)).find((id) => id !== null);
  if (by === undefined || review.quality === null)
    return telling.say(`review ${review.id}: no editor is known for its rating`);
  telling.past.add(
    'ReviewRated',
    { assignmentId: assignmentOf(telling, review), rate: review.quality },
    { ...moment, by },
    nameOf(review),
  );
}
