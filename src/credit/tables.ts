import type { Migration } from '../platform/postgres';

/**
 * Credit at ORCID (ADR 119). `orcid_credit`: a webmaster's settings, in one row. `orcid_consents`: the people who agreed, with the token
 * that ORCID issued; an ended consent has no token. `orcid_consent_flows`: people who are at ORCID to agree. `orcid_deposits`: the reviews
 * that wait or were sent; `released` once their day has come with enough others; a row stays, so that no review is sent twice. Secret and
 * tokens are encrypted, state and secret of a flow are hashes.
 */
const TABLES = `
CREATE TABLE app.orcid_credit (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  active boolean NOT NULL,
  site text NOT NULL,
  api text NOT NULL,
  client_id text NOT NULL,
  secret_box text,
  group_id text NOT NULL,
  organization text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  ror text NOT NULL
);
CREATE TABLE app.orcid_consents (
  user_id uuid PRIMARY KEY REFERENCES app.users (id) ON DELETE CASCADE,
  orcid text NOT NULL,
  token_box text,
  given_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((token_box IS NULL) = (ended_at IS NOT NULL))
);
CREATE TABLE app.orcid_consent_flows (
  state_hash text PRIMARY KEY,
  secret_hash text NOT NULL,
  user_id uuid NOT NULL REFERENCES app.users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE TABLE app.orcid_deposits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  assignment_id text NOT NULL,
  site text NOT NULL,
  article_id text NOT NULL,
  user_id uuid NOT NULL REFERENCES app.users (id) ON DELETE CASCADE,
  queued_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'SENT', 'DEAD')),
  released boolean NOT NULL DEFAULT false,
  attempts integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  last_try_at timestamptz,
  put_code text,
  problem text,
  UNIQUE (assignment_id, site)
);
CREATE INDEX ON app.orcid_deposits (next_try_at) WHERE state = 'WAITING';
CREATE INDEX ON app.orcid_deposits (user_id);
CREATE INDEX ON app.orcid_deposits (article_id);`;

/** REMOVING: to be deleted at ORCID. REMOVED: left out by the person; never sent again, not even to another address. */
const LEFT_OUT = `
ALTER TABLE app.orcid_deposits DROP CONSTRAINT orcid_deposits_state_check;
ALTER TABLE app.orcid_deposits ADD CONSTRAINT orcid_deposits_state_check
  CHECK (state IN ('WAITING', 'SENT', 'DEAD', 'REMOVING', 'REMOVED'));`;

/** NOT_REMOVED: its deletion at ORCID was given up. Before this state existed, such a row went back to SENT and kept its problem. */
const NOT_REMOVED = `
ALTER TABLE app.orcid_deposits DROP CONSTRAINT orcid_deposits_state_check;
ALTER TABLE app.orcid_deposits ADD CONSTRAINT orcid_deposits_state_check
  CHECK (state IN ('WAITING', 'SENT', 'DEAD', 'REMOVING', 'REMOVED', 'NOT_REMOVED'));
UPDATE app.orcid_deposits SET state = 'NOT_REMOVED' WHERE state = 'SENT' AND problem IS NOT NULL;
CREATE INDEX ON app.orcid_deposits (next_try_at, id) WHERE state IN ('WAITING', 'REMOVING');`;

/** Removals that an earlier change of the address left waiting permanently. */
const STUCK_REMOVALS = `
UPDATE app.orcid_deposits SET state = 'NOT_REMOVED', problem = 'PERMISSION'
  WHERE state = 'REMOVING' AND site <> (SELECT c.site FROM app.orcid_credit c);`;

/** The tables of credit at ORCID, in the schema `app`. */
export const CREDIT_MIGRATIONS: readonly Migration[] = [
  {
    name: 'credit-001-orcid',
    up: async (knex) => {
      await knex.raw(TABLES);
    },
  },
  {
    name: 'credit-002-left-out',
    up: async (knex) => {
      await knex.raw(LEFT_OUT);
    },
  },
  {
    name: 'credit-003-not-removed',
    up: async (knex) => {
      await knex.raw(NOT_REMOVED);
    },
  },
  {
    name: 'credit-004-stuck-removals',
    up: async (knex) => {
      await knex.raw(STUCK_REMOVALS);
    },
  },
];
