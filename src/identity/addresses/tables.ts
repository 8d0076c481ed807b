import type { Migration } from '../../platform/postgres';

/**
 * To find accounts that were not proven in time, and for the checks of foreign keys when accounts are removed: these cannot use the
 * indexes of sessions that have not ended.
 */
const REMOVED_ACCOUNTS = `
CREATE INDEX ON app.users (created_at, id) WHERE unproven;
CREATE INDEX ON app.users (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX ON app.sessions (user_id);
CREATE INDEX ON app.sessions (real_user_id) WHERE real_user_id IS NOT NULL;`;

export const ADDRESS_MIGRATIONS: readonly Migration[] = [
  {
    name: 'identity-010-held-addresses',
    up: async (knex) => {
      await knex.raw('ALTER TABLE app.address_links ADD COLUMN held text[]');
    },
  },
  {
    name: 'identity-011-removed-accounts',
    up: async (knex) => {
      await knex.raw(REMOVED_ACCOUNTS);
    },
  },
];
