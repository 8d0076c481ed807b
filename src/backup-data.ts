import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { escapeIdentifier, type Pool } from 'pg';
import { rebuildAndVerify } from '../projections/runner/rebuild/rebuild-and-verify';
import { MIGRATIONS } from './app.module';
import { readableLog } from './article';
import { secretsToKeep } from './platform/backup/kept-secrets';
import { recordVerification } from './platform/backup/last-backup';
import { makeBackup, newestBackup } from './platform/backup/make-backup';
import { BackupRefused } from './platform/backup/refusal';
import { checkBackup, type CheckedBackup, restoreDatabase } from './platform/backup/restore-backup';
import { refuseUnfinishedRestore } from './platform/backup/restoring/restore-mark';
import { openBlobs } from './platform/blobs';
import { systemClock } from './platform/clock';
import { type AppConfig, loadConfig } from './platform/config/config';
import { refuseFormerPlace } from './platform/event-store/copy/place';
import { refuseForeignLog } from './platform/event-store/identity/log-identity';
import { openEventStore } from './platform/event-store/open-event-store';
import { createPostgresEventStore } from './platform/event-store/postgres/create-postgres-event-store';
import { typedIn } from './platform/output-file/output-file';
import { createKnex, createPool, openDatabase, runMigrations } from './platform/postgres';

import 'reflect-metadata';

const USAGE = `Usage, with BACKUP_PASSPHRASE set:
  npm run backup -- --to FOLDER            makes a backup in a new folder below FOLDER, beside the running server
  npm run backup -- --to FOLDER --verify   and restores it into a scratch database, and compares
  npm run backup -- --verify FOLDER        the same with the newest backup there`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** Relative paths are relative to the directory in which npm was called. */
const pathOf = (path: string): string => resolve(typedIn(), path);

class InvalidArguments extends Error {}

interface Order {
  to: string | null;
  verify: string | null;
}

function orderOf(words: string[]): Order {
  const options = { to: { type: 'string' }, verify: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    const [folder, ...more] = positionals;
    const place = folder ?? values.to;
    if (!place || more.length > 0 || (folder !== undefined && (values.to !== undefined || !values.verify)))
      throw new InvalidArguments('Say where the backup goes, or which one to verify.');
    return { to: values.to ? pathOf(values.to) : null, verify: values.verify ? pathOf(place) : null };
  } catch (failure) {
    throw new InvalidArguments(failure instanceof Error ? failure.message : String(failure));
  }
}

/** Returns false when files of the journal are damaged and so are missing in the backup. */
async function make(config: AppConfig, pool: Pool, to: string, passphrase: string): Promise<boolean> {
  const { eventStoreUrl, dataKey } = config;
  await refuseFormerPlace(pool, eventStoreUrl);
  const store = await openEventStore(pool, eventStoreUrl);
  try {
    await refuseForeignLog(pool, store);
    await mkdir(to, { recursive: true, mode: 0o700 });
    const source = { pool, store, blobs: await openBlobs(config), secrets: secretsToKeep(config), dataKey };
    const { folder, manifest, damaged } = await makeBackup(source, to, passphrase, systemClock.now());
    const { tables, events, blobs } = manifest;
    print(`Backed up ${events.count} events, ${tables.length} tables and ${blobs.count} files to ${folder}.`);
    for (const hash of damaged) complain(`The stored file ${hash} is damaged and is not in the backup.`);
    return damaged.length === 0;
  } finally {
    await store.close();
  }
}

/** Restores into a new database of the same server, which is dropped at the end. */
async function verify(pool: Pool, url: string, at: string, passphrase: string): Promise<void> {
  const { place, folder } = await newestBackup(at);
  const checked = await checkBackup(place, folder, passphrase, MIGRATIONS);
  const name = `quire_verify_${randomBytes(6).toString('hex')}`;
  await pool.query(`CREATE DATABASE ${escapeIdentifier(name)} TEMPLATE template0`).catch((failure: Error) => {
    throw new BackupRefused(
      `A backup is verified in a database of its own, which could not be made: ${failure.message}`,
    );
  });
  try {
    await restoreAndCompare(withDatabase(url, name), folder, checked);
    await recordVerification(pool, new Date(checked.manifest.at), systemClock.now());
    print(`Verified ${folder}: restored, compared, no difference.`);
  } finally {
    await pool.query(`DROP DATABASE ${escapeIdentifier(name)} WITH (FORCE)`);
  }
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function restoreAndCompare(url: string, folder: string, checked: CheckedBackup) {
  const [pool, knex] = [createPool(url, complain), createKnex(url)];
  const store = await createPostgresEventStore(pool);
  try {
    await restoreDatabase({ pool, knex, store, migrations: MIGRATIONS }, folder, checked);
    const { keys } = checked;
    await rebuildAndVerify(pool, keys ? readableLog(store, pool, keys) : store);
  } finally {
    await store.close();
    await Promise.allSettled([knex.destroy(), pool.end()]);
  }
}

async function main(words: string[]): Promise<number> {
  const { to, verify: at } = orderOf(words);
  const config = loadConfig(process.env, 'tool');
  const passphrase = config.backupPassphrase ?? '';
  const database = await openDatabase(config, { join: true, onTrouble: complain });
  const pool = createPool(database.url, complain);
  try {
    await refuseUnfinishedRestore(pool);
    const knex = createKnex(database.url);
    await runMigrations(knex, MIGRATIONS).finally(() => knex.destroy());
    const whole = to === null || (await make(config, pool, to, passphrase));
    if (at !== null) await verify(pool, database.url, at, passphrase);
    return whole ? 0 : 1;
  } finally {
    await pool.end();
    await database.stop();
  }
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (failure: unknown) => {
    complain(failure instanceof Error ? failure.message : String(failure));
    if (failure instanceof InvalidArguments) complain(`\n${USAGE}`);
    process.exitCode = failure instanceof InvalidArguments ? 2 : 1;
  },
);
