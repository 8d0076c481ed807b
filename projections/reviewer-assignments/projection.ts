import type { ArticleEventType } from '../../src/article';
import type { RecordedEvent } from '../../src/platform/event-store/port';
import { articleEvent, articleIdOf } from '../runner/article-events';
import type { Projection, ProjectionDb } from '../runner/projection';
import { rowsPerKey } from '../runner/rows-per-key';
import { foldAssignments, type StoredAssignment } from './fold-assignments';

const HANDLES: readonly ArticleEventType[] = [
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
  'ReviewRated',
  'DecisionRecorded',
  'StatusOverridden',
  'RevisionSubmitted',
];

const foldIntoRows = rowsPerKey<StoredAssignment>({
  table: 'reviewer_assignments',
  key: 'assignment_id',
  group: 'article_id',
  groupOf: articleIdOf,
  fold: (rows, event) => foldAssignments(rows, articleEvent(event)),
});

/** What is worked out from all rows stays right for as long as the last event that was taken in is the same. */
async function markLast(events: readonly RecordedEvent[], db: ProjectionDb): Promise<void> {
  const last = events.at(-1)?.id ?? '';
  await db.query(
    `INSERT INTO ${db.table('reviewer_assignments_mark')} (id, last_event) VALUES (1, $1)
     ON CONFLICT (id) DO UPDATE SET last_event = EXCLUDED.last_event`,
    [last],
  );
}

/** Requests to reviewers, of all articles and revisions. */
export const reviewerAssignments: Projection = {
  name: 'reviewer-assignments',
  version: 5,
  tables: ['reviewer_assignments', 'reviewer_assignments_mark'],
  handles: HANDLES,
  create: (table) => `
    CREATE TABLE ${table('reviewer_assignments')} (
      assignment_id text PRIMARY KEY,
      article_id text NOT NULL,
      reviewer_id text NOT NULL,
      revision integer NOT NULL,
      status text NOT NULL,
      selected_at timestamptz NOT NULL,
      mailed_at timestamptz,
      decided_at timestamptz,
      response_days double precision,
      completed_at timestamptz,
      answer_due_at timestamptz,
      review_due_at timestamptz,
      closed_at timestamptz,
      recommendation text,
      decline_reason text,
      suggested_colleague text,
      avg_rating double precision,
      decision_taken boolean NOT NULL,
      present_revision boolean NOT NULL,
      ratings jsonb NOT NULL
    );
    CREATE INDEX ON ${table('reviewer_assignments')} (article_id);
    CREATE TABLE ${table('reviewer_assignments_mark')} (id integer PRIMARY KEY, last_event text NOT NULL)`,
  // What is counted for every reviewer is in the index, so that the rows of a year need not be looked at one by one.
  indexes: (table) => `
    CREATE INDEX ON ${table('reviewer_assignments')} (reviewer_id, mailed_at);
    CREATE INDEX ON ${table('reviewer_assignments')} (status, mailed_at);
    CREATE INDEX ON ${table('reviewer_assignments')} (mailed_at) INCLUDE (reviewer_id, response_days, status);
    CREATE INDEX ON ${table('reviewer_assignments')} (completed_at) INCLUDE (reviewer_id, mailed_at, status)
      WHERE completed_at IS NOT NULL;
    CREATE INDEX ON ${table('reviewer_assignments')} (reviewer_id) INCLUDE (avg_rating, mailed_at, status)
      WHERE avg_rating IS NOT NULL`,
  apply: async (events, db) => {
    await foldIntoRows(events, db);
    await markLast(events, db);
  },
};
