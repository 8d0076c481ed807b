/** Dependency injection token of the one connection pool (`Pool` of `pg`). */
export const PG_POOL = Symbol('PG_POOL');

/** Dependency injection token of knex, for migrations and for SQL that is composed at run time. */
export const KNEX = Symbol('KNEX');
