import type { Projection } from '../runner/projection';
import { ofState, type StateTable } from '../runner/rows/of-state';
import { todoRows } from './rows';

export const TODO_LIST_TABLE: StateTable = { table: 'todo_list', key: 'article_id', rows: todoRows };

/** The articles that the office works on. */
export const todoList: Projection = {
  name: 'todo-list',
  version: 2,
  tables: ['todo_list'],
  formerTables: ['todo_article'],
  create: (table) => `
    CREATE TABLE ${table('todo_list')} (
      article_id text PRIMARY KEY,
      status text NOT NULL,
      uploaded_at timestamptz NOT NULL,
      status_since timestamptz NOT NULL,
      associate_id text,
      associate_due_at timestamptz,
      reviewers_required integer NOT NULL,
      reviewers_agreed integer NOT NULL,
      reviewers_completed integer NOT NULL,
      next_reviewer_due_at timestamptz
    )`,
  indexes: (table) => `
    CREATE INDEX ON ${table('todo_list')} (status, uploaded_at DESC);
    CREATE INDEX ON ${table('todo_list')} (associate_id) WHERE associate_id IS NOT NULL;
    CREATE INDEX ON ${table('todo_list')} (next_reviewer_due_at) WHERE next_reviewer_due_at IS NOT NULL`,
  ...ofState(TODO_LIST_TABLE),
};
