import type { ArticleState, Assignment } from '../../src/article';
import type { Written } from '../runner/rows/of-state';
import type { ReviewerAssignmentRow } from './index';

const DAY_MS = 86_400_000;

const daysFromTo = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
const daysBetween = (from: string | null, to: string | null): number | null =>
  from === null || to === null ? null : daysFromTo(from, to);

function mean(rates: readonly number[]): number | null {
  return rates.length === 0 ? null : rates.reduce((sum, one) => sum + one, 0) / rates.length;
}

function rowOf(state: ArticleState, one: Assignment): Written<ReviewerAssignmentRow> {
  return {
    assignment_id: one.assignmentId,
    article_id: state.id,
    reviewer_id: one.reviewerId,
    revision: one.revision,
    status: one.status,
    selected_at: one.selectedAt,
    asked_at: one.askedAt,
    mailed_at: one.mailedAt,
    decided_at: one.decidedAt,
    response_days: daysBetween(one.mailedAt, one.decidedAt),
    earlier_answered_at: one.earlierAnswers.map(({ decidedAt }) => decidedAt),
    earlier_response_days: one.earlierAnswers.map(({ mailedAt, decidedAt }) => daysFromTo(mailedAt, decidedAt)),
    completed_at: one.completedAt,
    answer_due_at: one.answerDueAt,
    review_due_at: one.reviewDueAt,
    closed_at: one.closedAt,
    recommendation: one.status === 'Completed' ? (one.review?.recommendation ?? null) : null,
    decline_reason: one.declineReason,
    suggested_colleague: one.suggestedColleague,
    avg_rating: mean(Object.values(one.ratings)),
    decision_taken: state.decidedRevisions.includes(one.revision),
    present_revision: one.revision === state.revision,
  };
}

/** A row for each request to a reviewer, of all revisions. */
export const assignmentRows = (state: ArticleState): Written<ReviewerAssignmentRow>[] =>
  state.assignments.map((one) => rowOf(state, one));
