import type { Knex } from 'knex';
import type { Migration } from '../platform/postgres';

/** What reviewers have typed so far: rows, not events (lifecycle, section 4 (11)). Gone once the review is sent. */
async function up(knex: Knex): Promise<void> {
  await knex.raw(`CREATE TABLE app.review_drafts (
    assignment_id text PRIMARY KEY,
    article_id text NOT NULL,
    reviewer_id text NOT NULL,
    draft jsonb NOT NULL,
    saved_at timestamptz NOT NULL)`);
}

/** The tables of reviewing, in the schema `app`. */
export const REVIEW_MIGRATIONS: readonly Migration[] = [{ name: 'review-001-review-drafts', up }];
