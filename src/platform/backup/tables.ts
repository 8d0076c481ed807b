import type { Migration } from '../postgres';

/** Each finished backup, so that its age can be shown. */
export const BACKUP_MIGRATIONS: readonly Migration[] = [
  {
    name: 'backup-001-backups',
    up: async (knex) => {
      await knex.raw(`CREATE TABLE app.backups (
        at timestamptz PRIMARY KEY,
        events bigint NOT NULL,
        files bigint NOT NULL,
        verified_at timestamptz)`);
    },
  },
];
