import type { Knex } from 'knex';
import type { Migration } from './migration';
import { schemaIfMissing } from './schema-if-missing';

const TABLE = 'app.migrations';
const LOCK = 'quire:migrations';

/**
 * Creates the schema `app` and runs the pending migrations in the given order. Each runs in one transaction under an advisory lock. So
 * processes that start at the same time do not conflict, and a killed one leaves no lock behind (knex's own lock table would).
 * @throws Error when two migrations have the same name, or what the failing one throws; the earlier ones stay.
 */
export async function runMigrations(knex: Knex, migrations: readonly Migration[]): Promise<void> {
  refuseDoubles(migrations);
  await locked(knex, async (trx) => {
    await trx.raw(schemaIfMissing('app'));
    await trx.raw(`CREATE TABLE IF NOT EXISTS ${TABLE} (name text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())`);
  });
  const before = new Set(await namesOf(knex));
  for (const migration of migrations.filter(({ name }) => !before.has(name))) {
    await locked(knex, async (trx) => {
      if ((await namesOf(trx)).includes(migration.name)) return;
      await migration.up(trx);
      await trx.raw(`INSERT INTO ${TABLE} (name) VALUES (?)`, [migration.name]);
    });
  }
}

function locked(knex: Knex, work: (trx: Knex.Transaction) => Promise<void>): Promise<void> {
  return knex.transaction(async (trx) => {
    await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [LOCK]);
    await work(trx);
  });
}

async function namesOf(knex: Knex): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(`SELECT name FROM ${TABLE}`);
  return rows.map(({ name }) => name);
}

function refuseDoubles(migrations: readonly Migration[]): void {
  const names = migrations.map(({ name }) => name);
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double !== undefined) throw new Error(`Two migrations are named ${double}`);
}
