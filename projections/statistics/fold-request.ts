import type { ArticleEventData, ArticleEventType } from '../../src/article';
import { normalEmail } from '../../src/contracts';
import type { ProjectedArticleEvent } from '../runner/rows/article-events';
import type { RowSet } from '../runner/rows/row-set';
import type { EarlierAnswerFactRow, RequestFactRow } from './facts';

/** Facts from a reviewer's events in addition to the row of the request. */
export interface RequestFacts {
  earlierAnswers: EarlierAnswerFactRow[];
  /** Requests whose earlier answers no longer count. */
  removed: string[];
  /** Key: address_id. */
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
  'AccountReplaced',
];

type Rows = RowSet<RequestFactRow>;

const NOT_ASKED = { asked_at: null, mailed_at: null, answer: null, answered_at: null, response_ms: null } as const;
const BILLION = 1_000_000_000;

function selected(articleId: string, data: ArticleEventData['ReviewerSelected'], facts: RequestFacts): RequestFactRow {
  const { assignmentId, reviewerId, reviewerEmail } = data;
  for (const key of [reviewerId, normalEmail(reviewerEmail)]) {
    const id = `${reviewerId} ${key}`;
    facts.reviewers.set(id, { address_id: id, reviewer_id: reviewerId, key });
  }
  return {
    assignment_id: assignmentId,
    article_id: articleId,
    reviewer_id: reviewerId,
    ...NOT_ASKED,
    completed: false,
    ratings: null,
    rating: null,
  };
}

/** A new invitation resets the present answer; the fact of the earlier answer stays. */
function mailed(rows: Rows, assignmentId: string, event: ProjectedArticleEvent, facts: RequestFacts): void {
  const { article_id, reviewer_id, asked_at, answered_at, response_ms } = rows.need(assignmentId);
  if (answered_at !== null && response_ms !== null) {
    const answer = { answer_id: event.id, assignment_id: assignmentId, article_id, reviewer_id };
    facts.earlierAnswers.push({ ...answer, answered_at, response_ms });
  }
  const at = new Date(event.metadata.at);
  rows.change(assignmentId, { ...NOT_ASKED, asked_at: asked_at ?? at, mailed_at: at });
}

function answered(rows: Rows, assignmentId: string, answer: 'YES' | 'NO', at: Date): void {
  const { mailed_at } = rows.need(assignmentId);
  const response = mailed_at === null ? null : at.getTime() - mailed_at.getTime();
  rows.change(assignmentId, { answer, answered_at: at, response_ms: response });
}

/** A removed request is deleted completely (lifecycle, section 3). */
function removed(rows: Rows, assignmentId: string, facts: RequestFacts): void {
  rows.change(assignmentId, { ...NOT_ASKED, completed: false });
  facts.removed.push(assignmentId);
  facts.earlierAnswers = facts.earlierAnswers.filter((answer) => answer.assignment_id !== assignmentId);
}

function rated(rows: Rows, { assignmentId, rate }: ArticleEventData['ReviewRated'], userId: string | null): void {
  if (userId === null) return;
  const ratings = { ...rows.need(assignmentId).ratings, [userId]: rate };
  const rates = Object.values(ratings);
  const mean = rates.reduce((sum, one) => sum + one, 0) / rates.length;
  rows.change(assignmentId, { ratings, rating: Math.round(mean * BILLION) });
}

/** All requests of the article are in the set. Stored earlier answers and addresses follow in replace-accounts.ts. */
function replaced(rows: Rows, { fromId, toId }: ArticleEventData['AccountReplaced'], facts: RequestFacts): void {
  for (const { assignment_id, reviewer_id } of rows.all())
    if (reviewer_id === fromId) rows.change(assignment_id, { reviewer_id: toId });
  facts.earlierAnswers = facts.earlierAnswers.map((answer) =>
    answer.reviewer_id === fromId ? { ...answer, reviewer_id: toId } : answer,
  );
}

/**
 * Applies one event to the requests of its article.
 * @throws Error for other types.
 */
export function foldRequest(rows: Rows, event: ProjectedArticleEvent, facts: RequestFacts): void {
  const at = new Date(event.metadata.at);
  switch (event.type) {
    case 'ReviewerSelected':
      return rows.put(selected(event.articleId, event.data, facts));
    case 'ReviewerMailed':
      return mailed(rows, event.data.assignmentId, event, facts);
    case 'ReviewerAccepted':
      return answered(rows, event.data.assignmentId, 'YES', at);
    case 'ReviewerDeclined':
      return answered(rows, event.data.assignmentId, 'NO', at);
    case 'ReviewCompleted':
      return rows.change(event.data.assignmentId, { completed: true });
    case 'ReviewSentBack':
      return rows.change(event.data.assignmentId, { completed: false });
    case 'ReviewerRemoved':
      return removed(rows, event.data.assignmentId, facts);
    case 'ReviewRated':
      return rated(rows, event.data, event.metadata.userId);
    case 'AccountReplaced':
      return replaced(rows, event.data, facts);
    default:
      throw new Error(`Requests in the statistics do not read ${event.type}`);
  }
}
