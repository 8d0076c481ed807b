import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { inDraft, nameAt } from '../drafts/drafts';
import { dumpTable, FIXED_TEXTS, KEY_TABLES } from '../dump-tables';
import { load } from '../load-tables';
import { TABLE } from '../manifest';
import { BackupRefused } from '../refusal';
import { lock, unlock } from '../secrets-box';
import { refuseDamage, writeDurably } from '../write-durably';

const FOLDER = /^keys-\d{4}-\d\d-\d\dT[\d-]+\.\d+Z$/;
const [CONTENTS, SECRET, FILES] = ['keys.json', 'data-key.bin', 'erased-files.txt'];
const TABLES = z.array(TABLE);

async function keyFolders(place: string): Promise<string[]> {
  return (await readdir(place)).filter((name) => FOLDER.test(name)).sort();
}

/**
 * Writes the current keys in place of those of earlier backups. So a backup made after an erasure removes the erased keys from the earlier
 * backups too (ADR 75). Call it after the events were written, so that the keys of all events are included.
 */
export async function dumpKeys(
  pool: Pool,
  place: string,
  { dataKey, passphrase, now }: { dataKey: string; passphrase: string; now: Date },
): Promise<void> {
  const folder = join(place, `keys-${nameAt(now)}`);
  // Another backup may write its keys meanwhile. If each removed all others, none would be left.
  const earlier = await keyFolders(place);
  await inDraft(folder, async (draft) => {
    await dumpKeyTables(pool, draft);
    await writeDurably(join(draft, SECRET), lock({ dataKey }, passphrase));
  });
  for (const name of earlier)
    if (join(place, name) !== folder) await rm(join(place, name), { recursive: true, force: true });
}

async function dumpKeyTables(pool: Pool, draft: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${FIXED_TEXTS}`);
    const tables: unknown[] = [];
    for (const name of KEY_TABLES) tables.push(await dumpTable(client, draft, name));
    await writeDurably(join(draft, CONTENTS), JSON.stringify(tables));
    const { rows } = await client.query<{ hash: string }>('SELECT hash FROM app.erased_files ORDER BY 1');
    await writeDurably(join(draft, FILES), rows.map(({ hash }) => `${hash}\n`).join(''));
  } finally {
    client.release(true);
  }
}

/** Hashes of the files that were removed with a person, which no backup of the place contains any more. */
export async function erasedFilesIn(place: string): Promise<Set<string>> {
  const name = (await keyFolders(place)).at(-1);
  if (name === undefined) return new Set();
  const text = await readFile(join(place, name, FILES), 'utf8');
  return new Set(text.split('\n').filter((line) => line !== ''));
}

/** The keys of a place, checked, and the master key that opens them; null for backups from before keys existed. */
export interface DumpedKeys {
  folder: string;
  dataKey: string;
}

/** @throws BackupRefused when the keys are damaged or the passphrase does not open them. */
export async function checkKeys(place: string, passphrase: string): Promise<DumpedKeys | null> {
  const name = (await keyFolders(place)).at(-1);
  if (name === undefined) return null;
  const folder = join(place, name);
  for (const table of await tablesOf(folder)) await refuseDamage(folder, table);
  const { dataKey } = unlock(await readFile(join(folder, SECRET)), passphrase);
  if (dataKey === undefined) throw new BackupRefused(`${folder} holds no master key.`);
  return { folder, dataKey };
}

async function tablesOf(folder: string): Promise<z.output<typeof TABLES>> {
  const text = await readFile(join(folder, CONTENTS), 'utf8').catch(() => {
    throw new BackupRefused(`The keys of the backup are damaged: ${CONTENTS} is missing in ${folder}.`);
  });
  return TABLES.parse(JSON.parse(text));
}

/** Loads the keys in the transaction of `client`. @param erased ids of keys that were erased after the backup. */
export async function loadKeys(client: PoolClient, { folder }: DumpedKeys, erased: readonly string[]): Promise<void> {
  await client.query(`TRUNCATE ${KEY_TABLES.join(', ')}`);
  for (const table of await tablesOf(folder)) await load(client, folder, table);
  await client.query(
    `UPDATE app.person_keys SET name = NULL, wrapped = NULL, master = NULL, erased_at = now()
     WHERE id = ANY($1) AND erased_at IS NULL`,
    [erased],
  );
}
