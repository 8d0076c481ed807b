import type { Migration } from '../postgres';

/** Keys of all accepted jobs: graphile-worker deletes a job once it is done. */
export const JOBS_MIGRATIONS: readonly Migration[] = [
  {
    name: 'jobs-001-keys',
    up: async (knex) => {
      await knex.raw(`CREATE TABLE app.job_keys (
        name text NOT NULL,
        key text NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (name, key));
        CREATE INDEX ON app.job_keys (at)`);
    },
  },
];
