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

/** The tables of the editorial side, in the schema `app`. */
export const EDITORIAL_MIGRATIONS: readonly Migration[] = [
  { name: 'editorial-001-blacklist', up },
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
];
