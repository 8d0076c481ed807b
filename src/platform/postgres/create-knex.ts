import makeKnex, { type Knex } from 'knex';

/** Knex with a few connections outside the pool, closed when idle. The pool serves requests; knex serves migrations and rare queries. */
export function createKnex(url: string): Knex {
  return makeKnex({ client: 'pg', connection: url, pool: { min: 0, max: 3, idleTimeoutMillis: 5_000 } });
}
