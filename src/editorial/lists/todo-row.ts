import type { ShownCardRow } from '../../../projections/article-card';
import type { TodoListRow } from '../../../projections/todo-list';
import type { Actor } from '../../article';
import { toStaffCard } from '../../article-desk/public';
import { overdueDays, type PersonName, type TodoRow } from '../../contracts';
import { cardActions } from './card-actions';
import type { TodoListName } from './todo-lists';

/** A card with the columns of rm.todo_list. */
export type TodoSqlRow = ShownCardRow &
  Pick<TodoListRow, 'uploaded_at' | 'reviewers_agreed' | 'reviewers_completed' | 'next_reviewer_due_at'>;

interface Today {
  now: Date;
  timeZone: string;
}

/** By how many days the date of the list has passed; null in lists without a date. */
export function daysPast(list: TodoListName, row: TodoSqlRow, { now, timeZone }: Today): number | null {
  if (list === 'overdueReviewers') return overdueDays(row.next_reviewer_due_at, now, timeZone);
  return list === 'overdueAssociate' ? overdueDays(row.associate_due_at, now, timeZone) : null;
}

/** A row of the to-do lists; only `overdueDays` depends on the list. `names`: of the associate editors, by id. */
export function toTodoRow(
  row: TodoSqlRow,
  { actor, names }: { actor: Actor; names: ReadonlyMap<string, PersonName> },
): Omit<TodoRow, 'overdueDays'> {
  const associate = row.associate_id === null ? undefined : names.get(row.associate_id);
  return {
    ...toStaffCard(row, cardActions(row, actor)),
    uploadDate: row.uploaded_at.toISOString(),
    associateEditor: associate ?? null,
    associateDueDate: row.associate_due_at?.toISOString() ?? null,
    reviewerRequired: row.reviewers_required,
    reviewersAgreed: row.reviewers_agreed,
    reviewersCompleted: row.reviewers_completed,
    nextReviewerDueDate: row.next_reviewer_due_at?.toISOString() ?? null,
  };
}
