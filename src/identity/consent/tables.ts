import type { Migration } from '../../platform/postgres';

/**
 * The journal's own texts about personal data, to which rows are only added, and who agreed to which text. Version 1 is the built-in text
 * and has no row. Version 0 in a consent means no consent: the person registered without an answer, or another person gave it. The person
 * is then asked at the next sign-in.
 */
const TABLES = `
CREATE TABLE app.privacy_texts (
  version integer PRIMARY KEY CHECK (version > 1),
  texts jsonb NOT NULL,
  asks_again boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by uuid NOT NULL
);
CREATE TABLE app.consents (
  user_id uuid NOT NULL REFERENCES app.users (id) ON DELETE CASCADE,
  version integer NOT NULL,
  language text NOT NULL,
  given_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, version)
);`;

export const CONSENT_MIGRATIONS: readonly Migration[] = [
  {
    name: 'identity-consent-001-texts-and-consents',
    up: async (knex) => {
      await knex.raw(TABLES);
    },
  },
];
