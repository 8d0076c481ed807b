import type { Migration } from '../postgres';

/** The journal's settings: one row per setting that differs from its default. */
export const SETTINGS_MIGRATIONS: readonly Migration[] = [
  {
    name: 'settings-001-settings',
    up: async (knex) => {
      await knex.raw(`CREATE TABLE app.settings (
        name text PRIMARY KEY,
        value jsonb NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now())`);
    },
  },
];
