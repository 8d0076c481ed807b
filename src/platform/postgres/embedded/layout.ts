import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDataDir, keptSecret } from '../../config/kept-secret';
import { type Account, canEnter, serverAccount } from './account';
import { findBinaries, reachableBinaries } from './binaries';

/** Where everything of one embedded server lies. */
export interface Layout {
  /** Folder with `bin`, `lib` and `share`. */
  home: string;
  /** The server's own folder, which only its account can enter. */
  folder: string;
  data: string;
  log: string;
  /** Who owns the server at the moment. */
  ownerFile: string;
  portFile: string;
  password: string;
  account: Account | null;
}

/** Taken where root's own folders are closed to the server's account. */
const SHELTER = '/var/lib/quire';

/**
 * Finds or makes the folders of the server of one DATA_DIR. Where the account cannot reach DATA_DIR, the database lies
 * under `/var/lib/quire` and DATA_DIR holds a note of where.
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
