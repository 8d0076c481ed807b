import type { Migration } from '../../platform/postgres';

/** API keys of other programs (ADR 111). The key itself is not stored. */
const API_KEYS = `
CREATE TABLE app.api_keys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app.users (id) ON DELETE CASCADE,
  name text NOT NULL,
  scopes text[] NOT NULL,
  key_hash text NOT NULL UNIQUE,
  ending text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  last_used_on date
);`;

export const API_KEY_MIGRATIONS: readonly Migration[] = [
  {
    name: 'identity-api-keys-001-keys',
    up: async (knex) => {
      await knex.raw(API_KEYS);
    },
  },
];
