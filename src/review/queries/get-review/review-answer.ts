import type { Actor, ArticleState, Assignment } from '../../../article';
import { ARTICLE_TYPES, type FileView, type ReviewAnswer, type ReviewDraft } from '../../../contracts';
import { articleLabel } from '../../../submission/public';
import { closedToWriting } from '../../drafts/writable';
import { type ReviewSight, withoutEditorsPart } from './review-mask';

const MASKED = { dueDate: null, sentBackReason: null, readOnly: true } as const;

function articleOf(state: ArticleState, revision: number): ReviewAnswer['article'] {
  const { fields } = state;
  return {
    id: state.id,
    articleId: state.number,
    label: articleLabel(state.number, revision, fields.articleTitle),
    articleTitle: fields.articleTitle,
    typeName: ARTICLE_TYPES.find((type) => type.id === fields.typeId)?.name ?? null,
    abstractText: fields.abstractText,
  };
}

/** The asker's own rating of the review; nobody else learns of ratings here. */
const rateBy = (actor: Actor, { ratings }: Assignment): number | null =>
  actor.kind === 'person' ? (ratings[actor.userId] ?? null) : null;

/**
 * The answer for one review as somebody may see it. `draft`: what its reviewer typed last, for themself alone; without one, the
 * review that was sent is shown, also when it came back.
 */
export function reviewAnswer(
  state: ArticleState,
  assignment: Assignment,
  sight: Exclude<ReviewSight, 'none'>,
  { actor, draft, files }: { actor: Actor; draft: ReviewDraft | null; files: FileView[] },
): ReviewAnswer {
  const { assignmentId: reviewId, status, revision, review, sentBackReason } = assignment;
  const common = { status, article: articleOf(state, revision), files };
  if (sight === 'masked') return { ...common, ...MASKED, review: { ...withoutEditorsPart(review ?? {}), reviewId } };
  const dueDate = status === 'Mailed' ? assignment.answerDueAt : assignment.reviewDueAt;
  const open = { ...common, dueDate, sentBackReason };
  if (sight === 'staff')
    return { ...open, readOnly: true, review: { ...(review ?? {}), reviewId, rate: rateBy(actor, assignment) } };
  const readOnly = closedToWriting(state, assignment) !== null;
  return { ...open, readOnly, review: { ...((readOnly ? null : draft) ?? review ?? {}), reviewId } };
}
