import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MIGRATIONS } from './app.module';
import { readableLog } from './article';
import { loadBlobs } from './platform/backup/dump-blobs';
import { restoreSecrets, restoreSettings } from './platform/backup/kept-secrets';
import { newestBackup } from './platform/backup/make-backup';
import { checkBackup, restoreDatabase } from './platform/backup/restore-backup';
import { endRestore, refuseUsedDatabase } from './platform/backup/restoring/restore-mark';
import { openBlobs } from './platform/blobs';
import type { AppConfig } from './platform/config/config';
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

class InvalidArguments extends Error {}

function folderOf(words: string[]): string {
  try {
    const { values } = parseArgs({ args: words, options: { from: { type: 'string' } } });
    if (values.from) return resolve(process.env['INIT_CWD'] ?? process.cwd(), values.from);
  } catch (failure) {
    throw new InvalidArguments(failure instanceof Error ? failure.message : String(failure));
  }
  throw new InvalidArguments('Say which backup to restore.');
}

async function restore(config: AppConfig, url: string, from: string): Promise<void> {
  const [pool, knex] = [createPool(url, complain), createKnex(url)];
  try {
    const { place, folder } = await newestBackup(from);
    await refuseUsedDatabase(pool, folder);
    const checked = await checkBackup(place, folder, config.backupPassphrase ?? '', MIGRATIONS);
    await restoreSecrets(config, checked, print);
    await loadBlobs(await openBlobs(config), place, folder, checked.manifest);
    const store = await openEventStore(pool, config.eventStoreUrl);
    try {
      const target = { pool, knex, store, migrations: MIGRATIONS, erasedKeys: await erasedKeys(config.dataDir) };
      const { events } = await restoreDatabase(target, folder, checked);
      await repeatErasures(pool);
      await rebuildAndVerify(pool, checked.keys ? readableLog(store, pool, checked.keys) : store);
      await endRestore(pool);
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
  const config = restoreSettings(process.env);
  const database = await openDatabase(config, { onTrouble: complain });
  try {
    await restore(config, database.url, from);
  } finally {
    await database.stop();
  }
}

main(process.argv.slice(2)).catch((failure: unknown) => {
  complain(failure instanceof Error ? failure.message : String(failure));
  if (failure instanceof InvalidArguments) complain(`\n${USAGE}`);
  process.exitCode = failure instanceof InvalidArguments ? 2 : 1;
});
