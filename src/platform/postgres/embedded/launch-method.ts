import { execFileSync } from 'node:child_process';
import { type Account, canEnter } from './account';

/**
 * How the server's programs are started: the account, and the words before the program. Root's own folders are closed to other accounts;
 * there, setpriv gives the server the single capability to read and enter closed folders.
 */
export interface LaunchMethod {
  account: Account | null;
  prefix: readonly string[];
}

/** The second capability is for containers, which seldom have the first. */
const RIGHTS = ['dac_read_search', 'dac_override'];

/** @throws Error with instructions when the account cannot get access to a folder in any way. */
export function launchMethodFor(folders: readonly string[], account: Account | null, rights = RIGHTS): LaunchMethod {
  const closed = folders.find((folder) => !canEnter(folder, account));
  if (closed === undefined || account === null) return { account, prefix: [] };
  const prefix = rights.map((right) => setprivCommand(account, right)).find((words) => canReadFolder(words, closed));
  if (prefix !== undefined) return { account, prefix };
  throw new Error(
    `The embedded Postgres may not run as root, and the account that runs it (${account.uid}) may not enter ${closed}. ` +
      'Do one of these: start Quire as another account; set DATA_DIR to a folder that other accounts may enter, such as ' +
      '/srv/quire, with Quire itself in such a folder too; install setpriv (util-linux); or set DATABASE_URL to a Postgres of your own.',
  );
}

/** A program with its arguments, and the options for its start. */
export function launchCommand({ account, prefix }: LaunchMethod, program: string, args: readonly string[]) {
  const [first, ...words] = [...prefix, program, ...args];
  return { file: first ?? program, args: words, as: prefix.length === 0 ? account : null };
}

const setprivCommand = ({ uid, gid }: Account, right: string): readonly string[] => [
  ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs'],
  ...['--inh-caps', '--ambient-caps', '--bounding-set'].map((option) => `${option}=-all,+${right}`),
  '--',
];

function canReadFolder([program = '', ...args]: readonly string[], folder: string): boolean {
  try {
    execFileSync(program, [...args, 'ls', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
