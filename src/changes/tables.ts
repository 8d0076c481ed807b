import type { Migration } from '../platform/postgres';

/** Until when a person has seen what is new; a row once they have looked. */
const NEWS_SEEN = `
CREATE TABLE app.news_seen (
  user_id uuid PRIMARY KEY REFERENCES app.users (id) ON DELETE CASCADE,
  seen_until timestamptz NOT NULL
);`;

/** The tables of what is new, in the schema `app`. */
export const CHANGES_MIGRATIONS: readonly Migration[] = [
  {
    name: 'changes-001-news-seen',
    up: async (knex) => {
      await knex.raw(NEWS_SEEN);
    },
  },
];
