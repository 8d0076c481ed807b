import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);
const TEXTS = /\.(css|js|mjs|svg)$/;
/** Bytes below which a compressed copy saves nothing worth a file. */
const SMALL = 1_000;

/** Writes `<name>.br` next to each text file of a folder, with the best compression: about a sixth smaller than compression per request. */
export async function compressAssets(folder) {
  await Promise.all(
    readdirSync(folder)
      .filter((name) => TEXTS.test(name))
      .map(async (name) => {
        const bytes = await readFile(join(folder, name));
        if (bytes.length >= SMALL) await writeFile(join(folder, `${name}.br`), await compress(bytes));
      }),
  );
}
