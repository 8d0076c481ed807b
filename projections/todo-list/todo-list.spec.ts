import { holderOf, presentAssignments, type ArticleState } from '../../src/article';
import { stories, type Story } from '../../test/support/article/article-stories';
import { todoList } from './projection';
import { foldTodo, startTodo, todoRow, type TodoArticle } from './fold-todo';
import type { TodoListRow } from './index';

const OFFICE = ['REVIEWER_SELECTION', 'ASSOCIATE_EDITOR', 'UNDER_REVIEW', 'REVIEWED', 'RETURNED_TO_EDITOR'];

function rowOf({ events }: Story): TodoListRow | null {
  let row: TodoArticle | undefined;
  for (const event of events) {
    if (!todoList.handles.includes(event.type)) continue;
    if (event.type === 'ArticleSubmitted') row = startTodo(event.articleId, new Date(event.metadata.at), 2);
    else if (row) row = foldTodo(row, event);
  }
  return row ? todoRow(row) : null;
}

const said = (row: TodoListRow) => ({
  status: row.status,
  since: row.status_since.toISOString(),
  uploaded: row.uploaded_at.toISOString(),
  holder: row.associate_id,
  holderDue: row.associate_due_at?.toISOString() ?? null,
  required: row.reviewers_required,
  agreed: row.reviewers_agreed,
  completed: row.reviewers_completed,
  nextDue: row.next_reviewer_due_at?.toISOString() ?? null,
});

function meant({ state, events }: Story): ReturnType<typeof said> | null {
  if (!OFFICE.includes(state.status)) return null;
  const uploads = events.filter(({ type }) => type === 'ArticleSubmitted' || type === 'RevisionSubmitted');
  const requests = presentAssignments(state);
  const completed = requests.filter(({ status }) => status === 'Completed').length;
  const dates = requests.flatMap(({ status, answerDueAt, reviewDueAt }) =>
    status === 'Mailed' ? [answerDueAt] : status === 'Accepted' ? [reviewDueAt] : [],
  );
  return {
    status: state.status,
    since: state.statusSince,
    uploaded: uploads.at(-1)?.metadata.at ?? '',
    holder: holderOf(state),
    holderDue: dueOfHolder(state),
    required: state.reviewersRequired,
    agreed: completed + requests.filter(({ status }) => status === 'Accepted').length,
    completed,
    nextDue: dates.sort()[0] ?? null,
  };
}

const dueOfHolder = (state: ArticleState): string | null =>
  holderOf(state) === null ? null : (state.associates.at(-1)?.dueAt ?? null);

describe('the to-do list', () => {
  it('has a row for every article that is with the office, and only for these, with what the aggregate says', () => {
    const all = stories();
    const differing = all.flatMap((story) => {
      const row = rowOf(story);
      const [is, should] = [row ? said(row) : null, meant(story)];
      return JSON.stringify(is) === JSON.stringify(should) ? [] : [{ story: story.name, is, should }];
    });
    expect(differing).toEqual([]);
    expect(all.filter((story) => rowOf(story) !== null).length).toBeGreaterThan(50);
  });
});
