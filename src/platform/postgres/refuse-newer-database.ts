import type { Pool } from 'pg';
import type { Migration } from './migration';

const SHOWN = 3;

/**
 * Call it at a start, before anything is written. It checks that this release knows every migration of the database.
 * @throws Error with instructions when a newer release has used the database.
 */
export async function refuseNewerDatabase(pool: Pool, migrations: readonly Migration[]): Promise<void> {
  const { rows: found } = await pool.query<{ is: boolean }>("SELECT to_regclass('app.migrations') IS NOT NULL AS is");
  if (!found[0]?.is) return;
  const names = migrations.map(({ name }) => name);
  const sql = 'SELECT name FROM app.migrations WHERE name <> ALL($1) ORDER BY at, name';
  const { rows } = await pool.query<{ name: string }>(sql, [names]);
  if (rows.length === 0) return;
  const shown = rows.slice(0, SHOWN).map(({ name }) => name);
  throw new Error(
    `A newer release has worked with this database (${shown.join(', ')}${rows.length > SHOWN ? ' and more' : ''}). Nothing was changed. ` +
      'Start that release again, or restore the backup from before the upgrade into an empty place: npm run restore -- --from FOLDER',
  );
}
