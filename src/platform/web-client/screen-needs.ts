import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** As the build writes them (client/build/screen-files.ts): a regular expression for an address under the client's base, and the screen's files. */
interface ScreenFiles {
  address: string;
  files: string[];
}

/** The files of the screen at `path`, below the client's base; none for an address without a screen, or a client built without the list. */
export async function screenFiles(folder: string, path: string): Promise<string[]> {
  const text = await readFile(join(folder, 'screens.json'), 'utf8').catch(() => '[]');
  const screens = JSON.parse(text) as ScreenFiles[];
  return screens.find(({ address }) => new RegExp(address, 'i').test(path))?.files ?? [];
}
