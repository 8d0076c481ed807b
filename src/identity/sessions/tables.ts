import type { Migration } from '../../platform/postgres';

/** When a session was last used, and what its browser sent at sign-in. At this migration, existing sessions count as just used. */
export const SESSION_MIGRATIONS: readonly Migration[] = [
  {
    name: 'identity-007-session-list',
    up: async (knex) => {
      await knex.raw(`
        ALTER TABLE app.sessions
          ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now(), ADD COLUMN user_agent text, ADD COLUMN address text;`);
    },
  },
];
