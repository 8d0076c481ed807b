import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In DATA_DIR, next to the master key: ids of keys, one per line. It reveals nothing about the people. */
const FILE = 'erased-keys';

/** Records keys before they are erased, so that restoring an earlier backup does not bring them back (ADR 75). */
export async function noteErasedKeys(dataDir: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const file = await open(join(dataDir, FILE), 'a', 0o600);
  try {
    await file.appendFile(ids.map((id) => `${id}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The ids recorded in this DATA_DIR. */
export async function erasedKeys(dataDir: string): Promise<string[]> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT') return '';
    throw failure;
  });
  return text.split('\n').filter((line) => line !== '');
}
