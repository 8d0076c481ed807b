import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

const BYTES = 48;

/** The next master key of a DATA_DIR: kept next to the current key until that is replaced, so that neither is ever lost. */
export async function nextDataKey(dataDir: string): Promise<string> {
  const path = join(dataDir, 'data-key.next');
  const begun = await readFile(path, 'utf8').catch(() => '');
  if (begun.length >= BYTES) return begun.trim();
  const made = randomBytes(BYTES).toString('base64url');
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(made);
    await file.sync();
  } finally {
    await file.close();
  }
  return made;
}

/** Makes the next master key the current one. */
export const useNextDataKey = (dataDir: string): Promise<void> =>
  rename(join(dataDir, 'data-key.next'), join(dataDir, 'data-key'));
