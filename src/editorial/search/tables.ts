import type { Migration } from '../../platform/postgres';

/** The saved searches and views, in the schema `app`. */
export const SEARCH_MIGRATIONS: readonly Migration[] = [
  {
    name: 'editorial-search-001-saved-searches',
    up: async (knex) => {
      await knex.raw(`CREATE TABLE app.saved_searches (
        id uuid PRIMARY KEY,
        user_id text NOT NULL,
        name text NOT NULL,
        name_key text NOT NULL,
        filters jsonb NOT NULL,
        sort text NOT NULL,
        created_at timestamptz NOT NULL,
        UNIQUE (user_id, name_key))`);
    },
  },
  {
    name: 'editorial-search-002-saved-views',
    up: async (knex) => {
      await knex.raw(`CREATE TABLE app.saved_views (
        id uuid PRIMARY KEY,
        user_id text NOT NULL,
        name text NOT NULL,
        name_key text NOT NULL,
        view jsonb NOT NULL,
        created_at timestamptz NOT NULL,
        UNIQUE (user_id, name_key))`);
    },
  },
];
