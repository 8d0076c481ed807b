/**
 * SQL that creates a schema if it is missing, also when another process creates it in the same moment. `IF NOT EXISTS` alone fails then,
 * even after waiting for a lock: within a transaction Postgres may still use lookups cached before the wait.
 *
 * @param name a name from the code, which is not quoted.
 */
export const schemaIfMissing = (name: string): string => `
  DO $do$ BEGIN
    CREATE SCHEMA IF NOT EXISTS ${name};
  EXCEPTION WHEN unique_violation OR duplicate_schema THEN
    NULL; -- Another process has just created it.
  END $do$;`;
