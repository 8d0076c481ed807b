import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** As the build writes it (client/build/screen-files.ts). */
interface Screen {
  /** A regular expression for an address under the client's base; its groups are the parameters. */
  address: string;
  /** The screen's files. */
  files: string[];
  /** What the screen asks first: paths below `/api` with parameters such as `:id`. */
  calls?: string[];
}

interface ScreenNeeds {
  files: string[];
  /** Paths below `/api`. */
  calls: string[];
}

/** Identifiers only: the call of another address is left to the screen, which knows what to make of it. */
const IDENTIFIER = /^[\w-]+$/;

function filledIn(call: string, parameters: Record<string, string | undefined>): string[] {
  const values = [...call.matchAll(/:(\w+)/g)].map(([, name = '']) => parameters[name] ?? '');
  if (!values.every((value) => IDENTIFIER.test(value))) return [];
  return [call.replaceAll(/:(\w+)/g, () => values.shift() ?? '')];
}

/** What the screen at `path`, below the client's base, needs; nothing for an address without a screen, or a client built without the list. */
export async function screenNeeds(folder: string, path: string): Promise<ScreenNeeds> {
  const text = await readFile(join(folder, 'screens.json'), 'utf8').catch(() => '[]');
  for (const { address, files, calls = [] } of JSON.parse(text) as Screen[]) {
    const found = new RegExp(address, 'i').exec(path);
    if (found) return { files, calls: calls.flatMap((call) => filledIn(call, found.groups ?? {})) };
  }
  return { files: [], calls: [] };
}
