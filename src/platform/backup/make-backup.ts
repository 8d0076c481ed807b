import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Blobs } from '../blobs';
import { weakPassphrase } from '../config/secrets/weak-passphrase';
import type { EventStore } from '../event-store/port';
import { inDraft, nameAt, removeAbandonedDrafts } from './drafts/drafts';
import { dumpBlobs, forgetBlobs } from './dump-blobs';
import { dumpEvents } from './dump-events';
import { dumpTables, FIXED_TEXTS, migrationsOf, sequencesOf } from './dump-tables';
import { dumpKeys } from './keys/dump-keys';
import { recordBackup } from './last-backup';
import { FORMAT, type Manifest, writeManifest } from './manifest';
import { BackupRefused } from './refusal';
import { positionsIn } from './restoring/positions';
import { lock } from './secrets-box';
import { measuring, writeDurably } from './write-durably';

/** The sources of a backup. */
export interface BackupSource {
  pool: Pool;
  /** The events as they are stored, with encrypted texts. */
  store: Pick<EventStore, 'readAll' | 'head'>;
  blobs: Blobs;
  /** Secrets that are not in the database, by their names. */
  secrets: Readonly<Record<string, string>>;
  /** The master key of personal data. */
  dataKey: string;
}

export interface MadeBackup {
  folder: string;
  manifest: Manifest;
  /** Hashes of stored files that are damaged, and so are not in the backup. */
  damaged: string[];
}

/** @throws BackupRefused for a passphrase that is easy to guess. */
function refuseWeakPassphrase(passphrase: string): void {
  const weakness = weakPassphrase(passphrase);
  if (weakness !== null) throw new BackupRefused(weakness);
}

/**
 * Makes a backup in a new folder of `place` while the system runs. The end of the log is read before the tables, so that the tables contain
 * everything that the events refer to (ADR 46). Files go to a folder that all backups of the place share.
 */
export async function makeBackup(
  { pool, store, blobs, secrets, dataKey }: BackupSource,
  place: string,
  passphrase: string,
  now: Date,
): Promise<MadeBackup> {
  refuseWeakPassphrase(passphrase);
  const folder = join(place, nameAt(now));
  await mkdir(place, { recursive: true, mode: 0o700 });
  await removeAbandonedDrafts(place, now);
  const damaged: string[] = [];
  const manifest = await inDraft(folder, async (draft) => {
    const until = await store.head();
    const database = await dumpDatabase(pool, draft);
    const events = await dumpEvents(store, until, draft);
    await dumpKeys(pool, place, { dataKey, passphrase, now });
    await forgetBlobs(place);
    const files = await dumpBlobs(blobs, place, draft, (hash) => damaged.push(hash));
    const sealed = await writeSecrets(draft, lock(secrets, passphrase));
    const whole: Manifest = {
      format: FORMAT,
      at: now.toISOString(),
      ...database,
      events,
      blobs: files,
      secrets: sealed,
    };
    await writeManifest(draft, whole);
    return whole;
  });
  await recordBackup(pool, { at: now, events: manifest.events.count, files: manifest.blobs.count });
  return { folder, manifest, damaged };
}

type DatabasePart = Pick<Manifest, 'tables' | 'sequences' | 'migrations' | 'checkpoints'>;

/** All tables at one moment. */
async function dumpDatabase(pool: Pool, folder: string): Promise<DatabasePart> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${FIXED_TEXTS}`);
    const tables = await dumpTables(client, folder);
    const [sequences, migrations] = [await sequencesOf(client), await migrationsOf(client)];
    return { tables, sequences, migrations, checkpoints: await positionsIn(client) };
  } finally {
    // Closing the connection ends the transaction.
    client.release(true);
  }
}

async function writeSecrets(folder: string, box: Buffer): Promise<Manifest['secrets']> {
  const { through, measured } = measuring();
  through.resume().end(box);
  await writeDurably(join(folder, 'secrets.bin'), box);
  return { file: 'secrets.bin', ...measured() };
}

/** The newest finished backup of a place, or the folder itself if it is a backup. @throws BackupRefused when there is none. */
export async function newestBackup(place: string): Promise<{ place: string; folder: string }> {
  const names = await readdir(place).catch(() => {
    throw new BackupRefused(`There is no folder ${place}, or it cannot be read.`);
  });
  if (names.includes('manifest.json')) return { place: join(place, '..'), folder: place };
  const newest = names
    .filter((name) => /^\d{4}-\d\d-\d\dT[\d-]+\.\d+Z$/.test(name))
    .sort()
    .at(-1);
  if (newest === undefined) throw new BackupRefused(`${place} holds no finished backup.`);
  return { place, folder: join(place, newest) };
}
