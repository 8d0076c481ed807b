import type { Migration } from '../../platform/postgres';

/** Two accounts of one person become one (lifecycle, section 5 (3)): the merged one is closed, and its id belongs to the other. */
const MERGED_ACCOUNTS = `
ALTER TABLE app.users
  ADD COLUMN former_ids uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN merged_into uuid REFERENCES app.users (id);`;

export const MERGING_MIGRATIONS: readonly Migration[] = [
  {
    name: 'identity-009-merged-accounts',
    up: async (knex) => {
      await knex.raw(MERGED_ACCOUNTS);
    },
  },
];
