import type { Migration } from '../platform/postgres';

/** The newest numbers of each measure, and when all were computed. */
export const MEASURES_MIGRATIONS: readonly Migration[] = [
  {
    name: 'measures-001-own-measures',
    up: async (knex) => {
      await knex.raw(`
        CREATE TABLE app.own_measures (
          place integer PRIMARY KEY,
          name text NOT NULL,
          title text NOT NULL,
          definition text NOT NULL,
          result jsonb,
          problem text);
        CREATE TABLE app.own_measures_run (
          one boolean PRIMARY KEY DEFAULT true CHECK (one),
          running_since timestamptz,
          computed_at timestamptz);
        INSERT INTO app.own_measures_run DEFAULT VALUES`);
    },
  },
  {
    name: 'measures-002-translations',
    up: async (knex) => {
      await knex.raw("ALTER TABLE app.own_measures ADD COLUMN translations jsonb NOT NULL DEFAULT '{}'");
    },
  },
];
