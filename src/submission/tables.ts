import type { Knex } from 'knex';
import type { Migration } from '../platform/postgres';
import { STARTER_KEYWORDS } from './keywords/starter-keywords';

/** `id` of an author with an account is that account's id. `created_by`: the account that made the entry and may change it. */
const TABLES = `
CREATE TABLE app.authors (
  id uuid PRIMARY KEY,
  first_name text NOT NULL, middle_name text, last_name text NOT NULL,
  institute text, department text, country text, orcid text, city text,
  email text NOT NULL,
  email_key text NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX ON app.authors (email_key);
CREATE INDEX ON app.authors (lower(last_name), lower(first_name), id);
CREATE TABLE app.article_numbers (
  year integer PRIMARY KEY,
  last integer NOT NULL
);
CREATE TABLE app.keywords (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  keyword text NOT NULL
);
CREATE UNIQUE INDEX ON app.keywords (lower(keyword));`;

async function up(knex: Knex): Promise<void> {
  await knex.raw(TABLES);
  await knex('app.keywords').insert(STARTER_KEYWORDS.map((keyword) => ({ keyword })));
}

/** Keywords are unique, ignoring case and accents (app.search_form belongs to identity); existing duplicates are merged. */
const ONE_SPELLING = `
DELETE FROM app.keywords one USING app.keywords other
 WHERE app.search_form(one.keyword) = app.search_form(other.keyword) AND one.id > other.id;
CREATE UNIQUE INDEX ON app.keywords (app.search_form(keyword));`;

/** The columns for searching authors, as for people (app.search_form belongs to identity), and a trigram index on them. */
const AUTHOR_SEARCH = `
ALTER TABLE app.authors
  ADD COLUMN first_text text GENERATED ALWAYS AS (app.search_form(first_name)) STORED,
  ADD COLUMN last_text text GENERATED ALWAYS AS (app.search_form(last_name)) STORED,
  ADD COLUMN name_text text GENERATED ALWAYS AS
    (app.search_form(first_name || coalesce(' ' || middle_name, '') || ' ' || last_name)) STORED;
CREATE INDEX ON app.authors USING gin
  (name_text public.gin_trgm_ops, first_text public.gin_trgm_ops, last_text public.gin_trgm_ops, email_key public.gin_trgm_ops);
CREATE INDEX ON app.authors (orcid) WHERE orcid IS NOT NULL;`;

/** What authors have typed of a reply to the reviewers: rows, not events. Deleted when the revision is submitted. */
const REBUTTAL_DRAFTS = `
CREATE TABLE app.rebuttal_drafts (
  article_id text NOT NULL,
  revision integer NOT NULL,
  user_id text NOT NULL,
  draft jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  saved_count integer NOT NULL DEFAULT 1,
  PRIMARY KEY (article_id, revision)
);`;

/** The tables of submission, in the schema `app`. */
export const SUBMISSION_MIGRATIONS: readonly Migration[] = [
  { name: 'submission-001-authors-numbers-keywords', up },
  {
    name: 'submission-002-one-spelling-of-a-keyword',
    up: async (knex) => {
      await knex.raw(ONE_SPELLING);
    },
  },
  {
    name: 'submission-003-author-search',
    up: async (knex) => {
      await knex.raw(AUTHOR_SEARCH);
    },
  },
  {
    name: 'submission-004-rebuttal-drafts',
    up: async (knex) => {
      await knex.raw(REBUTTAL_DRAFTS);
    },
  },
  {
    name: 'submission-005-authors-of-an-account',
    up: async (knex) => {
      await knex.raw('CREATE INDEX ON app.authors (created_by)');
    },
  },
];
