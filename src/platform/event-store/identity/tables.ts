import type { Migration } from '../../postgres';

/**
 * At most one row: the id of the first event of the log that belongs to this database; null while the log is empty. A log never changes its
 * first event, and a copy of it keeps the id.
 */
export const LOG_IDENTITY_MIGRATIONS: readonly Migration[] = [
  {
    name: 'event-log-002-identity',
    up: async (knex) => {
      await knex.raw(`CREATE TABLE app.log_identity (
        one boolean PRIMARY KEY DEFAULT true CHECK (one),
        first_event text)`);
    },
  },
];
