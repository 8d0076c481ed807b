import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Pool } from 'pg';
import { compareLogs, copyLog, LogsDiffer, type Translation } from '../event-store/copy/copy-log';
import { type EventStore, START } from '../event-store/port';
import { migrateJobs } from '../jobs/worker';
import { inTransaction, type Migration, runMigrations } from '../postgres';
import { checkBlobs } from './dump-blobs';
import { dumpedEvents } from './dump-events';
import { checkKeys, type DumpedKeys, loadKeys } from './keys/dump-keys';
import { loadTables } from './load-tables';
import { type Manifest, readManifest } from './manifest';
import { BackupRefused } from './refusal';
import { beginRestore, markLoaded } from './restoring/restore-mark';
import { unlock } from './secrets-box';
import { refuseDamage } from './write-durably';

/** A place to restore into. */
export interface RestoreTarget {
  pool: Pool;
  knex: Knex;
  store: Pick<EventStore, 'append' | 'readAll'>;
  /** All migrations of this release. */
  migrations: readonly Migration[];
  /** Ids of keys of personal data that were erased since the backup. */
  erasedKeys?: readonly string[];
}

export interface CheckedBackup {
  manifest: Manifest;
  secrets: Record<string, string>;
  /** Null for a backup from before personal data were encrypted. */
  keys: DumpedKeys | null;
}

/**
 * Reads a whole backup before anything is restored from it.
 * @throws BackupRefused when it is damaged, is not complete, belongs to a newer release, or the passphrase does not open it.
 */
export async function checkBackup(
  place: string,
  folder: string,
  passphrase: string,
  migrations: readonly Migration[],
): Promise<CheckedBackup> {
  const manifest = await readManifest(folder);
  const known = new Set(migrations.map(({ name }) => name));
  const newer = manifest.migrations.filter((name) => !known.has(name));
  if (newer.length > 0)
    throw new BackupRefused(
      `The backup was made by a newer release (${newer.join(', ')}): restore it with that release.`,
    );
  for (const stored of [...manifest.tables, manifest.events, manifest.blobs, manifest.secrets])
    await refuseDamage(folder, stored);
  const secrets = unlock(await readFile(join(folder, manifest.secrets.file)), passphrase);
  await checkBlobs(place, folder, manifest);
  const keys = await checkKeys(place, passphrase);
  if (keys === null && manifest.migrations.includes(KEYS_SINCE))
    throw new BackupRefused(`${place} holds no keys of personal data: the folder keys-... of the backups is missing.`);
  return { manifest, secrets, keys };
}

const KEYS_SINCE = 'privacy-001-erasures';

/**
 * Restores tables, waiting jobs and events, and moves the checkpoints to the positions of the same events in the new store. The caller
 * repeats the erasures, calls `endRestore`, and computes the read models. A restore that was interrupted anywhere before `endRestore` can be
 * repeated. The tables get the schema that they had at the time of the backup, and are then migrated to that of this release.
 * @throws BackupRefused
 */
export async function restoreDatabase(
  { pool, knex, store, migrations, erasedKeys = [] }: RestoreTarget,
  folder: string,
  { manifest, keys }: Pick<CheckedBackup, 'manifest' | 'keys'>,
): Promise<{ events: number }> {
  const { isLoaded } = await beginRestore(pool, folder, manifest.at);
  const before = new Set(manifest.migrations);
  await runMigrations(
    knex,
    migrations.filter(({ name }) => before.has(name)),
  );
  await migrateJobs(pool);
  const { events, translation } = await restoreEvents(store, folder, manifest);
  if (!isLoaded)
    await inTransaction(pool, async (client) => {
      await loadTables(client, folder, manifest, translation);
      if (keys) await loadKeys(client, keys, erasedKeys);
      await markLoaded(client);
    });
  await runMigrations(knex, migrations);
  return { events };
}

async function restoreEvents(
  store: RestoreTarget['store'],
  folder: string,
  manifest: Manifest,
): Promise<{ events: number; translation: Translation }> {
  const events = () => dumpedEvents(folder, manifest);
  try {
    await copyLog(events(), store);
    return await compareLogs(events(), store.readAll(START), manifest.checkpoints);
  } catch (failure) {
    if (!(failure instanceof LogsDiffer)) throw failure;
    throw new BackupRefused(`The event store is not empty, and holds another log. ${failure.message}.`);
  }
}
