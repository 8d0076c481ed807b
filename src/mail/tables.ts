import type { Migration } from '../platform/postgres';

/** Addresses to which mails bounce, in normal form, until an answer comes from them or a webmaster removes the mark (ADR 118). */
const ADDRESSES = `
CREATE TABLE app.undeliverable_addresses (
  address_key text PRIMARY KEY,
  since timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  status text
);
CREATE INDEX ON app.undeliverable_addresses (last_at DESC, address_key);`;

/**
 * The mailbox that is read, in one row, and the results of the readings. The password is encrypted; the secret of the hook is derived from
 * its seed. `uid_validity` and `last_uid`: up to which message the mailbox has been read, in its server's numbers; null: the last 30 days
 * are read next.
 */
const MAILBOX = `
CREATE TABLE app.mailbox (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  active boolean NOT NULL DEFAULT false,
  host text NOT NULL DEFAULT '',
  port integer NOT NULL DEFAULT 993,
  security text NOT NULL DEFAULT 'tls' CHECK (security IN ('tls', 'starttls')),
  account text NOT NULL DEFAULT '',
  password_box text,
  folder text NOT NULL DEFAULT 'INBOX',
  after text NOT NULL DEFAULT 'seen' CHECK (after IN ('seen', 'keep', 'delete')),
  uid_validity text,
  last_uid bigint,
  hook_seed text
);
CREATE TABLE app.mailbox_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  source text NOT NULL CHECK (source IN ('mailbox', 'hook')),
  problem text,
  bounces integer NOT NULL DEFAULT 0,
  answers integer NOT NULL DEFAULT 0,
  automatic integer NOT NULL DEFAULT 0,
  unmatched integer NOT NULL DEFAULT 0
);
CREATE INDEX ON app.mailbox_runs (at DESC, id DESC);`;

/** OAuth 2.0 (ADR 118): an access token in place of the password, from `token_url`. Secret and refresh token are encrypted. */
const OAUTH = `
ALTER TABLE app.mailbox
  ADD COLUMN sign_in text NOT NULL DEFAULT 'password' CHECK (sign_in IN ('password', 'client', 'refresh')),
  ADD COLUMN token_url text NOT NULL DEFAULT '',
  ADD COLUMN client_id text NOT NULL DEFAULT '',
  ADD COLUMN scope text NOT NULL DEFAULT '',
  ADD COLUMN client_secret_box text,
  ADD COLUMN refresh_token_box text;`;

/** The tables of returned mails. */
export const RETURNED_MAIL_MIGRATIONS: readonly Migration[] = [
  {
    name: 'returned-mail-001-undeliverable-addresses',
    up: async (knex) => {
      await knex.raw(ADDRESSES);
    },
  },
  {
    name: 'returned-mail-002-mailbox',
    up: async (knex) => {
      await knex.raw(MAILBOX);
    },
  },
  {
    name: 'returned-mail-003-oauth',
    up: async (knex) => {
      await knex.raw(OAUTH);
    },
  },
];
