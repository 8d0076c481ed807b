import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreSecrets, restoreSettings } from './platform/backup/kept-secrets';
import { newestBackup } from './platform/backup/make-backup';
import type { CheckedBackup } from './platform/backup/restore-backup';
import type { AppConfig } from './platform/config/config';
import { typedIn } from './platform/output-file/output-file';
import { createKnex, createPool, openDatabase } from './platform/postgres';
import { restoreJournal } from './restore-journal';

import 'reflect-metadata';

const USAGE = `Usage, with BACKUP_PASSPHRASE set and the settings of an empty place:
  npm run restore -- --from FOLDER   restores the newest backup in FOLDER, or the backup that FOLDER is`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

class InvalidArguments extends Error {}

function folderOf(words: string[]): string {
  try {
    const { values } = parseArgs({ args: words, options: { from: { type: 'string' } } });
    if (values.from) return resolve(typedIn(), values.from);
  } catch (failure) {
    throw new InvalidArguments(failure instanceof Error ? failure.message : String(failure));
  }
  throw new InvalidArguments('Say which backup to restore.');
}

async function restore(config: AppConfig, url: string, from: string): Promise<void> {
  const [pool, knex] = [createPool(url, complain), createKnex(url)];
  try {
    const backup = { ...(await newestBackup(from)), passphrase: config.backupPassphrase ?? '' };
    const keepSecrets = (checked: CheckedBackup): Promise<void> => restoreSecrets(config, checked, print);
    const { events, manifest } = await restoreJournal({ pool, knex, config, keepSecrets, print }, backup);
    print(
      `Restored ${events} events and ${manifest.blobs.count} files, as they were at ${manifest.at}. Start the server now.`,
    );
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
