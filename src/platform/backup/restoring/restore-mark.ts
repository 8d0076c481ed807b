import type { Pool, PoolClient } from 'pg';
import { schemaIfMissing } from '../../postgres/schema-if-missing';
import { manifestSum } from '../manifest';
import { BackupRefused } from '../refusal';

/**
 * The mark exists while a restore is under way. It has a schema of its own, which no backup contains: a restore fills the others, and
 * begins before any migration has run.
 */
const SCHEMA = 'restoring';
const MARK = `${SCHEMA}.mark`;

interface Mark {
  manifest: string;
  /** The time of the backup. */
  at: string;
  /** True once the tables are filled: from then on the database must not be filled again, since newer migrations may have run. */
  loaded: boolean;
}

type Queryable = Pick<Pool | PoolClient, 'query'>;

async function readMark(db: Queryable): Promise<Mark | null> {
  const found = await db.query<{ is: boolean }>('SELECT to_regclass($1) IS NOT NULL AS is', [MARK]);
  if (!found.rows[0]?.is) return null;
  return (await db.query<Mark>(`SELECT manifest, at, loaded FROM ${MARK}`)).rows[0] ?? null;
}

/** @throws BackupRefused when the database is in use, or holds part of another backup: a restore never overwrites. */
export async function refuseUsedDatabase(pool: Pool, folder: string): Promise<Mark | null> {
  const mark = await readMark(pool);
  if (mark?.manifest === (await manifestSum(folder))) return mark;
  if (mark)
    throw new BackupRefused(
      `A restore of the backup of ${mark.at} into this database was interrupted. Repeat it with the folder of that backup, or set ` +
        'DATABASE_URL or DATA_DIR to a new place.',
    );
  const { rows } = await pool.query<{ found: boolean }>("SELECT to_regclass('app.users') IS NOT NULL AS found");
  if (!rows[0]?.found) return null;
  const users = await pool.query('SELECT 1 FROM app.users LIMIT 1');
  if (users.rowCount === 0) return null;
  throw new BackupRefused(
    'The database is not empty. A restore needs an empty one: set DATABASE_URL or DATA_DIR to a new place. If a restore into this database ' +
      'was interrupted after it had said that events, tables and files are restored, start the server: it computes the read models.',
  );
}

/**
 * Marks the database, so that no server starts on it until the restore is complete, and only the same backup can be restored into it.
 * @returns whether an earlier attempt has filled the tables. @throws BackupRefused as `refuseUsedDatabase` does.
 */
export async function beginRestore(pool: Pool, folder: string, at: string): Promise<{ isLoaded: boolean }> {
  const mark = await refuseUsedDatabase(pool, folder);
  if (mark) return { isLoaded: mark.loaded };
  await pool.query(`${schemaIfMissing(SCHEMA)};
    CREATE TABLE IF NOT EXISTS ${MARK} (one boolean PRIMARY KEY DEFAULT true CHECK (one), manifest text NOT NULL, at text NOT NULL,
      loaded boolean NOT NULL DEFAULT false)`);
  await pool.query(`INSERT INTO ${MARK} (manifest, at) VALUES ($1, $2)`, [await manifestSum(folder), at]);
  return { isLoaded: false };
}

/** Call it in the transaction that fills the tables. */
export async function markLoaded(client: PoolClient): Promise<void> {
  await client.query(`UPDATE ${MARK} SET loaded = true`);
}

/** Call it once everything but the read models is restored. From now on a server can start on the database, and computes these. */
export async function endRestore(pool: Pool): Promise<void> {
  await pool.query(`DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE`);
}

/**
 * Call it at a start, before anything is written.
 * @throws Error after an interrupted restore: people who were erased after the backup may be back until it is complete.
 */
export async function refuseUnfinishedRestore(pool: Pool): Promise<void> {
  const mark = await readMark(pool);
  if (mark)
    throw new Error(
      `A restore of the backup of ${mark.at} into this database is not finished. Finish it with the same backup: ` +
        'npm run restore -- --from FOLDER',
    );
}
