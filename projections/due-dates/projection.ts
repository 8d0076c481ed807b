import type { Projection } from '../runner/projection';
import { ofState, type StateTable } from '../runner/rows/of-state';
import { dueDateRows } from './rows';

export const DUE_DATES_TABLE: StateTable = { table: 'due_dates', key: 'due_id', rows: dueDateRows };

/** Due dates of reviewers, associate editors and authors that still apply. */
export const dueDates: Projection = {
  name: 'due-dates',
  version: 2,
  tables: ['due_dates'],
  create: (table) => `
    CREATE TABLE ${table('due_dates')} (
      due_id text PRIMARY KEY,
      article_id text NOT NULL,
      subject text NOT NULL,
      assignment_id text,
      due_at timestamptz NOT NULL,
      mailed_at timestamptz,
      steps integer NOT NULL
    )`,
  indexes: (table) => `CREATE INDEX ON ${table('due_dates')} (due_at)`,
  ...ofState(DUE_DATES_TABLE),
};
