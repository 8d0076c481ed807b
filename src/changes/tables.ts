import type { Migration } from '../platform/postgres';

/** Until when a person has seen what is new; a row once they have looked. */
const NEWS_SEEN = `
CREATE TABLE app.news_seen (
  user_id uuid PRIMARY KEY REFERENCES app.users (id) ON DELETE CASCADE,
  seen_until timestamptz NOT NULL
);`;

/** Where a person's calendar program reads their due dates (ADR 112). The key is derived from `seed`; `key_hash` finds the row by it. */
const CALENDAR_LINKS = `
CREATE TABLE app.calendar_links (
  user_id uuid PRIMARY KEY REFERENCES app.users (id) ON DELETE CASCADE,
  seed text NOT NULL,
  key_hash text NOT NULL UNIQUE,
  made_at timestamptz NOT NULL,
  last_read_on date
);`;

/** The tables of what is new and of calendars, in the schema `app`. */
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
