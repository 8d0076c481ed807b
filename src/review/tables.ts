import type { Knex } from 'knex';
import type { Migration } from '../platform/postgres';

/** What reviewers have typed so far: rows, not events (lifecycle, section 4 (11)). Deleted when the review is sent. */
async function up(knex: Knex): Promise<void> {
  await knex.raw(`CREATE TABLE app.review_drafts (
    assignment_id text PRIMARY KEY,
    article_id text NOT NULL,
    reviewer_id text NOT NULL,
    draft jsonb NOT NULL,
    saved_at timestamptz NOT NULL)`);
}

/** How often the draft was saved: a form that has not loaded the last saved version must not overwrite it. */
async function countSavings(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE app.review_drafts ADD COLUMN saved_count integer NOT NULL DEFAULT 1');
}

/** The tables of reviewing, in the schema `app`. */
export const REVIEW_MIGRATIONS: readonly Migration[] = [
  { name: 'review-001-review-drafts', up },
  { name: 'review-002-count-savings', up: countSavings },
];
