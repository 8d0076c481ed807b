import type { Assignment } from '../../src/article';
import { stories, type Story } from '../../test/support/article/article-stories';
import { RowSet } from '../runner/row-set';
import { foldAssignments, type StoredAssignment } from './fold-assignments';
import { reviewerAssignments } from './projection';

function rowsOf({ events }: Story): StoredAssignment[] {
  const rows = new RowSet<StoredAssignment>(({ assignment_id }) => assignment_id);
  for (const event of events) if (reviewerAssignments.handles.includes(event.type)) foldAssignments(rows, event);
  return rows.all();
}

const daysBetween = (from: string | null, to: string | null): number | null =>
  from === null || to === null ? null : (Date.parse(to) - Date.parse(from)) / 86_400_000;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const said = (row: StoredAssignment) => ({
  id: row.assignment_id,
  reviewer: row.reviewer_id,
  revision: row.revision,
  status: row.status,
  selectedAt: iso(row.selected_at),
  mailedAt: iso(row.mailed_at),
  decidedAt: iso(row.decided_at),
  responseDays: row.response_days,
  completedAt: iso(row.completed_at),
  answerDueAt: iso(row.answer_due_at),
  reviewDueAt: iso(row.review_due_at),
  closed: row.closed_at !== null,
  recommendation: row.recommendation,
  reason: row.decline_reason,
  colleague: row.suggested_colleague,
  rating: row.avg_rating,
  decisionTaken: row.decision_taken,
  present: row.present_revision,
});

function meant({ state }: Story, one: Assignment): ReturnType<typeof said> {
  const rates = Object.values(one.ratings);
  return {
    id: one.assignmentId,
    reviewer: one.reviewerId,
    revision: one.revision,
    status: one.status,
    selectedAt: one.selectedAt,
    mailedAt: one.mailedAt,
    decidedAt: one.decidedAt,
    responseDays: daysBetween(one.mailedAt, one.decidedAt),
    completedAt: one.completedAt,
    answerDueAt: one.answerDueAt,
    reviewDueAt: one.reviewDueAt,
    closed: one.status === 'Removed' || one.status === 'Cancelled',
    recommendation: one.status === 'Completed' ? (one.review?.recommendation ?? null) : null,
    reason: one.declineReason,
    colleague: one.suggestedColleague,
    rating: rates.length === 0 ? null : rates.reduce((sum, rate) => sum + rate, 0) / rates.length,
    decisionTaken: state.decidedRevisions.includes(one.revision),
    present: one.revision === state.revision,
  };
}

describe('requests to reviewers', () => {
  const all = stories();

  it('are what the aggregate says of them', () => {
    const differing = all.flatMap((story) => {
      const [is, should] = [rowsOf(story).map(said), story.state.assignments.map((one) => meant(story, one))];
      return JSON.stringify(is) === JSON.stringify(should) ? [] : [{ story: story.name, is, should }];
    });
    expect(differing).toEqual([]);
  });

  it('are rated with the mean of the last rate of each editor', () => {
    const long = all.find(({ name }) => name === 'a long story');
    expect(
      long &&
        rowsOf(long)
          .slice(0, 2)
          .map(({ avg_rating }) => avg_rating),
    ).toEqual([2.5, 2]);
  });
});
