import type { Migration } from '../postgres';

/**
 * The keys of personal data in events (ADR 75). An erased key keeps its id, so that an erased text can be distinguished from one whose key
 * is lost; nothing else of it stays. `master`: the master key that wraps it.
 */
const PERSON_KEYS = `
CREATE TABLE app.person_keys (
  id text PRIMARY KEY,
  name text UNIQUE,
  wrapped bytea,
  master text,
  erased_at timestamptz,
  CHECK ((wrapped IS NULL) = (master IS NULL)),
  CHECK ((wrapped IS NULL) = (erased_at IS NOT NULL)),
  CHECK (name IS NULL OR wrapped IS NOT NULL)
);`;

/** Texts of events that were encrypted again, because they named a person who was erased. */
const REPLACEMENTS = `
CREATE TABLE app.sealed_replacements (
  event_id uuid PRIMARY KEY,
  stream_key text NOT NULL,
  sealed json NOT NULL
);
CREATE INDEX ON app.sealed_replacements (stream_key);`;

export const PERSONAL_DATA_MIGRATIONS: readonly Migration[] = [
  {
    name: 'personal-data-001-keys',
    up: async (knex) => {
      await knex.raw(PERSON_KEYS);
      await knex.raw(REPLACEMENTS);
    },
  },
];
