import { normalEmail } from '../../src/contracts';
import type { ArticleEventData, ArticleEventType } from '../../src/article';
import type { ProjectedArticleEvent } from '../runner/article-events';
import type { RowSet } from '../runner/row-set';
import type { AnswerFactRow, RequestFactRow } from './facts';

/** What follows from a reviewer's events besides the row of the request. */
export interface RequestFacts {
  answers: AnswerFactRow[];
  /** Requests whose answers count no more. */
  removed: string[];
  /** Key: `<reviewer> <key>`. */
  reviewers: Map<string, { address_id: string; reviewer_id: string; key: string }>;
}

export const REQUEST_HANDLES: readonly ArticleEventType[] = [
  'ReviewerSelected',
  'ReviewerMailed',
  'ReviewerAccepted',
  'ReviewerDeclined',
  'ReviewCompleted',
  'ReviewSentBack',
  'ReviewerRemoved',
  'ReviewRated',
];

type Rows = RowSet<RequestFactRow>;

const selected = (articleId: string, data: ArticleEventData['ReviewerSelected']): RequestFactRow => ({
  assignment_id: data.assignmentId,
  article_id: articleId,
  reviewer_id: data.reviewerId,
  reviewer_email: normalEmail(data.reviewerEmail),
  asked_at: null,
  mailed_at: null,
  answer: null,
  completed: false,
  ratings: null,
  rating: null,
});

/** Asking again wipes the earlier answer; the fact that it was given stays. */
function mailed(rows: Rows, assignmentId: string, at: Date, facts: RequestFacts): void {
  const row = rows.need(assignmentId);
  rows.change(assignmentId, { asked_at: row.asked_at ?? at, mailed_at: at, answer: null });
  for (const key of [row.reviewer_id, row.reviewer_email]) {
    const id = `${row.reviewer_id} ${key}`;
    facts.reviewers.set(id, { address_id: id, reviewer_id: row.reviewer_id, key });
  }
}

function answered(rows: Rows, event: ProjectedArticleEvent, assignmentId: string, facts: RequestFacts): void {
  const row = rows.need(assignmentId);
  const at = new Date(event.metadata.at);
  rows.change(assignmentId, { answer: event.type === 'ReviewerAccepted' ? 'YES' : 'NO' });
  if (row.mailed_at === null) return;
  facts.answers.push({
    answer_id: event.id,
    assignment_id: assignmentId,
    article_id: row.article_id,
    reviewer_id: row.reviewer_id,
    answered_at: at,
    response_ms: at.getTime() - row.mailed_at.getTime(),
  });
}

/** As if it had never been (lifecycle, section 3). */
function removed(rows: Rows, assignmentId: string, facts: RequestFacts): void {
  rows.change(assignmentId, { asked_at: null, mailed_at: null, answer: null, completed: false });
  facts.removed.push(assignmentId);
  facts.answers = facts.answers.filter((answer) => answer.assignment_id !== assignmentId);
}

function rated(rows: Rows, { assignmentId, rate }: ArticleEventData['ReviewRated'], userId: string | null): void {
  if (userId === null) return;
  const ratings = { ...rows.need(assignmentId).ratings, [userId]: rate };
  const rates = Object.values(ratings);
  const mean = rates.reduce((sum, one) => sum + one, 0) / rates.length;
  rows.change(assignmentId, { ratings, rating: mean.toFixed(12) });
}

/**
 * Applies one event to the requests of its article.
 * @throws Error for a type that is not about them.
 */
export function foldRequest(rows: Rows, event: ProjectedArticleEvent, facts: RequestFacts): void {
  const at = new Date(event.metadata.at);
  switch (event.type) {
    case 'ReviewerSelected':
      return rows.put(selected(event.articleId, event.data));
    case 'ReviewerMailed':
      return mailed(rows, event.data.assignmentId, at, facts);
    case 'ReviewerAccepted':
    case 'ReviewerDeclined':
      return answered(rows, event, event.data.assignmentId, facts);
    case 'ReviewCompleted':
      return rows.change(event.data.assignmentId, { completed: true });
    case 'ReviewSentBack':
      return rows.change(event.data.assignmentId, { completed: false });
    case 'ReviewerRemoved':
      return removed(rows, event.data.assignmentId, facts);
    case 'ReviewRated':
      return rated(rows, event.data, event.metadata.userId);
    default:
      throw new Error(`Requests in the statistics do not read ${event.type}`);
  }
}
