import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** An account of the operating system that the server runs as. */
export interface Account {
  uid: number;
  gid: number;
}

const OWN_ACCOUNT = 'quire-pg';

/**
 * Postgres refuses to run as root. Null: run it as the current account. As root: the owner of the existing data, else a separate account,
 * created if needed, else the account `nobody`.
 * @param existing the data folder; may not exist yet.
 * @throws Error when this process is root and no account is available, or when the data belong to another account.
 */
export function serverAccount(existing: string): Account | null {
  const owner = ownerOf(existing);
  const me = process.getuid?.();
  if (me === undefined) return null;
  if (me !== 0) {
    if (owner && owner.uid !== me) {
      throw new Error(
        `${existing} belongs to another account of this machine (${owner.uid}): start as that one, or as root`,
      );
    }
    return null;
  }
  if (owner && owner.uid !== 0) return owner;
  const account = lookUp(OWN_ACCOUNT) ?? (makeAccount() ? lookUp(OWN_ACCOUNT) : null) ?? lookUp('nobody');
  if (!account)
    throw new Error('Postgres may not run as root, and there is no other account: start Quire as another one');
  return account;
}

/** Whether the account may enter every folder on the way to `path` and read it. */
export function canEnter(path: string, account: Account | null): boolean {
  if (!account) return true;
  for (let at = path; ; at = dirname(at)) {
    const { mode, uid, gid } = statSync(at);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (dirname(at) === at) return true;
  }
}

function ownerOf(path: string): Account | null {
  try {
    const { uid, gid } = statSync(path);
    return { uid, gid };
  } catch {
    return null;
  }
}

function lookUp(name: string): Account | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
}

function makeAccount(): boolean {
  const settings = ['--system', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'];
  try {
    execFileSync('useradd', [...settings, OWN_ACCOUNT], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
