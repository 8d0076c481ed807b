export { createKnex } from './create-knex';
export { createPool } from './create-pool';
export { inTransaction } from './in-transaction';
export type { Migration } from './migration';
export { openDatabase, type Database } from './open-database';
export { PostgresModule } from './postgres.module';
export { runMigrations } from './run-migrations';
export { schemaIfMissing } from './schema-if-missing';
export { PG_POOL } from './tokens';
