import type { ArticleCardRow } from '../../../projections/article-card';
import type { TodoListRow } from '../../../projections/todo-list';
import type { Actor } from '../../article';
import type { PersonName, TodoRow } from '../../contracts';
import { toStaffCard } from '../../submission/public';
import { cardActions } from './card-actions';
import type { TodoListName } from './todo-lists';

/** A card with the columns of rm.todo_list beside it. */
export type TodoSqlRow = ArticleCardRow &
  Pick<TodoListRow, 'uploaded_at' | 'reviewers_agreed' | 'reviewers_completed' | 'next_reviewer_due_at'>;

const DAY = 86_400_000;
const daysPast = (due: Date | null, now: Date): number | null =>
  due === null || due >= now ? null : Math.floor((now.getTime() - due.getTime()) / DAY);

function overdueDays(list: TodoListName, row: TodoSqlRow, now: Date): number | null {
  if (list === 'overdueReviewers') return daysPast(row.next_reviewer_due_at, now);
  return list === 'overdueAssociate' ? daysPast(row.associate_due_at, now) : null;
}

/** A row of one to-do list. `names`: of the associate editors, by id. */
export function toTodoRow(
  list: TodoListName,
  row: TodoSqlRow,
  { actor, now, names }: { actor: Actor; now: Date; names: ReadonlyMap<string, PersonName> },
): TodoRow {
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
    overdueDays: overdueDays(list, row, now),
  };
}
