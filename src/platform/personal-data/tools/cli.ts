import { refuseUnfinishedRestore } from '../../backup/restoring/restore-mark';
import { loadConfig } from '../../config/config';
import { createPool, openDatabase } from '../../postgres';
import { withoutReactions } from '../../reactions';
import { MasterKey } from '../keys/master-key';
import { givenDataKey, WrongWords } from './given-data-key';
import { nextDataKey, useNextDataKey } from './kept-data-key';
import { rotateKeys } from './rotate-keys';

const USAGE = `Usage, with the server stopped:
  npm run keys -- rotate   wraps the keys of personal data by a new master key: one that is made and kept in DATA_DIR, or where
                           DATA_KEY or DATA_KEY_FILE is set, that of DATA_KEY_NEW or DATA_KEY_NEW_FILE, which is DATA_KEY from
                           then on`;
const NEW_VALUE = 'Give the new key as DATA_KEY or DATA_KEY_FILE from now on, start the server, and make a backup now.';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

async function main(words: string[]): Promise<void> {
  if (words.join(' ') !== 'rotate') throw new WrongWords('Say what to do.');
  const given = givenDataKey(process.env);
  const config = loadConfig(process.env, 'tool');
  const database = await openDatabase(config, { join: true, onTrouble: complain });
  const pool = createPool(database.url, complain);
  try {
    await refuseUnfinishedRestore(pool);
    const next = given ?? (await nextDataKey(config.dataDir));
    const count = await withoutReactions(pool, () =>
      rotateKeys(pool, new MasterKey(config.dataKey), new MasterKey(next)),
    );
    if (given === null) await useNextDataKey(config.dataDir);
    print(`${count} keys are wrapped by the new master key.`);
    print(given === null ? 'Make a backup now.' : NEW_VALUE);
  } finally {
    await pool.end();
    await database.stop();
  }
}

main(process.argv.slice(2)).catch((failure: unknown) => {
  complain(failure instanceof Error ? failure.message : String(failure));
  if (failure instanceof WrongWords) complain(`\n${USAGE}`);
  process.exitCode = failure instanceof WrongWords ? 2 : 1;
});
