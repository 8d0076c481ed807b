import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

export interface UnpackedChromium {
  executablePath: string;
  /** Folder of the libraries that a minimal system lacks. */
  libraries: string;
}

/**
 * Unpacks the Chromium of @sparticuz/chromium once per version. By default it would be in the shared temporary folder, where any
 * user could replace it.
 */
export async function unpackChromium(cache: string): Promise<UnpackedChromium> {
  const packageFolder = dirname(dirname(dirname(require.resolve('@sparticuz/chromium'))));
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpackTo(folder, join(packageFolder, 'bin'));
  return { executablePath: join(folder, 'chromium'), libraries: join(folder, 'lib') };
}

async function unpackTo(folder: string, packed: string): Promise<void> {
  const halfway = `${folder}.${randomUUID()}`;
  await mkdir(halfway, { recursive: true });
  const inflate = (name: string): NodeJS.ReadWriteStream[] => [
    createReadStream(join(packed, name)) as unknown as NodeJS.ReadWriteStream,
    createBrotliDecompress(),
  ];
  await Promise.all([
    pipeline([...inflate('chromium.br'), createWriteStream(join(halfway, 'chromium'))]),
    pipeline([...inflate('al2023.tar.br'), extract(halfway)]),
    pipeline([...inflate('swiftshader.tar.br'), extract(halfway)]),
  ]);
  await chmod(join(halfway, 'chromium'), 0o755);
  // Another process may have been first; its result is the same.
  await rename(halfway, folder).catch(async (failure: unknown) => {
    await rm(halfway, { recursive: true, force: true });
    if (!existsSync(folder)) throw failure;
  });
}
