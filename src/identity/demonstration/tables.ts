import { verify } from '@node-rs/argon2';
import type { Knex } from 'knex';
import type { Migration } from '../../platform/postgres';

/** The password of all demonstration accounts at the time of this migration. */
const PASSWORD = 'quire-demo';

/**
 * Stores the password hash with which a demonstration account was made. Existing accounts are recognised by an address that no one can
 * own (RFC 2606) and the publicly known password. Generated accounts share one hash, so few hashes are tried.
 */
async function markAccounts(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE app.users ADD COLUMN demonstration_hash text');
  const { rows } = (await knex.raw(
    String.raw`SELECT DISTINCT password_hash AS hash FROM app.users
     WHERE password_hash IS NOT NULL AND email_key ~ '[@.](example|example\.(org|com|net))$'`,
  )) as { rows: { hash: string }[] };
  for (const { hash } of rows)
    if (await verify(hash, PASSWORD))
      await knex('app.users').update({ demonstration_hash: hash }).where({ password_hash: hash });
}

/** Adds the mark of demonstration accounts. */
export const DEMONSTRATION_MIGRATIONS: readonly Migration[] = [
  { name: 'identity-demonstration-001-mark', up: markAccounts },
];
