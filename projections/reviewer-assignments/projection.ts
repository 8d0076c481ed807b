import { ARTICLE_EVENT_TYPES } from '../../src/article';
import type { Projection, ProjectionDb } from '../runner/projection';
import {
  differenceOf,
  type RowDifference,
  type StateTable,
  writeDifference,
  type Written,
} from '../runner/rows/of-state';
import { GROUP_LETTERS, REVIEWER_GROUP, type ReviewerAssignmentRow } from './index';
import { assignmentRows } from './rows';

type AssignmentRow = Written<ReviewerAssignmentRow>;

export const ASSIGNMENTS_TABLE: StateTable<AssignmentRow> = {
  table: 'reviewer_assignments',
  key: 'assignment_id',
  rows: assignmentRows,
};

/**
 * Results computed from the rows of a group of reviewers stay valid as long as the group's checksum is the same. The checksum is the XOR of
 * one hash per row: the same operation adds a row and removes it, and the order of events and batches does not matter. A group without
 * rows has no checksum, whether it had rows before or not.
 */
async function changeMarks({ written, replaced }: RowDifference<AssignmentRow>, db: ProjectionDb): Promise<void> {
  const rows = [...written, ...replaced];
  if (rows.length === 0) return;
  const table = db.table('reviewer_assignments_mark');
  await db.query(
    `INSERT INTO ${table} AS mark (id, checksum)
     SELECT id, bit_xor(hashtextextended(line, 0)) FROM unnest($1::text[], $2::text[]) r (id, line) GROUP BY id
     ON CONFLICT (id) DO UPDATE SET checksum = mark.checksum # EXCLUDED.checksum`,
    [rows.map(({ reviewer_id }) => reviewer_id.slice(-GROUP_LETTERS)), rows.map((row) => JSON.stringify(row))],
  );
  if (replaced.length > 0) await db.query(`DELETE FROM ${table} WHERE checksum = 0`);
}

/** Requests to reviewers, of all articles and revisions. */
export const reviewerAssignments: Projection = {
  name: 'reviewer-assignments',
  version: 9,
  tables: ['reviewer_assignments', 'reviewer_assignments_mark'],
  create: (table) => `
    CREATE TABLE ${table('reviewer_assignments')} (
      assignment_id text PRIMARY KEY,
      article_id text NOT NULL,
      reviewer_id text NOT NULL,
      revision integer NOT NULL,
      status text NOT NULL,
      selected_at timestamptz NOT NULL,
      asked_at timestamptz,
      mailed_at timestamptz,
      decided_at timestamptz,
      response_days double precision,
      earlier_answered_at timestamptz[] NOT NULL DEFAULT '{}',
      earlier_response_days double precision[] NOT NULL DEFAULT '{}',
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
    CREATE TABLE ${table('reviewer_assignments_mark')} (id text PRIMARY KEY, checksum bigint NOT NULL)`,
  // The indexes include all columns that are counted per reviewer, so that the rows of a year need not be read one by one.
  indexes: (table) => `
    CREATE INDEX ON ${table('reviewer_assignments')} (article_id);
    CREATE INDEX ON ${table('reviewer_assignments')} (${REVIEWER_GROUP});
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
    await changeMarks(difference, db);
  },
};
