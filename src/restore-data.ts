import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MIGRATIONS } from './app.module';
import { readableLog } from './article';
import { loadBlobs } from './platform/backup/dump-blobs';
import { newestBackup } from './platform/backup/make-backup';
import { BackupRefused } from './platform/backup/refusal';
import { checkBackup, type CheckedBackup, refuseUsed, restoreDatabase } from './platform/backup/restore-backup';
import { openBlobs } from './platform/blobs';
import { type AppConfig, loadConfig } from './platform/config/config';
import { openEventStore } from './platform/event-store/open-event-store';
import { erasedKeys } from './platform/personal-data';
import { createKnex, createPool, openDatabase } from './platform/postgres';
import { repeatErasures } from './privacy/erasure/erase-tables';
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

/** The settings make secrets where none are kept. A restore brings its own. */
const NO_SECRET = 'x'.repeat(64);

function settings(): AppConfig {
  const { JWT_SECRET, DATA_KEY } = process.env;
  const given = (value: string | undefined): string => (value?.trim() ? value : NO_SECRET);
  return loadConfig({ ...process.env, JWT_SECRET: given(JWT_SECRET), DATA_KEY: given(DATA_KEY) }, 'tool');
}

/** Sessions and keys in mails hang on JWT_SECRET, personal data on DATA_KEY. @throws BackupRefused when the settings have another one. */
async function restoreSecret(
  { dataDir }: AppConfig,
  { setting, file, is, restored }: { setting: string; file: string; is: string; restored: string | undefined },
): Promise<void> {
  if (restored === undefined) throw new BackupRefused(`The backup holds no ${setting}.`);
  if (is !== NO_SECRET) {
    if (is === restored) return;
    throw new BackupRefused(
      `${setting} is not the one of the backup, so that what hangs on it would not open any more. Set the same one, or none.`,
    );
  }
  const path = join(dataDir, file);
  if ((await readFile(path, 'utf8').catch(() => '')) !== restored) await writeFile(path, restored, { mode: 0o600 });
}

async function restoreSecrets(config: AppConfig, { secrets, keys }: CheckedBackup): Promise<void> {
  const { jwtSecret, dataKey } = config;
  const session = { setting: 'JWT_SECRET', file: 'jwt-secret', is: jwtSecret, restored: secrets['jwtSecret'] };
  await restoreSecret(config, session);
  if (!keys) return;
  await restoreSecret(config, { setting: 'DATA_KEY', file: 'data-key', is: dataKey, restored: keys.dataKey });
}

async function restore(config: AppConfig, url: string, from: string): Promise<void> {
  const [pool, knex] = [createPool(url, complain), createKnex(url)];
  try {
    await refuseUsed(pool);
    const { place, folder } = await newestBackup(from);
    const checked = await checkBackup(place, folder, config.backupPassphrase ?? '', MIGRATIONS);
    await restoreSecrets(config, checked);
    await loadBlobs(await openBlobs(config), place, folder, checked.manifest);
    const store = await openEventStore(pool, config.eventStoreUrl);
    try {
      const target = { pool, knex, store, migrations: MIGRATIONS, erasedKeys: await erasedKeys(config.dataDir) };
      const { events } = await restoreDatabase(target, folder, checked);
      await repeatErasures(pool);
      await rebuildAndVerify(pool, checked.keys ? readableLog(store, pool, checked.keys) : store);
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
