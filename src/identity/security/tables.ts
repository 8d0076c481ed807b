import type { Migration } from '../../platform/postgres';

/**
 * Search indexes of the security log: who did it, on whose behalf, and what it is about. Runs after identity-003, which creates the
 * extension.
 */
export const SECURITY_LOG_MIGRATIONS: readonly Migration[] = [
  {
    name: 'identity-security-001-log-search',
    up: async (knex) => {
      await knex.raw(`
        CREATE INDEX ON app.security_log (actor_id, at DESC, id DESC);
        CREATE INDEX ON app.security_log (behalf_id) WHERE behalf_id IS NOT NULL;
        CREATE INDEX ON app.security_log USING gin (subject public.gin_trgm_ops) WHERE subject IS NOT NULL;`);
    },
  },
  {
    name: 'identity-security-002-deleted-people-search',
    up: async (knex) => {
      // Entries of deleted accounts stay in the log and are found as quickly.
      await knex.raw('CREATE INDEX ON app.users USING gin (search_text public.gin_trgm_ops) WHERE deleted');
    },
  },
];
