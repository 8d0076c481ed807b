import type { Migration } from '../../platform/postgres';

/**
 * Second factors (ADR 41). The key of an app is derived from `seed` and the secret of the server, so that a copy of the database does not
 * reveal codes. Recovery codes, tickets and challenges are stored as hashes.
 */
const FACTORS = `
CREATE TABLE app.factors (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app.users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('APP', 'PASSKEY')),
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  last_used_at timestamptz,
  seed text,
  last_step bigint NOT NULL DEFAULT 0,
  credential_id text UNIQUE,
  public_key bytea,
  counter bigint NOT NULL DEFAULT 0,
  transports text[] NOT NULL DEFAULT '{}',
  device_type text,
  backed_up boolean NOT NULL DEFAULT false,
  CHECK (kind <> 'APP' OR seed IS NOT NULL),
  CHECK (kind <> 'PASSKEY' OR credential_id IS NOT NULL AND public_key IS NOT NULL)
);
CREATE INDEX ON app.factors (user_id, created_at);
CREATE TABLE app.recovery_codes (
  user_id uuid NOT NULL REFERENCES app.users (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);
CREATE TABLE app.second_step_tickets (
  ticket_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app.users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX ON app.second_step_tickets (user_id);
CREATE TABLE app.passkey_challenges (
  challenge_hash text PRIMARY KEY,
  purpose text NOT NULL,
  user_id uuid REFERENCES app.users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX ON app.passkey_challenges (expires_at);
ALTER TABLE app.users ADD COLUMN factor_demanded_at timestamptz;
ALTER TABLE app.sessions ADD COLUMN proven_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE app.address_links DROP CONSTRAINT address_links_purpose_check;
ALTER TABLE app.address_links ADD CHECK (purpose IN ('PROVE', 'REVERT', 'REMOVE_FACTORS'));`;

/** The tables of second factors. */
export const FACTOR_MIGRATIONS: readonly Migration[] = [
  {
    name: 'identity-factors-001-factors',
    up: async (knex) => {
      await knex.raw(FACTORS);
    },
  },
  {
    // The provider that proved the person in the first step, for the log entry of the sign-in; null for a password.
    name: 'identity-factors-002-provider-of-ticket',
    up: async (knex) => {
      await knex.raw('ALTER TABLE app.second_step_tickets ADD COLUMN provider text');
    },
  },
  {
    name: 'identity-factors-003-password-of-ticket',
    up: async (knex) => {
      await knex.raw(
        'ALTER TABLE app.second_step_tickets ADD COLUMN must_change_password boolean NOT NULL DEFAULT false',
      );
    },
  },
];
