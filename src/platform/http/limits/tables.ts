import type { Migration } from '../../postgres';

export const LIMITS_TABLE = { schema: 'app', table: 'rate_limits' } as const;

/** The counts of rate limits, in the form of the library rate-limiter-flexible; `expire` in milliseconds since 1970. */
export const LIMITS_MIGRATIONS: readonly Migration[] = [
  {
    name: 'platform-limits-001-counts',
    up: async (knex) => {
      await knex.raw(`
        CREATE TABLE app.rate_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);
        CREATE INDEX ON app.rate_limits (expire);`);
    },
  },
];
