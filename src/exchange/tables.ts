import type { Migration } from '../platform/postgres';

/** The imports, with the person who started each and its outcome (ADR 115). `file_hash`: of an uploaded file, for a retry. */
const RUNS = `
CREATE TABLE app.import_runs (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('ojs', 'meca', 'people')),
  source text NOT NULL,
  by_id uuid,
  state text NOT NULL CHECK (state IN ('PREVIEWED', 'RUNNING', 'DONE', 'FAILED')),
  file_hash text,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  counts jsonb NOT NULL DEFAULT '{}',
  problems jsonb NOT NULL DEFAULT '[]',
  failure text
);
CREATE INDEX ON app.import_runs (started_at DESC, id);`;

/**
 * The target of accepted articles' packages, in one row, and the outcome of each package (ADR 116). The secret of a bucket's key is
 * encrypted; that of a webhook is derived from its seed. They contain no text of an article.
 */
const SENDINGS = `
CREATE TABLE app.sending_rule (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  target text NOT NULL CHECK (target IN ('off', 'folder', 's3', 'webhook')),
  address text NOT NULL,
  key_id text NOT NULL,
  key_box text,
  seed text
);
CREATE TABLE app.package_sendings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id text NOT NULL UNIQUE,
  article_id text NOT NULL,
  number text NOT NULL,
  accepted_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'SENT', 'DEAD')),
  attempts integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  last_try_at timestamptz,
  target text,
  problem text
);
CREATE INDEX ON app.package_sendings (next_try_at) WHERE state = 'WAITING';
CREATE INDEX ON app.package_sendings (accepted_at DESC, id DESC);
CREATE INDEX ON app.package_sendings (article_id);`;

/** The tables of exchange with other systems. */
export const EXCHANGE_MIGRATIONS: readonly Migration[] = [
  {
    name: 'exchange-001-import-runs',
    up: async (knex) => {
      await knex.raw(RUNS);
    },
  },
  {
    name: 'exchange-002-package-sendings',
    up: async (knex) => {
      await knex.raw(SENDINGS);
    },
  },
  {
    // When webmasters were last mailed about packages that were given up.
    name: 'exchange-003-given-up-told',
    up: async (knex) => {
      await knex.raw('ALTER TABLE app.sending_rule ADD COLUMN given_up_told_at timestamptz');
    },
  },
];
