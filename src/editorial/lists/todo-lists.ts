import type { TodoLists } from '../../contracts';

export type TodoListName = keyof TodoLists;

/** The condition of each list, in SQL: `t` is rm.todo_list, $2 the start of today on the journal's calendar (spec part 2, '/toDoList'). */
export const TODO_CONDITIONS: Record<TodoListName, string> = {
  assignReivewers: "t.status IN ('REVIEWER_SELECTION', 'ASSOCIATE_EDITOR')",
  underReview: "t.status = 'UNDER_REVIEW'",
  decide: "t.status = 'REVIEWED'",
  overdueReviewers: 't.next_reviewer_due_at < $2',
  overdueAssociate: 't.associate_id IS NOT NULL AND t.associate_due_at < $2',
  returnedToEditor: "t.status = 'RETURNED_TO_EDITOR'",
};

/** The condition of the articles that wait for the assistant's check, in SQL: `c` is rm.article_card. */
export const AWAITS_CHECK = "c.status = 'NEW_ARTICLE'";

export const EDITOR_LISTS: readonly TodoListName[] = [
  'assignReivewers',
  'underReview',
  'decide',
  'overdueReviewers',
  'overdueAssociate',
  'returnedToEditor',
];

/** An associate editor no longer holds a returned article. */
export const ASSOCIATE_LISTS: readonly TodoListName[] = EDITOR_LISTS.filter((name) => name !== 'returnedToEditor');

/** Lists of articles that wait for their reviewers, so that the office has nothing to do. */
const UNDER_WAY: readonly TodoListName[] = ['underReview'];

/** SQL: one row with a number per list, and `waiting` for articles that wait for the office, each counted once. */
export function todoCountsSql(lists: readonly TodoListName[]): string {
  const numbers = lists.map((list) => `count(*) FILTER (WHERE ${TODO_CONDITIONS[list]})::int AS "${list}"`);
  const waiting = lists.filter((list) => !UNDER_WAY.includes(list)).map((list) => `(${TODO_CONDITIONS[list]})`);
  return `${numbers.join(', ')}, count(*) FILTER (WHERE ${waiting.join(' OR ')})::int AS waiting`;
}
