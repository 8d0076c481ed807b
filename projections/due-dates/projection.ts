import type { ArticleEventType } from '../../src/article';
import { articleEvent, articleIdOf } from '../runner/article-events';
import type { Projection } from '../runner/projection';
import { rowsPerKey } from '../runner/rows-per-key';
import { foldDueDates, type StoredDueDate } from './fold-due-dates';

const HANDLES: readonly ArticleEventType[] = [
  'ReviewerMailed',
  'ReviewerAccepted',
  'ReviewSentBack',
  'ReviewDueDateChanged',
  'ReviewerDeclined',
  'ReviewerNotAnswered',
  'ReviewCompleted',
  'ReviewerRemoved',
  'ReviewerCancelled',
  'AssociateAssigned',
  'AssociateDateRenewed',
  'ReturnedToEditor',
  'AssociateAdvised',
  'CheckPassed',
  'CheckRejected',
  'CorrectionRequested',
  'CorrectionSubmitted',
  'ReviewersMoved',
  'DecisionRecorded',
  'StatusOverridden',
  'RevisionSubmitted',
  'ArticleWithdrawn',
  'ReminderIssued',
];

/** Dates of reviewers, associate editors and authors that are still to be kept. */
export const dueDates: Projection = {
  name: 'due-dates',
  version: 1,
  tables: ['due_dates'],
  handles: HANDLES,
  create: (table) => `
    CREATE TABLE ${table('due_dates')} (
      due_id text PRIMARY KEY,
      article_id text NOT NULL,
      subject text NOT NULL,
      assignment_id text,
      due_at timestamptz NOT NULL,
      mailed_at timestamptz,
      paused boolean NOT NULL,
      steps integer NOT NULL,
      reminded jsonb NOT NULL
    );
    CREATE INDEX ON ${table('due_dates')} (article_id)`,
  indexes: (table) => `CREATE INDEX ON ${table('due_dates')} (due_at)`,
  apply: rowsPerKey<StoredDueDate>({
    table: 'due_dates',
    key: 'due_id',
    group: 'article_id',
    groupOf: articleIdOf,
    fold: (rows, event) => foldDueDates(rows, articleEvent(event)),
  }),
};
