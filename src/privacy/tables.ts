import type { Migration } from '../platform/postgres';

/** Erasures of people: the account, the person who requested it, and when it was done. No data about the erased person. */
export const PRIVACY_MIGRATIONS: readonly Migration[] = [
  {
    name: 'privacy-001-erasures',
    up: async (knex) => {
      await knex.raw(`CREATE TABLE app.erasures (
        user_id uuid PRIMARY KEY,
        requested_by uuid NOT NULL,
        requested_at timestamptz NOT NULL,
        finished_at timestamptz)`);
    },
  },
  {
    // Articles whose texts and files the journal has erased, and when the retention was last applied (ADR 78).
    name: 'privacy-002-retention',
    up: async (knex) => {
      await knex.raw(`
        CREATE TABLE app.erased_articles (article_id text PRIMARY KEY, kind text NOT NULL, finished_at timestamptz);
        CREATE TABLE app.retention_state (
          one boolean PRIMARY KEY DEFAULT true CHECK (one),
          changed_at timestamptz, last_run_at timestamptz, last_counts jsonb);
        INSERT INTO app.retention_state DEFAULT VALUES`);
    },
  },
  {
    // What a run has erased, while the files of the tables still have the old rows.
    name: 'privacy-003-waiting-counts',
    up: async (knex) => {
      await knex.raw('ALTER TABLE app.retention_state ADD COLUMN waiting_counts jsonb');
    },
  },
  {
    // The authors of articles that a run erases: a deleted draft no longer has them. Empty once the run is finished.
    name: 'privacy-004-authors-of-erased-articles',
    up: async (knex) => {
      await knex.raw("ALTER TABLE app.erased_articles ADD COLUMN author_ids text[] NOT NULL DEFAULT '{}'");
    },
  },
  {
    // A run from the moment on at which it may have erased keys: its articles, and how many files it removes (ADR 78).
    name: 'privacy-005-begun-retention',
    up: async (knex) => {
      await knex.raw(`
        ALTER TABLE app.erased_articles ADD COLUMN begun boolean NOT NULL DEFAULT false;
        ALTER TABLE app.retention_state ADD COLUMN begun_files int`);
    },
  },
];
