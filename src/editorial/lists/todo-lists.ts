import type { TodoLists } from '../../contracts';

export type TodoListName = keyof TodoLists;

/** Which articles a list holds, in SQL: `t` is rm.todo_list, $3 the beginning of today on the journal's calendar (spec part 2, '/toDoList'). */
export const TODO_CONDITIONS: Record<TodoListName, string> = {
  assignReivewers: "t.status IN ('REVIEWER_SELECTION', 'ASSOCIATE_EDITOR')",
  underReview: "t.status = 'UNDER_REVIEW'",
  decide: "t.status = 'REVIEWED'",
  overdueReviewers: 't.next_reviewer_due_at < $3',
  overdueAssociate: 't.associate_id IS NOT NULL AND t.associate_due_at < $3',
  returnedToEditor: "t.status = 'RETURNED_TO_EDITOR'",
};

export const EDITOR_LISTS: readonly TodoListName[] = [
  'assignReivewers',
  'underReview',
  'decide',
  'overdueReviewers',
  'overdueAssociate',
  'returnedToEditor',
];

/** An associate editor no longer holds what was returned. */
export const ASSOCIATE_LISTS: readonly TodoListName[] = EDITOR_LISTS.filter((name) => name !== 'returnedToEditor');

/** The most rows of one list. */
export const TODO_LIMIT = 500;
