import { ARTICLE_EVENT_TYPES } from '../../src/article';
import type { Projection, ProjectionDb } from '../runner/projection';
import { differenceOf, type RowDifference, type StateTable, writeDifference } from '../runner/rows/of-state';
import { assignmentRows } from './rows';

export const ASSIGNMENTS_TABLE: StateTable = {
  table: 'reviewer_assignments',
  key: 'assignment_id',
  rows: assignmentRows,
};

/**
 * What is worked out from all rows stays right for as long as the checksum is the same. Each row counts in it once, so old rows leave it
 * as they came, and the order of events and batches does not matter.
 */
async function changeMark({ written, replaced }: RowDifference, db: ProjectionDb): Promise<void> {
  if (written.length + replaced.length === 0) return;
  const rows = [...written, ...replaced].map((row) => JSON.stringify(row));
  await db.query(
    `INSERT INTO ${db.table('reviewer_assignments_mark')} AS mark (id, checksum)
     SELECT 1, bit_xor(hashtextextended(line, 0)) FROM unnest($1::text[]) line
     ON CONFLICT (id) DO UPDATE SET checksum = mark.checksum # EXCLUDED.checksum`,
    [rows],
  );
}

/** Requests to reviewers, of all articles and revisions. */
export const reviewerAssignments: Projection = {
  name: 'reviewer-assignments',
  version: 7,
  tables: ['reviewer_assignments', 'reviewer_assignments_mark'],
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
      present_revision boolean NOT NULL
    );
    CREATE TABLE ${table('reviewer_assignments_mark')} (id integer PRIMARY KEY, checksum bigint NOT NULL)`,
  // What is counted for every reviewer is in the index, so that the rows of a year need not be looked at one by one.
  indexes: (table) => `
    CREATE INDEX ON ${table('reviewer_assignments')} (article_id);
    CREATE INDEX ON ${table('reviewer_assignments')} (reviewer_id, mailed_at);
    CREATE INDEX ON ${table('reviewer_assignments')} (status, mailed_at);
    CREATE INDEX ON ${table('reviewer_assignments')} (mailed_at) INCLUDE (reviewer_id, response_days, status, decided_at);
    CREATE INDEX ON ${table('reviewer_assignments')} (completed_at) INCLUDE (reviewer_id, mailed_at, status)
      WHERE completed_at IS NOT NULL;
    CREATE INDEX ON ${table('reviewer_assignments')} (reviewer_id) INCLUDE (avg_rating, mailed_at, status)
      WHERE avg_rating IS NOT NULL`,
  handles: ARTICLE_EVENT_TYPES,
  apply: async (events, db, articles) => {
    const difference = differenceOf(ASSIGNMENTS_TABLE, await articles.of(events));
    await writeDifference(db, ASSIGNMENTS_TABLE, difference);
    await changeMark(difference, db);
  },
};
