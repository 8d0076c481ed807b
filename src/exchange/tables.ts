import type { Migration } from '../platform/postgres';

/** What was imported, by whom and with what outcome (ADR 115). `file_hash`: of an uploaded file, for a second try. */
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

/** The tables of exchange with other systems. */
export const EXCHANGE_MIGRATIONS: readonly Migration[] = [
  {
    name: 'exchange-001-import-runs',
    up: async (knex) => {
      await knex.raw(RUNS);
    },
  },
];
