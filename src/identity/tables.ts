import type { Migration } from '../platform/postgres';
import { ADDRESS_MIGRATIONS } from './addresses/tables';
import { ALERT_MIGRATIONS } from './alerts/tables';
import { API_KEY_MIGRATIONS } from './api-keys/tables';
import { CONSENT_MIGRATIONS } from './consent/tables';
import { DEMONSTRATION_MIGRATIONS } from './demonstration/tables';
import { FACTOR_MIGRATIONS } from './factors/tables';
import { MERGING_MIGRATIONS } from './merging/tables';
import { PROVIDER_MIGRATIONS } from './providers/tables';
import { SECURITY_LOG_MIGRATIONS } from './security/tables';
import { SESSION_MIGRATIONS } from './sessions/tables';

const USERS = `
CREATE TABLE app.users (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  email_key text NOT NULL UNIQUE,
  password_hash text,
  one_time_hash text,
  one_time_expires timestamptz,
  one_time_purpose text CHECK (one_time_purpose IN ('RESET', 'SET_PASSWORD')),
  must_change_password boolean NOT NULL DEFAULT false,
  title text, first_name text NOT NULL, middle_name text, last_name text NOT NULL,
  orcid text, department text, division text, institute text,
  street_name text, postal_code text, city text, country text,
  phone_number text, fax text, areas_of_expertise text,
  seniority_level text CHECK (seniority_level IN ('JUNIOR', 'MEDIOR', 'SENIOR')),
  group_id smallint NOT NULL CHECK (group_id BETWEEN 1 AND 7),
  created_at timestamptz NOT NULL,
  deleted boolean NOT NULL DEFAULT false
);
CREATE INDEX ON app.users (group_id) WHERE NOT deleted;
CREATE INDEX ON app.users (lower(last_name), lower(first_name), id) WHERE NOT deleted;`;

const SESSIONS = `
CREATE TABLE app.sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app.users (id),
  real_user_id uuid REFERENCES app.users (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX ON app.sessions (user_id) WHERE revoked_at IS NULL;
CREATE INDEX ON app.sessions (expires_at);`;

const SECURITY_LOG = `
CREATE TABLE app.security_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  action text NOT NULL,
  user_id uuid,
  actor_id uuid,
  detail jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX ON app.security_log (user_id, at);`;

/** The account that was used under login-as, the subject, and the values before and after. They replace `detail`. */
const SECURITY_LOG_VALUES = `
ALTER TABLE app.security_log
  ADD COLUMN behalf_id uuid, ADD COLUMN subject text, ADD COLUMN before jsonb, ADD COLUMN after jsonb;
UPDATE app.security_log l SET before = jsonb_build_object('group', g.names[(l.detail->>'from')::int]),
       after = jsonb_build_object('group', g.names[(l.detail->>'to')::int])
  FROM (SELECT ARRAY['guest', 'author', 'reviewer', 'editor', 'assistant', 'associate editor', 'webmaster'] AS names) g
 WHERE l.action = 'GROUP_CHANGED';
UPDATE app.security_log SET before = jsonb_build_object('email', detail->'from') WHERE action = 'EMAIL_CHANGED';
UPDATE app.security_log SET after = detail WHERE action = 'ACCOUNT_CREATED' AND detail <> '{}';
ALTER TABLE app.security_log DROP COLUMN detail;
CREATE INDEX ON app.security_log (at DESC, id DESC);
CREATE INDEX ON app.security_log (action, at DESC, id DESC);`;

/**
 * The text by which people are searched, in lower case without accents, and a trigram index on it. The extensions are part of
 * Postgres and may be installed by the owner of a database.
 */
const PEOPLE_SEARCH = `
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE FUNCTION app.search_form(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;
ALTER TABLE app.users ADD COLUMN search_text text GENERATED ALWAYS AS (app.search_form(
  first_name || ' ' || coalesce(middle_name, '') || ' ' || last_name || ' ' || email || ' ' || coalesce(institute, '') || ' ' ||
  coalesce(country, '') || ' ' || coalesce(orcid, '') || ' ' || coalesce(areas_of_expertise, ''))) STORED;
CREATE INDEX ON app.users USING gin (search_text public.gin_trgm_ops) WHERE NOT deleted;
CREATE INDEX ON app.users (group_id, lower(last_name), lower(first_name), id) WHERE NOT deleted;`;

/** An index for each order of the users page. Columns that are often empty need one per direction, since empty values come last in both. */
const USER_ORDERS = `
CREATE INDEX ON app.users (lower(first_name), lower(last_name), id) WHERE NOT deleted;
CREATE INDEX ON app.users (email_key) WHERE NOT deleted;
CREATE INDEX ON app.users (country, lower(last_name), lower(first_name), id) WHERE NOT deleted;
CREATE INDEX ON app.users (country DESC NULLS LAST, lower(last_name), lower(first_name), id) WHERE NOT deleted;
CREATE INDEX ON app.users (orcid, lower(last_name), lower(first_name), id) WHERE NOT deleted;
CREATE INDEX ON app.users (orcid DESC NULLS LAST, lower(last_name), lower(first_name), id) WHERE NOT deleted;`;

/** An index to find login-as sessions, which end with a change of group or password. */
const ACTING_SESSIONS = `
CREATE INDEX ON app.sessions (real_user_id) WHERE revoked_at IS NULL AND real_user_id IS NOT NULL;`;

/**
 * The addresses that an account has proven (lifecycle, section 5). Accounts that people registered themselves, or whose address they
 * changed themselves, have proven no address, unless they have used a mailed one-time password since. Former addresses are in the
 * security log.
 */
const ADDRESS_PROOF = `
ALTER TABLE app.users
  ADD COLUMN unproven boolean NOT NULL DEFAULT false,
  ADD COLUMN addresses text[] NOT NULL DEFAULT '{}',
  ADD COLUMN authenticated_orcid text UNIQUE;
UPDATE app.users u SET unproven = true FROM (
    SELECT user_id, max(at) FILTER (WHERE action IN ('ACCOUNT_CREATED', 'EMAIL_CHANGED') AND actor_id = user_id) AS claimed,
      max(at) FILTER (WHERE action = 'ONE_TIME_PASSWORD_USED') AS proven
    FROM app.security_log GROUP BY user_id) l
  WHERE l.user_id = u.id AND u.password_hash IS NOT NULL AND l.claimed IS NOT NULL AND (l.proven IS NULL OR l.proven < l.claimed);
UPDATE app.users u SET addresses = ARRAY(
  SELECT DISTINCT lower(trim(l.before->>'email')) FROM app.security_log l
   WHERE l.user_id = u.id AND l.action = 'EMAIL_CHANGED' AND l.before->>'email' IS NOT NULL
  UNION SELECT u.email_key WHERE NOT u.unproven);
CREATE INDEX ON app.users USING gin (addresses) WHERE NOT deleted;
CREATE TABLE app.address_links (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app.users (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('PROVE', 'REVERT')),
  address text NOT NULL,
  key_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX ON app.address_links (user_id, purpose);`;

/** The tables of identity, in the schema `app`. */
export const IDENTITY_MIGRATIONS: readonly Migration[] = [
  {
    name: 'identity-001-users-sessions-security-log',
    up: async (knex) => {
      await knex.raw(USERS + SESSIONS + SECURITY_LOG);
    },
  },
  {
    name: 'identity-002-security-log-values',
    up: async (knex) => {
      await knex.raw(SECURITY_LOG_VALUES);
    },
  },
  {
    name: 'identity-003-people-search',
    up: async (knex) => {
      await knex.raw(PEOPLE_SEARCH);
    },
  },
  {
    name: 'identity-004-user-orders',
    up: async (knex) => {
      await knex.raw(USER_ORDERS);
    },
  },
  ...SECURITY_LOG_MIGRATIONS,
  {
    name: 'identity-005-acting-sessions',
    up: async (knex) => {
      await knex.raw(ACTING_SESSIONS);
    },
  },
  ...DEMONSTRATION_MIGRATIONS,
  {
    name: 'identity-006-address-proof',
    up: async (knex) => {
      await knex.raw(ADDRESS_PROOF);
    },
  },
  ...SESSION_MIGRATIONS,
  ...MERGING_MIGRATIONS,
  ...PROVIDER_MIGRATIONS,
  ...FACTOR_MIGRATIONS,
  {
    name: 'identity-007-unproven-accounts',
    up: async (knex) => {
      await knex.raw('CREATE INDEX ON app.users (id) WHERE unproven');
    },
  },
  {
    name: 'identity-008-language',
    up: async (knex) => {
      // The CHECK does not list languages, so that a new language needs no migration.
      await knex.raw("ALTER TABLE app.users ADD COLUMN language text CHECK (language ~ '^[a-z]{2}$')");
    },
  },
  ...CONSENT_MIGRATIONS,
  ...ALERT_MIGRATIONS,
  ...API_KEY_MIGRATIONS,
  ...ADDRESS_MIGRATIONS,
];
