import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDataDir, keptSecret } from '../../config/kept-secret';
import { type Account, serverAccount } from './account';
import { findBinaries, restoreLinks } from './binaries';
import { type LaunchMethod, launchMethodFor } from './launch-method';

/** Paths of one embedded server. */
export interface Layout {
  /** Folder with `bin`, `lib` and `share`. */
  home: string;
  /** The server's own folder, which only its account may enter. */
  folder: string;
  data: string;
  log: string;
  /** File with the current owner of the server. */
  ownerFile: string;
  portFile: string;
  password: string;
  launchMethod: LaunchMethod;
}

/**
 * Finds or creates the folders of the server of one DATA_DIR, which holds all of them.
 * @throws Error with instructions when the server cannot access the folder, or when its data are where earlier releases put them.
 */
export function prepareLayout(dataDir: string): Layout {
  ensureDataDir(dataDir);
  const folder = join(dataDir, 'postgres');
  refuseOldPlace(dataDir, folder);
  const account = serverAccount(join(folder, 'data'));
  const found = findBinaries();
  const launchMethod = launchMethodFor([dataDir, join(found.home, 'bin')], account);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (account) changeOwner(account, folder);
  restrictAccess(join(folder, 'data'));
  restoreLinks(found.home);
  return {
    home: found.home,
    folder,
    data: join(folder, 'data'),
    log: join(folder, 'postgres.log'),
    ownerFile: join(dataDir, 'postgres-owner.json'),
    portFile: join(dataDir, 'postgres-port'),
    password: keptSecret(dataDir, 'postgres-password'),
    launchMethod,
  };
}

/** A copy that root made belongs to root, with everything in it. */
function changeOwner(account: Account, folder: string): void {
  const data = join(folder, 'data');
  const isCopy = existsSync(data) && statSync(data).uid !== account.uid;
  const inside = isCopy ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  for (const name of ['', ...inside]) chownSync(join(folder, name), account.uid, account.gid);
}

/** Closes the data folder: Postgres refuses a folder that others may read, and copying it with `cp -r` often opens it. */
function restrictAccess(data: string): void {
  const openToOthers = 0o027;
  if (existsSync(data) && (statSync(data).mode & openToOthers) !== 0) chmodSync(data, 0o700);
}

/**
 * Earlier releases put the database of a closed DATA_DIR into a folder elsewhere and left a note. A copy of DATA_DIR has the same note,
 * so only a person can say whose database it is.
 */
function refuseOldPlace(dataDir: string, folder: string): void {
  const note = join(dataDir, 'postgres-folder');
  if (!existsSync(note) || existsSync(join(folder, 'data'))) return;
  const old = readFileSync(note, 'utf8').trim();
  throw new Error(
    existsSync(join(old, 'data'))
      ? `The database of ${dataDir} is in ${old}, where an earlier release put it; now it belongs in DATA_DIR. Stop every Quire ` +
          `and move it: mv ${old} ${folder} && rm ${note}. If ${dataDir} is only a copy, copy the folder with cp -a instead.`
      : `The database of ${dataDir} was in ${old} of the machine where an earlier release made it, and is not here. Bring that ` +
          `folder here as ${folder} and remove ${note}. To begin with an empty database, remove only ${note}.`,
  );
}
