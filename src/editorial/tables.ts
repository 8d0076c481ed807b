import type { Migration } from '../platform/postgres';

/** The tables of the editorial side, in the schema `app`. */
export const EDITORIAL_MIGRATIONS: readonly Migration[] = [
  {
    name: 'editorial-002-daily-rounds',
    up: async (knex) => {
      await knex.raw(`CREATE TABLE app.daily_rounds (
        day date PRIMARY KEY,
        ran_at timestamptz NOT NULL,
        finished_at timestamptz,
        reminders integer NOT NULL,
        unanswered integer NOT NULL,
        failed integer NOT NULL)`);
    },
  },
  {
    // What editors have prepared so far for a decision: rows, not events. Deleted when the decision is sent.
    name: 'editorial-003-decision-drafts',
    up: async (knex) => {
      await knex.raw(`CREATE TABLE app.decision_drafts (
        article_id text NOT NULL,
        revision integer NOT NULL,
        user_id text NOT NULL,
        draft jsonb NOT NULL,
        saved_at timestamptz NOT NULL,
        saved_count integer NOT NULL,
        PRIMARY KEY (article_id, revision, user_id))`);
    },
  },
  {
    // The last decision that each person sent from the page of an article, while it can be taken back and after.
    name: 'editorial-004-held-decisions',
    up: async (knex) => {
      await knex.raw(`CREATE TABLE app.held_decisions (
        article_id text NOT NULL,
        user_id text NOT NULL,
        id text NOT NULL UNIQUE,
        revision integer NOT NULL,
        decision text NOT NULL,
        state text NOT NULL,
        reason text,
        sending jsonb,
        send_at timestamptz NOT NULL,
        PRIMARY KEY (article_id, user_id))`);
    },
  },
  {
    // Renamed because 'round' is the term for a round of reviews.
    name: 'editorial-005-daily-runs',
    up: async (knex) => {
      await knex.raw('ALTER TABLE app.daily_rounds RENAME TO daily_runs');
    },
  },
  {
    // The news of the bell look for a person's own decisions that failed, on every page.
    name: 'editorial-006-failed-decisions',
    up: async (knex) => {
      await knex.raw("CREATE INDEX ON app.held_decisions (user_id) WHERE state = 'FAILED'");
    },
  },
];
