import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDataDir, keptSecret } from '../../config/kept-secret';
import { type Account, canEnter, serverAccount } from './account';
import { findBinaries, reachableBinaries } from './binaries';

/** Paths of one embedded server. */
export interface Layout {
  /** Folder with `bin`, `lib` and `share`. */
  home: string;
  /** The server's own folder, which only its account may enter. */
  folder: string;
  data: string;
  log: string;
  /** File with the present owner of the server. */
  ownerFile: string;
  portFile: string;
  password: string;
  account: Account | null;
}

/** Used where the server's account cannot enter root's own folders. */
const SHELTER = '/var/lib/quire';

/**
 * Finds or creates the folders of the server of one DATA_DIR. If the account cannot reach DATA_DIR, the database is under
 * `/var/lib/quire` and a file in DATA_DIR says where.
 */
export function prepareLayout(dataDir: string): Layout {
  ensureDataDir(dataDir);
  const note = join(dataDir, 'postgres-folder');
  const noted = existsSync(note) ? readFileSync(note, 'utf8').trim() : null;
  const account = serverAccount(join(noted ?? join(dataDir, 'postgres'), 'data'));
  const folder = noted ?? (canEnter(dataDir, account) ? join(dataDir, 'postgres') : noteShelter(note));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (account) chownSync(folder, account.uid, account.gid);
  return {
    home: reachableBinaries(findBinaries(), account, SHELTER),
    folder,
    data: join(folder, 'data'),
    log: join(folder, 'postgres.log'),
    ownerFile: join(dataDir, 'postgres-owner.json'),
    portFile: join(dataDir, 'postgres-port'),
    password: keptSecret(dataDir, 'postgres-password'),
    account,
  };
}

function noteShelter(note: string): string {
  const folder = join(SHELTER, randomUUID());
  mkdirSync(SHELTER, { recursive: true, mode: 0o755 });
  writeFileSync(note, folder);
  return folder;
}
