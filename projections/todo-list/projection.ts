import { initialState, type ArticleEventType } from '../../src/article';
import { articleEvent, articleIdOf, type ProjectedArticleEvent } from '../runner/article-events';
import type { Projection } from '../runner/projection';
import type { RowSet } from '../runner/row-set';
import { rowsPerKey } from '../runner/rows-per-key';
import { foldTodo, startTodo, todoRow, type TodoArticle } from './fold-todo';

const HANDLES: readonly ArticleEventType[] = [
  'ArticleSubmitted',
  'CheckPassed',
  'CheckRejected',
  'CorrectionRequested',
  'CorrectionSubmitted',
  'RevisionSubmitted',
  'AssociateAssigned',
  'AssociateDateRenewed',
  'ReturnedToEditor',
  'AssociateAdvised',
  'ReviewerCountSet',
  'ReviewerSelected',
  'ReviewerMailed',
  'ReviewerAccepted',
  'ReviewerDeclined',
  'ReviewerNotAnswered',
  'ReviewCompleted',
  'ReviewSentBack',
  'ReviewDueDateChanged',
  'ReviewerRemoved',
  'ReviewerCancelled',
  'ReviewersMoved',
  'DecisionRecorded',
  'StatusOverridden',
  'ArticleWithdrawn',
];

function fold(rows: RowSet<TodoArticle>, event: ProjectedArticleEvent): void {
  const { articleId, type, metadata } = event;
  if (type !== 'ArticleSubmitted') return rows.put(foldTodo(rows.need(articleId), event));
  rows.put(startTodo(articleId, new Date(metadata.at), initialState(articleId).reviewersRequired));
}

const columns = `
      article_id text PRIMARY KEY,
      status text NOT NULL,
      uploaded_at timestamptz NOT NULL,
      status_since timestamptz NOT NULL,
      associate_id text,
      associate_due_at timestamptz,
      reviewers_required integer NOT NULL`;

/** What the office works on; `todo_article` remembers what the list's rows are worked out from. */
export const todoList: Projection = {
  name: 'todo-list',
  version: 1,
  tables: ['todo_list', 'todo_article'],
  handles: HANDLES,
  create: (table) => `
    CREATE TABLE ${table('todo_article')} (${columns},
      requests jsonb NOT NULL
    );
    CREATE TABLE ${table('todo_list')} (${columns},
      reviewers_agreed integer NOT NULL,
      reviewers_completed integer NOT NULL,
      next_reviewer_due_at timestamptz
    )`,
  indexes: (table) => `
    CREATE INDEX ON ${table('todo_list')} (status, uploaded_at DESC);
    CREATE INDEX ON ${table('todo_list')} (associate_id) WHERE associate_id IS NOT NULL;
    CREATE INDEX ON ${table('todo_list')} (next_reviewer_due_at) WHERE next_reviewer_due_at IS NOT NULL`,
  apply: rowsPerKey<TodoArticle>({
    table: 'todo_article',
    key: 'article_id',
    groupOf: articleIdOf,
    fold: (rows, event) => fold(rows, articleEvent(event)),
    derived: { table: 'todo_list', rowOf: todoRow },
  }),
};
