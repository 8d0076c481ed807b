import type { Knex } from 'knex';
import type { Pool } from 'pg';
import { rebuildAndVerify } from '../projections/runner/rebuild/rebuild-and-verify';
import { MIGRATIONS } from './app.module';
import { readableLog } from './article';
import { dropLostMails } from './mail/sending/lost-mails';
import { loadBlobs } from './platform/backup/dump-blobs';
import type { Manifest } from './platform/backup/manifest';
import { checkBackup, type CheckedBackup, restoreDatabase } from './platform/backup/restore-backup';
import { endRestore, refuseUsedDatabase } from './platform/backup/restoring/restore-mark';
import { openBlobs } from './platform/blobs';
import type { AppConfig } from './platform/config/config';
import { openEventStore } from './platform/event-store/open-event-store';
import type { EventStore } from './platform/event-store/port';
import { erasedKeys } from './platform/personal-data';
import { withoutReactions } from './platform/reactions';
import { repeatErasures } from './privacy/erasure/erase-tables';

/** An empty place. */
export interface JournalPlace {
  pool: Pool;
  knex: Knex;
  config: Pick<AppConfig, 'blobUrl' | 'dataDir' | 'eventStoreUrl'>;
  /** Keeps the secrets of the backup. */
  keepSecrets(backup: CheckedBackup): Promise<void>;
  /** Shows a line about the progress. */
  print(line: string): void;
}

export interface JournalBackup {
  place: string;
  folder: string;
  passphrase: string;
}

export interface RestoredJournal {
  events: number;
  manifest: Manifest;
}

/**
 * Restores a whole backup into an empty place. No server may run on it: its reactions would send the mails of restored events again.
 * @throws BackupRefused, or Error while a server or another tool is at work, or when the read models cannot be computed.
 */
export function restoreJournal(into: JournalPlace, from: JournalBackup): Promise<RestoredJournal> {
  const { pool, config } = into;
  const { place, folder, passphrase } = from;
  return withoutReactions(pool, async () => {
    await refuseUsedDatabase(pool, folder);
    const checked = await checkBackup(place, folder, passphrase, MIGRATIONS);
    await into.keepSecrets(checked);
    await loadBlobs(await openBlobs(config), place, folder, checked.manifest);
    const store = await openEventStore(pool, config.eventStoreUrl);
    try {
      const events = await restoreData(into, store, folder, checked);
      return { events, manifest: checked.manifest };
    } finally {
      await store.close();
    }
  });
}

/** @returns the number of events. */
async function restoreData(
  { pool, knex, config, print }: JournalPlace,
  store: EventStore,
  folder: string,
  checked: CheckedBackup,
): Promise<number> {
  const target = { pool, knex, store, migrations: MIGRATIONS, erasedKeys: await erasedKeys(config.dataDir) };
  const { events } = await restoreDatabase(target, folder, checked);
  await repeatErasures(pool);
  // The tables are a little newer than the end of the log.
  await dropLostMails(pool, store);
  // An event that cannot be read stops the read models. It can only be quarantined once a server and its tools may work again.
  await endRestore(pool);
  print(
    'Events, tables and files are restored. The read models are computed now. If this is interrupted, start the server: it computes them again.',
  );
  await rebuildAndVerify(pool, checked.keys ? readableLog(store, pool, checked.keys) : store).catch(withoutReadModels);
  return events;
}

function withoutReadModels(failure: unknown): never {
  const reason = failure instanceof Error ? failure.message : String(failure);
  throw new Error(
    `Events, tables and files are restored, but the read models could not be computed: ${reason}\n` +
      'Do not repeat the restore. Start the server: it computes the read models again, and names an event that it cannot read. Set such ' +
      'an event aside (docs/operating.md, "A poison event"): npm run projections -- quarantine EVENT --reason "why"',
    { cause: failure },
  );
}
