import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import * as ownModules from 'node:module';
import { join } from 'node:path';
import type { AppConfig } from '../config/app-config';

/** Functions of Node 22.10 and later. Node 20 has none of them. */
export interface ModulesOfNode {
  enableCompileCache?(folder: string): { status: number };
  flushCompileCache?(): void;
  constants?: { compileCacheStatus: { ENABLED: number } };
}

/** The types are those of Node 20. */
const OWN_MODULES: object = ownModules;
const FOLDER = 'compiled-code';
/** The hash of its sources, which the build writes next to the built server. Sources that are not built have none. */
const STAMP = join(__dirname, '..', '..', '..', '.server-stamp');
/** The first requests after the start come before it: writing occupies the process for up to a second. */
const WRITE_AFTER_MS = 30_000;

/** A name that no other build and no other version of Node has; null for sources that are not built. */
function nameOfBuild(stamp: string): string | null {
  try {
    return `${process.version}-${readFileSync(stamp, 'utf8').slice(0, 16)}`;
  } catch {
    return null;
  }
}

/** The code of other builds. Failures are ignored: the folder may be read-only, or another process deletes the same. */
async function removeOthers(folder: string, kept: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (name !== kept) await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/**
 * Lets Node keep the compiled code of all modules that are loaded from now on, in a folder below DATA_DIR that can be deleted at any time
 * (ADR 109). If Node cannot use the folder, the server starts without it. Tests start servers only once.
 * @returns what to do when the server is ready: it writes the code, and deletes the code of other builds.
 */
export function keepCompiledCode(
  { dataDir, nodeEnv }: Pick<AppConfig, 'dataDir' | 'nodeEnv'>,
  modules: ModulesOfNode = OWN_MODULES,
  stamp = STAMP,
): () => Promise<void> {
  const nothing = (): Promise<void> => Promise.resolve();
  const name = nameOfBuild(stamp);
  if (name === null || nodeEnv === 'test' || !modules.flushCompileCache) return nothing;
  const folder = join(dataDir, FOLDER);
  const status = modules.enableCompileCache?.(join(folder, name)).status;
  // Any other status: it failed, or a variable of Node has switched it off, or on in another folder.
  if (status !== modules.constants?.compileCacheStatus.ENABLED) return nothing;
  return async () => {
    modules.flushCompileCache?.();
    await removeOthers(folder, name);
  };
}

/**
 * Node itself writes at the end of the process. That is too late: a server usually ends because of an upgrade, which needs other code, or is
 * killed.
 */
export function writeLater(write: () => Promise<void>): void {
  setTimeout(() => void write(), WRITE_AFTER_MS).unref();
}
