import type { Migration } from '../platform/postgres';

/** Addresses to which mails bounce, in normal form, until an answer comes from them or a webmaster says otherwise (ADR 118). */
const ADDRESSES = `
CREATE TABLE app.undeliverable_addresses (
  address_key text PRIMARY KEY,
  since timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  status text
);
CREATE INDEX ON app.undeliverable_addresses (last_at DESC, address_key);`;

/** The tables of mails that come back. */
export const RETURNED_MAIL_MIGRATIONS: readonly Migration[] = [
  {
    name: 'returned-mail-001-undeliverable-addresses',
    up: async (knex) => {
      await knex.raw(ADDRESSES);
    },
  },
];
