import type { Migration } from '../../platform/postgres';

/**
 * Sign-in by providers (ADR 42). `sign_in_links` links subjects of issuers to accounts. `sign_in_flows` contains pending sign-ins.
 * `sign_in_tickets` contains data from a provider about people who have no linked account yet. State, secret and ticket are stored only
 * as hashes.
 */
export const PROVIDER_MIGRATIONS: readonly Migration[] = [
  {
    name: 'identity-providers-001-sign-in',
    up: async (knex) => {
      await knex.raw(`
        CREATE TABLE app.sign_in_links (
          issuer text NOT NULL,
          subject text NOT NULL,
          provider text NOT NULL,
          user_id uuid NOT NULL REFERENCES app.users (id) ON DELETE CASCADE,
          label text NOT NULL,
          linked_at timestamptz NOT NULL,
          first_used_at timestamptz,
          PRIMARY KEY (issuer, subject),
          UNIQUE (user_id, provider)
        );
        CREATE TABLE app.sign_in_flows (
          state_hash text PRIMARY KEY,
          secret_hash text NOT NULL,
          provider text NOT NULL,
          user_id uuid REFERENCES app.users (id) ON DELETE CASCADE,
          nonce text NOT NULL,
          verifier text NOT NULL,
          return_to text NOT NULL,
          expires_at timestamptz NOT NULL,
          used_at timestamptz
        );
        CREATE INDEX ON app.sign_in_flows (expires_at);
        CREATE TABLE app.sign_in_tickets (
          key_hash text PRIMARY KEY,
          person jsonb NOT NULL,
          expires_at timestamptz NOT NULL
        );
        CREATE INDEX ON app.sign_in_tickets (expires_at);`);
    },
  },
];
