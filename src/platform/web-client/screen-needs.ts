import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A screen in the list that the build writes (client/build/screen-files.ts). */
interface Screen {
  /** A regular expression for an address under the client's base; its groups are the parameters. */
  address: string;
  /** The screen's files. */
  files: string[];
  /** The first calls of the screen: paths below `/api` with parameters such as `:id`. */
  calls?: string[];
}

interface ScreenNeeds {
  files: string[];
  /** Paths below `/api`. */
  calls: string[];
}

/** Only identifiers are filled in. With any other parameter, the call is left to the screen, which can interpret it. */
const IDENTIFIER = /^[\w-]+$/;

function filledIn(call: string, parameters: Record<string, string | undefined>): string[] {
  const values = [...call.matchAll(/:(\w+)/g)].map(([, name = '']) => parameters[name] ?? '');
  if (!values.every((value) => IDENTIFIER.test(value))) return [];
  return [call.replaceAll(/:(\w+)/g, () => values.shift() ?? '')];
}

/** The needs of the screen at `path`, below the client's base; nothing for an address without a screen, or a client built without the list. */
export async function screenNeeds(folder: string, path: string): Promise<ScreenNeeds> {
  const text = await readFile(join(folder, 'screens.json'), 'utf8').catch(() => '[]');
  for (const { address, files, calls = [] } of JSON.parse(text) as Screen[]) {
    const found = new RegExp(address, 'i').exec(path);
    if (found) return { files, calls: calls.flatMap((call) => filledIn(call, found.groups ?? {})) };
  }
  return { files: [], calls: [] };
}
