import { refuseUnfinishedRestore } from '../../platform/backup/restoring/restore-mark';
import { loadConfig } from '../../platform/config/config';
import { refuseFormerPlace } from '../../platform/event-store/copy/place';
import { createPostgresEventStore } from '../../platform/event-store/postgres/create-postgres-event-store';
import { giveUpAllSeals } from '../../platform/log-proof';
import { refuseForeignDataKey } from '../../platform/personal-data';
import { encryptLog } from '../../platform/personal-data/tools/encrypt-log';
import { createPool, openDatabase } from '../../platform/postgres';
import { withoutReactions } from '../../platform/reactions';
import { readableLog } from '../store/open-log';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

const USAGE = 'Usage, with the server stopped: npm run events -- encrypt';

class InvalidArguments extends Error {}

/** `npm run events -- encrypt`, with the server stopped. */
async function main(words: string[]): Promise<void> {
  if (words.length > 0) throw new InvalidArguments(`'encrypt' has no other words.\n${USAGE}`);
  const config = loadConfig(process.env, 'tool');
  if (config.eventStoreUrl !== null)
    throw new Error(
      'EventStoreDB never changes a stored event. Copy the events to Postgres (npm run events -- copy --to embedded), encrypt ' +
        'them there, and copy them to an EventStoreDB that is empty.',
    );
  const database = await openDatabase(config, { join: true, onTrouble: complain });
  const pool = createPool(database.url, complain);
  try {
    await refuseUnfinishedRestore(pool);
    await refuseFormerPlace(pool, null);
    await refuseForeignDataKey(pool, config.dataKey);
    const store = await createPostgresEventStore(pool);
    try {
      const count = await withoutReactions(pool, () =>
        encryptLog(pool, store, readableLog(store, pool, config), () => giveUpAllSeals(pool)),
      );
      print(`Encrypted the personal texts of ${count} events. Earlier backups and copies still hold them in plain.`);
    } finally {
      await store.close();
    }
  } finally {
    await pool.end();
    await database.stop();
  }
}

main(process.argv.slice(2)).catch((failure: unknown) => {
  complain(failure instanceof Error ? failure.message : String(failure));
  process.exitCode = failure instanceof InvalidArguments ? 2 : 1;
});
