import type { ShownCardRow } from '../../../projections/article-card';
import type { TodoListRow } from '../../../projections/todo-list';
import type { Actor } from '../../article';
import { type Today, toStaffCard, type Veil, waitingOf } from '../../article-desk/public';
import { type Holder, overdueDays, type TodoReviewer, type TodoRow, type WorkMarks } from '../../contracts';
import type { NamedPerson } from '../../identity/public';
import { cardActions } from './card-actions';
import type { TodoListName } from './todo-lists';

/** A card with the columns of rm.todo_list. */
export type TodoSqlRow = ShownCardRow &
  Pick<TodoListRow, 'uploaded_at' | 'reviewers_agreed' | 'reviewers_completed' | 'next_reviewer_due_at'>;

/** By how many days anyone is late, which is by the earliest date; null when no one is. */
function lateDays(row: TodoSqlRow, today: Today): number | null {
  const { next_reviewer_due_at: reviewerDueAt, associate_due_at: associateDueAt, last_update_at: lastUpdateAt } = row;
  return waitingOf({ reviewerDueAt, associateDueAt, lastUpdateAt }, today).lateDays;
}

/** By how many days the date of the list has passed; null in lists without a date. */
export function daysPast(
  list: TodoListName,
  row: TodoSqlRow,
  { now, timeZone }: Omit<Today, 'officeIdleDays'>,
): number | null {
  if (list === 'overdueReviewers') return overdueDays(row.next_reviewer_due_at, now, timeZone);
  return list === 'overdueAssociate' ? overdueDays(row.associate_due_at, now, timeZone) : null;
}

interface RowContext extends Today {
  actor: Actor;
  veil: Veil;
  /** Names of the associate editors and reviewers, by id. */
  names: ReadonlyMap<string, NamedPerson>;
  /** Reviewers by article. */
  reviewers: ReadonlyMap<string, TodoReviewer[]>;
}

const holder = ({ id, firstName, lastName, institute, formerIds }: NamedPerson): Holder => ({
  ...{ id, firstName, lastName, institute },
  ...(formerIds && formerIds.length > 0 && { formerIds }),
});

/** A row of the to-do lists; only `overdueDays` depends on the list. */
export function toTodoRow(row: TodoSqlRow, context: RowContext): Omit<TodoRow, 'overdueDays'> {
  const { actor, veil, names, reviewers } = context;
  const associate = row.associate_id === null ? undefined : names.get(row.associate_id);
  return {
    ...toStaffCard(row, cardActions(row, actor), veil),
    uploadDate: row.uploaded_at.toISOString(),
    reviewers: reviewers.get(row.article_id) ?? [],
    lateDays: lateDays(row, context),
    associateEditor: associate ? holder(associate) : null,
    associateDueDate: row.associate_due_at?.toISOString() ?? null,
    reviewerRequired: row.reviewers_required,
    reviewersAgreed: row.reviewers_agreed,
    reviewersCompleted: row.reviewers_completed,
    nextReviewerDueDate: row.next_reviewer_due_at?.toISOString() ?? null,
  };
}

/** The same for a row of a list that has articles of any status. */
export const workMarks = (row: TodoSqlRow, context: Today & Pick<RowContext, 'reviewers'>): WorkMarks => ({
  reviewers: context.reviewers.get(row.article_id) ?? [],
  lateDays: lateDays(row, context),
});
