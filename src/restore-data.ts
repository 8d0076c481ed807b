import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MIGRATIONS } from './app.module';
import { loadBlobs } from './platform/backup/dump-blobs';
import { newestBackup } from './platform/backup/make-backup';
import { BackupRefused } from './platform/backup/refusal';
import { checkBackup, type CheckedBackup, refuseUsed, restoreDatabase } from './platform/backup/restore-backup';
import { openBlobs } from './platform/blobs';
import { type AppConfig, loadConfig } from './platform/config/config';
import { createEventStoreDb } from './platform/event-store/eventstoredb/create-event-store-db';
import { createPostgresEventStore } from './platform/event-store/postgres/create-postgres-event-store';
import { createKnex, createPool, openDatabase } from './platform/postgres';
import { rebuildAndVerify } from './rebuild-and-verify';

import 'reflect-metadata';

const USAGE = `Usage, with BACKUP_PASSPHRASE set and the settings of an empty place:
  npm run restore -- --from FOLDER   restores the newest backup in FOLDER, or the backup that FOLDER is`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

class WrongWords extends Error {}

function folderOf(words: string[]): string {
  try {
    const { values } = parseArgs({ args: words, options: { from: { type: 'string' } } });
    if (values.from) return resolve(process.env['INIT_CWD'] ?? process.cwd(), values.from);
  } catch (failure) {
    throw new WrongWords(failure instanceof Error ? failure.message : String(failure));
  }
  throw new WrongWords('Say which backup to restore.');
}

/** The settings make a secret where none is kept. A restore brings its own. */
const NO_SECRET = 'x'.repeat(64);

function settings(): AppConfig {
  const { JWT_SECRET } = process.env;
  return loadConfig({ ...process.env, JWT_SECRET: JWT_SECRET?.trim() ? JWT_SECRET : NO_SECRET }, 'tool');
}

/** Sessions and the keys in mails hang on this secret. @throws BackupRefused when the settings have another one. */
async function restoreSecret({ dataDir, jwtSecret }: AppConfig, { secrets }: CheckedBackup): Promise<void> {
  const restored = secrets['jwtSecret'];
  if (restored === undefined) throw new BackupRefused('The backup holds no secret.');
  if (jwtSecret !== NO_SECRET) {
    if (jwtSecret === restored) return;
    throw new BackupRefused(
      'JWT_SECRET is not the one of the backup, so that no session and no key in a mail would work. Set the same one, or none.',
    );
  }
  const path = join(dataDir, 'jwt-secret');
  if ((await readFile(path, 'utf8').catch(() => '')) !== restored) await writeFile(path, restored, { mode: 0o600 });
}

async function restore(config: AppConfig, url: string, from: string): Promise<void> {
  const [pool, knex] = [createPool(url, complain), createKnex(url)];
  try {
    await refuseUsed(pool);
    const { place, folder } = await newestBackup(from);
    const checked = await checkBackup(place, folder, config.backupPassphrase ?? '', MIGRATIONS);
    await restoreSecret(config, checked);
    await loadBlobs(await openBlobs(config), place, folder, checked.manifest);
    const { eventStoreUrl } = config;
    const store = eventStoreUrl === null ? await createPostgresEventStore(pool) : createEventStoreDb(eventStoreUrl);
    try {
      const { events } = await restoreDatabase({ pool, knex, store, migrations: MIGRATIONS }, folder, checked.manifest);
      await rebuildAndVerify(pool, store);
      const { blobs, at } = checked.manifest;
      print(`Restored ${events} events and ${blobs.count} files, as they were at ${at}. Start the server now.`);
    } finally {
      await store.close();
    }
  } finally {
    await Promise.allSettled([knex.destroy(), pool.end()]);
  }
}

async function main(words: string[]): Promise<void> {
  const from = folderOf(words);
  const config = settings();
  const database = await openDatabase(config, { onTrouble: complain });
  try {
    await restore(config, database.url, from);
  } finally {
    await database.stop();
  }
}

main(process.argv.slice(2)).catch((failure: unknown) => {
  complain(failure instanceof Error ? failure.message : String(failure));
  if (failure instanceof WrongWords) complain(`\n${USAGE}`);
  process.exitCode = failure instanceof WrongWords ? 2 : 1;
});
