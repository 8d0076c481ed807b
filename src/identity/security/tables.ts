import type { Migration } from '../../platform/postgres';
import { OPEN_SETTING } from '../../platform/security-log';

/** Prevents any bug from changing or deleting an entry. Restoring a backup empties the table and fills it again. */
const APPEND_ONLY = `
CREATE FUNCTION app.keep_security_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('${OPEN_SETTING}', true) IS DISTINCT FROM 'open' THEN
    RAISE EXCEPTION 'Entries of the security log are neither changed nor deleted';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_security_log BEFORE UPDATE OR DELETE ON app.security_log
  FOR EACH ROW EXECUTE FUNCTION app.keep_security_log();`;

/**
 * Search indexes of the security log, by the person who acted, the person on whose behalf they acted, and the subject; and the trigger that
 * protects entries. Runs after identity-003, which creates the extension.
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
      // Entries of deleted accounts stay in the log and must be found as quickly.
      await knex.raw('CREATE INDEX ON app.users USING gin (search_text public.gin_trgm_ops) WHERE deleted');
    },
  },
  {
    name: 'identity-security-003-append-only',
    up: async (knex) => {
      await knex.raw(APPEND_ONLY);
    },
  },
];
