import type { Knex } from 'knex';
import type { Migration } from '../platform/postgres';

async function up(knex: Knex): Promise<void> {
  await knex.raw(`CREATE TABLE app.blacklist (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL UNIQUE,
    short_reason text NOT NULL,
    added_by text NOT NULL,
    added_at timestamptz NOT NULL)`);
}

/** Recognises a person whose address differs, by the name without case and accents (app.search_form belongs to identity). */
const NAME_KEY = `
ALTER TABLE app.blacklist ADD COLUMN name_key text GENERATED ALWAYS AS (app.search_form(first_name || ' ' || last_name)) STORED;
CREATE INDEX ON app.blacklist (name_key);`;

/** The tables of the journal's own lists, in the schema `app`. Installed systems know the migrations by these names. */
export const JOURNAL_MIGRATIONS: readonly Migration[] = [
  { name: 'editorial-001-blacklist', up },
  {
    name: 'editorial-003-blacklist-names',
    up: async (knex) => {
      await knex.raw(NAME_KEY);
    },
  },
];
