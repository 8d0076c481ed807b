import type { Migration } from '../platform/postgres';

/**
 * Certificates that were issued to reviewers, and whether they are named in the yearly list (ADR 107). The code of a certificate is derived
 * from its id and the secret of the server; only its hash is stored. Withdrawn certificates have no name.
 */
const TABLES = `
CREATE TABLE app.reviewer_certificates (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app.users (id) ON DELETE CASCADE,
  code_hash text NOT NULL UNIQUE,
  name text,
  from_year integer NOT NULL,
  to_year integer NOT NULL CHECK (to_year >= from_year),
  reviews integer NOT NULL CHECK (reviews > 0),
  issued_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  CHECK ((name IS NULL) = (withdrawn_at IS NOT NULL))
);
CREATE INDEX ON app.reviewer_certificates (user_id, issued_at);
CREATE TABLE app.reviewer_namings (
  user_id uuid PRIMARY KEY REFERENCES app.users (id) ON DELETE CASCADE,
  naming text NOT NULL CHECK (naming IN ('NO', 'NAME', 'NAME_AND_INSTITUTE')),
  chosen_at timestamptz NOT NULL
);`;

/** The tables of thanks to reviewers, in the schema `app`. */
export const THANKS_MIGRATIONS: readonly Migration[] = [
  {
    name: 'thanks-001-certificates-and-namings',
    up: async (knex) => {
      await knex.raw(TABLES);
    },
  },
];
