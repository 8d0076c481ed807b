import type { Migration } from '../platform/postgres';

/** Until when a person has seen what is new. The row exists once they have looked. */
const NEWS_SEEN = `
CREATE TABLE app.news_seen (
  user_id uuid PRIMARY KEY REFERENCES app.users (id) ON DELETE CASCADE,
  seen_until timestamptz NOT NULL
);`;

/**
 * The addresses at which calendar programs read a person's due dates (ADR 112). The key is derived from `seed`; `key_hash` finds the row by
 * the key.
 */
const CALENDAR_LINKS = `
CREATE TABLE app.calendar_links (
  user_id uuid PRIMARY KEY REFERENCES app.users (id) ON DELETE CASCADE,
  seed text NOT NULL,
  key_hash text NOT NULL UNIQUE,
  made_at timestamptz NOT NULL,
  last_read_on date
);`;

/** The tables of news and calendars, in the schema `app`. */
export const CHANGES_MIGRATIONS: readonly Migration[] = [
  {
    name: 'changes-001-news-seen',
    up: async (knex) => {
      await knex.raw(NEWS_SEEN);
    },
  },
  {
    name: 'changes-002-calendar-links',
    up: async (knex) => {
      await knex.raw(CALENDAR_LINKS);
    },
  },
];
