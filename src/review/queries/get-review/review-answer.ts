import type { Actor, ArticleState, Assignment } from '../../../article';
import { articleLabel } from '../../../article-desk/public';
import { ARTICLE_TYPES, type FileView, overdueDays, type ReviewAnswer } from '../../../contracts';
import type { StoredDraft } from '../../drafts/review-drafts';
import { closedInWords } from '../../drafts/writable';
import { type ReviewVisibility, withoutEditorsPart } from './review-mask';

const MASKED = {
  dueDate: null,
  overdueDays: null,
  sentBackReason: null,
  interests: null,
  asksPublication: false,
  publication: null,
  canWithdrawPublication: false,
  readOnly: true,
  closedBecause: null,
  draftVersion: null,
} as const;

function articleOf(state: ArticleState, revision: number): ReviewAnswer['article'] {
  const { fields } = state;
  return {
    id: state.id,
    articleId: state.number,
    label: articleLabel(state.number, revision, fields.articleTitle),
    articleTitle: fields.articleTitle,
    typeName: ARTICLE_TYPES.find((type) => type.id === fields.typeId)?.name ?? null,
    abstractText: fields.abstractText,
    reviewMode: state.reviewMode,
  };
}

/** The caller's own rating of the review; the response does not contain other ratings. */
const rateBy = (actor: Actor, { ratings }: Assignment): number | null =>
  actor.kind === 'person' ? (ratings[actor.userId] ?? null) : null;

/**
 * The response for one review as a person may see it. `draft`: the reviewer's last saved text, for the reviewer only. Without a draft it
 * contains the review that was sent, even after it was sent back.
 */
export function reviewAnswer(
  state: ArticleState,
  assignment: Assignment,
  visibility: Exclude<ReviewVisibility, 'none'>,
  {
    actor,
    draft,
    files,
    now,
    timeZone,
  }: { actor: Actor; draft: StoredDraft | null; files: FileView[]; now: Date; timeZone: string },
): Omit<ReviewAnswer, 'otherReviews' | 'annotated' | 'reviewer'> {
  const { assignmentId: reviewId, status, revision, review, sentBackReason, interests, publication } = assignment;
  const common = { status, article: articleOf(state, revision), files };
  if (visibility === 'masked')
    return { ...common, ...MASKED, review: { ...withoutEditorsPart(review ?? {}), reviewId } };
  const dueDate = status === 'Mailed' ? assignment.answerDueAt : assignment.reviewDueAt;
  const waits = status === 'Mailed' || status === 'Accepted';
  const due = waits && dueDate !== null ? new Date(dueDate) : null;
  const overdue = overdueDays(due, now, timeZone);
  const open = { ...common, dueDate, overdueDays: overdue, sentBackReason, interests, publication };
  if (visibility === 'staff') {
    const rating = rateBy(actor, assignment);
    return {
      ...open,
      ...{ readOnly: true, closedBecause: null, draftVersion: null },
      ...{ asksPublication: false, canWithdrawPublication: false },
      review: { ...(review ?? {}), reviewId, rate: rating, reviewRating: { rating } },
    };
  }
  const closedBecause = closedInWords(state, assignment);
  const readOnly = closedBecause !== null;
  const shown = (readOnly ? null : draft?.draft) ?? review ?? {};
  const draftVersion = readOnly ? null : (draft?.saved ?? 0);
  return {
    ...{ ...open, readOnly, closedBecause, draftVersion, review: { ...shown, reviewId } },
    asksPublication: state.publishesReviews && !readOnly,
    canWithdrawPublication: publication !== null && state.status !== 'ACCEPTED',
  };
}
