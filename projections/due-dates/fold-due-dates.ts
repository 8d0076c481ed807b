import { type ArticleEventData, REMINDER_STEPS, REVIEWING_STATUSES } from '../../src/article';
import type { ArticleStatus } from '../../src/contracts';
import type { ProjectedArticleEvent } from '../runner/article-events';
import type { RowSet } from '../runner/row-set';
import type { DueDateRow } from './index';

/** The row with what only the projection needs. */
export interface StoredDueDate extends DueDateRow {
  /** Date (ISO 8601 UTC) -> steps that are over, also of dates that were changed: each is reminded of once. */
  reminded: Record<string, number>;
}
type Rows = RowSet<StoredDueDate>;

const associateOf = (articleId: string): string => `${articleId}:associate`;
const revisionOf = (articleId: string): string => `${articleId}:revision`;

/** The row with a date; steps that are over for exactly this date stay so. */
function setDate(
  rows: Rows,
  row: Omit<StoredDueDate, 'due_at' | 'steps' | 'reminded' | 'paused'>,
  dueAt: string,
): void {
  const reminded = rows.get(row.due_id)?.reminded ?? {};
  rows.put({ ...row, due_at: new Date(dueAt), paused: false, reminded, steps: reminded[dueAt] ?? 0 });
}

const ofArticle = (event: ProjectedArticleEvent, subject: 'ASSOCIATE' | 'REVISION') => ({
  due_id: subject === 'ASSOCIATE' ? associateOf(event.articleId) : revisionOf(event.articleId),
  article_id: event.articleId,
  assignment_id: null,
  subject,
  mailed_at: null,
});

function ofRequest(event: ProjectedArticleEvent, assignmentId: string, mailedAt: Date | null) {
  const subject = mailedAt === null ? ('REVIEW' as const) : ('ANSWER' as const);
  return {
    due_id: assignmentId,
    article_id: event.articleId,
    assignment_id: assignmentId,
    subject,
    mailed_at: mailedAt,
  };
}

/** A request's part. False for other types. */
function foldRequest(rows: Rows, event: ProjectedArticleEvent): boolean {
  const { type, data, metadata } = event;
  switch (type) {
    case 'ReviewerMailed':
      setDate(rows, ofRequest(event, data.assignmentId, new Date(metadata.at)), data.dueAt);
      return true;
    case 'ReviewerAccepted':
    case 'ReviewSentBack':
      setDate(rows, ofRequest(event, data.assignmentId, null), data.dueAt);
      return true;
    case 'ReviewDueDateChanged': {
      const row = rows.get(data.assignmentId);
      if (row) setDate(rows, row, data.dueAt);
      return true;
    }
    case 'ReviewerDeclined':
    case 'ReviewerNotAnswered':
    case 'ReviewCompleted':
    case 'ReviewerRemoved':
    case 'ReviewerCancelled':
      rows.remove(data.assignmentId);
      return true;
    default:
      return false;
  }
}

function reminded(rows: Rows, articleId: string, data: ArticleEventData['ReminderIssued']): void {
  const others = data.subject === 'ASSOCIATE' ? associateOf(articleId) : revisionOf(articleId);
  const row = rows.get(data.assignmentId ?? others);
  if (!row) return;
  const steps = REMINDER_STEPS.indexOf(data.step) + 1;
  const isPresent = row.due_at.getTime() === Date.parse(data.dueAt);
  rows.put({ ...row, steps: isPresent ? steps : row.steps, reminded: { ...row.reminded, [data.dueAt]: steps } });
}

/** An associate editor keeps the article while its author revises it, and then waits as well. */
function pause(rows: Rows, articleId: string, to: ArticleStatus): void {
  const paused = !REVIEWING_STATUSES.some((status) => status === to);
  const row = rows.get(associateOf(articleId));
  if (row && row.paused !== paused) rows.put({ ...row, paused });
}

function decided(rows: Rows, event: ProjectedArticleEvent, dueAt: string | null): void {
  if (dueAt === null) rows.remove(revisionOf(event.articleId));
  else setDate(rows, ofArticle(event, 'REVISION'), dueAt);
}

/** Applies one event to the dates of its article. What came to an end without a row is of no interest. */
export function foldDueDates(rows: Rows, event: ProjectedArticleEvent): void {
  const { articleId } = event;
  if (foldRequest(rows, event)) return;
  if ('to' in event.data && 'from' in event.data) pause(rows, articleId, event.data.to);
  switch (event.type) {
    case 'AssociateAssigned':
    case 'AssociateDateRenewed':
      return setDate(rows, ofArticle(event, 'ASSOCIATE'), event.data.dueAt);
    case 'ReturnedToEditor':
    case 'AssociateAdvised':
      return rows.remove(associateOf(articleId));
    case 'StatusOverridden':
      if (event.data.to === 'RETURNED_TO_EDITOR') rows.remove(associateOf(articleId));
      return decided(rows, event, event.data.dueAt);
    case 'DecisionRecorded':
      return decided(rows, event, event.data.dueAt);
    case 'RevisionSubmitted':
    case 'ArticleWithdrawn':
      return rows.remove(revisionOf(articleId));
    case 'ReminderIssued':
      return reminded(rows, articleId, event.data);
    default:
  }
}
