import type { Pool } from 'pg';
import { refuseUnfinishedRestore } from '../../platform/backup/restoring/restore-mark';
import { openBlobs } from '../../platform/blobs';
import { systemClock } from '../../platform/clock';
import { type AppConfig, loadConfig } from '../../platform/config/config';
import { createEventStoreDb } from '../../platform/event-store/eventstoredb/create-event-store-db';
import { createPostgresEventStore } from '../../platform/event-store/postgres/create-postgres-event-store';
import { createPool, openDatabase } from '../../platform/postgres';
import { SettingsStore } from '../../platform/settings';
import { UploadStore } from '../uploads/upload.store';
import { BlobReferences } from './blob-references';
import { type BlobOrder, blobOrder, InvalidArguments } from './command-line/blob-words';
import { runCommand } from './commands';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** Works on the configured database and files, with or without a running server. Returns the exit code. */
async function main(words: string[]): Promise<number> {
  const order = blobOrder(words);
  return inJournal(loadConfig(process.env, 'tool'), order);
}

async function inJournal(config: AppConfig, order: BlobOrder): Promise<number> {
  const blobs = await openBlobs(config);
  const database = await openDatabase(config, { join: true, onTrouble: complain });
  const pool = createPool(database.url, complain);
  try {
    await refuseUnfinishedRestore(pool);
    await requireTables(pool);
    const { eventStoreUrl } = config;
    const store =
      eventStoreUrl === null ? await createPostgresEventStore(pool) : await createEventStoreDb(eventStoreUrl);
    try {
      const references = new BlobReferences(store, new UploadStore(pool, systemClock), new SettingsStore(pool));
      return await runCommand({ blobs, references, now: systemClock.now(), print }, order);
    } finally {
      await store.close();
    }
  } finally {
    await pool.end();
    await database.stop();
  }
}

/** @throws Error on a database with which no server has been started. */
async function requireTables(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ found: boolean }>("SELECT to_regclass('app.uploads') IS NOT NULL AS found");
  if (!rows[0]?.found)
    throw new Error(
      'This database has no tables for files. Check DATABASE_URL and DATA_DIR, or start the server first',
    );
}

void main(process.argv.slice(2))
  .catch((failure: unknown) => {
    complain(failure instanceof Error ? failure.message : String(failure));
    return failure instanceof InvalidArguments ? 2 : 1;
  })
  .then((code) => {
    process.exitCode = code;
  });
