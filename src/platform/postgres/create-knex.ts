import makeKnex, { type Knex } from 'knex';

/** Knex with few connections of its own, closed when idle: the pool is for the work, this for migrations and odd queries. */
export function createKnex(url: string): Knex {
  return makeKnex({ client: 'pg', connection: url, pool: { min: 0, max: 3, idleTimeoutMillis: 5_000 } });
}
