import type { ArticleEventData } from '../../src/article';
import { type ArticleStatus, DECISIONS } from '../../src/contracts';
import type { ProjectedArticleEvent } from '../runner/article-events';
import type { RowSet } from '../runner/row-set';
import type { ReviewerAssignmentRow } from './index';

/** The row with what only the projection needs. */
export interface StoredAssignment extends ReviewerAssignmentRow {
  /** userId of the editor -> 1..5. */
  ratings: Record<string, number>;
}
type Rows = RowSet<StoredAssignment>;
type Changes = Partial<StoredAssignment>;

function selected(articleId: string, data: ArticleEventData['ReviewerSelected'], at: Date): StoredAssignment {
  return {
    assignment_id: data.assignmentId,
    article_id: articleId,
    reviewer_id: data.reviewerId,
    revision: data.revision,
    status: 'Selected',
    selected_at: at,
    mailed_at: null,
    decided_at: null,
    response_days: null,
    completed_at: null,
    answer_due_at: null,
    review_due_at: null,
    closed_at: null,
    recommendation: null,
    decline_reason: null,
    suggested_colleague: null,
    avg_rating: null,
    decision_taken: false,
    present_revision: true,
    ratings: {},
  };
}

function rated(row: StoredAssignment, rate: number, userId: string | null): Changes {
  if (userId === null) return {};
  const ratings = { ...row.ratings, [userId]: rate };
  const rates = Object.values(ratings);
  return { ratings, avg_rating: rates.reduce((sum, one) => sum + one, 0) / rates.length };
}

const dueOn = (row: StoredAssignment, dueAt: string): Changes =>
  row.status === 'Mailed' ? { answer_due_at: new Date(dueAt) } : { review_due_at: new Date(dueAt) };

const DAY_MS = 86_400_000;

/** When the reviewer answered, and how long after the mail. */
const answered = ({ mailed_at: mailedAt }: StoredAssignment, at: Date): Changes => ({
  decided_at: at,
  response_days: mailedAt === null ? null : (at.getTime() - new Date(mailedAt).getTime()) / DAY_MS,
});

/** Asking again wipes the earlier answer; the log keeps it. */
const mailed = (dueAt: string, at: Date): Changes => ({
  status: 'Mailed',
  mailed_at: at,
  answer_due_at: new Date(dueAt),
  decided_at: null,
  response_days: null,
  decline_reason: null,
  suggested_colleague: null,
});

/** An override away from a decision takes back that the revision was decided (the aggregate's `decidedRevisions`). */
function decided(rows: Rows, to: ArticleStatus): void {
  const taken = (DECISIONS as readonly ArticleStatus[]).includes(to);
  for (const row of rows.all()) {
    if (row.present_revision) rows.change(row.assignment_id, { decision_taken: taken });
  }
}

function revised(rows: Rows): void {
  for (const row of rows.all()) {
    if (row.present_revision) rows.change(row.assignment_id, { present_revision: false });
  }
}

const accepted = (row: StoredAssignment, dueAt: string, at: Date): Changes => ({
  status: 'Accepted',
  ...answered(row, at),
  review_due_at: new Date(dueAt),
});

function declined(row: StoredAssignment, data: ArticleEventData['ReviewerDeclined'], at: Date): Changes {
  const { reason, suggestedColleague } = data;
  return { status: 'Declined', ...answered(row, at), decline_reason: reason, suggested_colleague: suggestedColleague };
}

/** Events about the whole round. */
function foldRound(rows: Rows, event: ProjectedArticleEvent): void {
  switch (event.type) {
    case 'DecisionRecorded':
    case 'StatusOverridden':
      return decided(rows, event.data.to);
    case 'RevisionSubmitted':
      return revised(rows);
    default:
      throw new Error(`Requests to reviewers do not read ${event.type}`);
  }
}

/** Applies one event to the requests of its article. Other types are not meant for it. */
export function foldAssignments(rows: Rows, event: ProjectedArticleEvent): void {
  const at = new Date(event.metadata.at);
  const set = (changes: Changes): void => {
    if ('assignmentId' in event.data && event.data.assignmentId !== null) rows.change(event.data.assignmentId, changes);
  };
  switch (event.type) {
    case 'ReviewerSelected':
      return rows.put(selected(event.articleId, event.data, at));
    case 'ReviewerMailed':
      return set(mailed(event.data.dueAt, at));
    case 'ReviewerAccepted':
      return set(accepted(rows.need(event.data.assignmentId), event.data.dueAt, at));
    case 'ReviewerDeclined':
      return set(declined(rows.need(event.data.assignmentId), event.data, at));
    case 'ReviewerNotAnswered':
      return set({ status: 'No answer' });
    case 'ReviewCompleted':
      return set({ status: 'Completed', completed_at: at, recommendation: event.data.review.recommendation });
    case 'ReviewSentBack':
      return set({
        status: 'Accepted',
        completed_at: null,
        recommendation: null,
        review_due_at: new Date(event.data.dueAt),
      });
    case 'ReviewDueDateChanged':
      return set(dueOn(rows.need(event.data.assignmentId), event.data.dueAt));
    case 'ReviewerRemoved':
      return set({ status: 'Removed', closed_at: at });
    case 'ReviewerCancelled':
      return set({ status: 'Cancelled', closed_at: at });
    case 'ReviewRated':
      return set(rated(rows.need(event.data.assignmentId), event.data.rate, event.metadata.userId));
    default:
      return foldRound(rows, event);
  }
}
