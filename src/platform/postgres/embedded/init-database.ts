import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launchCommand } from './launch-method';
import type { Layout } from './layout';

/** Name of the server's superuser, as which Quire connects. */
export const SUPERUSER = 'quire';

const HALFWAY = 'data.new-';

/**
 * Creates the data folder if it does not exist: UTF-8 and the built-in C.UTF-8 locale, so that order and case do not depend on the
 * machine. @throws Error with the output of initdb.
 */
export async function initDatabase(layout: Layout, durable: boolean): Promise<void> {
  if (existsSync(layout.data)) return;
  const { folder, password, launchMethod } = layout;
  const { account } = launchMethod;
  clearRemains(folder);
  // Create under a temporary name and rename, so that an interrupted start leaves nothing that looks complete. The name is unique,
  // since an initdb that outlived its Quire may still be running.
  const halfway = join(folder, `${HALFWAY}${randomUUID()}`);
  const passwordFile = `${halfway}-password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const access = [`--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const place = ['-D', halfway, '-L', join(layout.home, 'share', 'postgresql')];
  const words = [...place, ...locale, ...access, ...(durable ? [] : ['--no-sync'])];
  const { file, args, as } = launchCommand(launchMethod, join(layout.home, 'bin', 'initdb'), words);
  try {
    await promisify(execFile)(file, args, { cwd: folder, env: serverEnvironment(layout), ...as });
  } catch (failure) {
    throw new Error(
      `The embedded Postgres could not be set up: ${(failure as { stderr?: string }).stderr ?? String(failure)}`,
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(halfway, layout.data);
}

/** Removes leftovers of interrupted starts, as far as possible. */
function clearRemains(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(HALFWAY))) {
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // Another process still writes into it, which is harmless.
    }
  }
}

/** Only the variables that the server needs: the environment of this process contains secrets. */
export const serverEnvironment = (layout: Layout): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  TZ: 'UTC',
  LC_ALL: 'C',
  LD_LIBRARY_PATH: join(layout.home, 'lib'),
});
