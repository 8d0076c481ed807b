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
];
