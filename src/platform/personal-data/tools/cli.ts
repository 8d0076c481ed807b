import { refuseUnfinishedRestore } from '../../backup/restoring/restore-mark';
import { loadConfig } from '../../config/config';
import { createPool, openDatabase } from '../../postgres';
import { withoutReactions } from '../../reactions';
import { MasterKey } from '../keys/master-key';
import { nextDataKey, useNextDataKey } from './kept-data-key';
import { rotateKeys } from './rotate-keys';

const USAGE = `Usage, with the server stopped:
  npm run keys -- rotate   wraps the keys of personal data by a new master key: one that is made and kept in DATA_DIR, or where
                           DATA_KEY is set, that of DATA_KEY_NEW, which is DATA_KEY from then on`;
const SHORTEST = 32;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

class WrongWords extends Error {}

/** The new master key that was given; null: it is created in DATA_DIR. @throws WrongWords */
function givenKey(): string | null {
  const { DATA_KEY, DATA_KEY_NEW = '' } = process.env;
  if (!DATA_KEY?.trim()) return null;
  if (DATA_KEY_NEW.trim().length < SHORTEST)
    throw new WrongWords(`DATA_KEY is set, so DATA_KEY_NEW must be given, with at least ${SHORTEST} characters.`);
  return DATA_KEY_NEW.trim();
}

async function main(words: string[]): Promise<void> {
  if (words.join(' ') !== 'rotate') throw new WrongWords('Say what to do.');
  const given = givenKey();
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
    print(given === null ? 'Make a backup now.' : 'Set DATA_KEY to the value of DATA_KEY_NEW, and make a backup now.');
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
