import { randomBytes, randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config-error';

const BYTES = 48;

const hasCode = (failure: unknown, code: string): boolean => (failure as NodeJS.ErrnoException | null)?.code === code;

const problem = (failure: unknown): ConfigError =>
  new ConfigError([`DATA_DIR must be a folder that can be read and written: ${(failure as Error).message}`]);

/** Creates the folder if it does not exist. @throws ConfigError when it cannot be created or used. */
export function ensureDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (failure) {
    throw problem(failure);
  }
}

/**
 * A random secret that is created once and stored in a file of `folder`, readable only by its owner.
 * @throws ConfigError when the folder is not usable, or the file does not hold a secret.
 */
export function keptSecret(folder: string, name: string): string {
  ensureDataDir(folder);
  const path = join(folder, name);
  let secret: string;
  try {
    make(path);
    secret = readFileSync(path, 'utf8').trim();
  } catch (failure) {
    throw problem(failure);
  }
  if (secret.length < BYTES) throw new ConfigError([`DATA_DIR holds a damaged file '${name}': restore or delete it`]);
  return secret;
}

/** A secret that a restore has put into a file of `folder`; null without one. @throws ConfigError when the file does not hold a secret. */
export function restoredSecret(folder: string, name: string): string | null {
  const path = join(folder, name);
  if (!existsSync(path)) return null;
  return keptSecret(folder, name);
}

/** Writes the file completely before it gets its name: of two concurrent starts, only one can give it the name. */
function make(path: string): void {
  if (existsSync(path)) return;
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, randomBytes(BYTES).toString('base64url'), { mode: 0o600, flush: true });
    linkSync(draft, path);
  } catch (failure) {
    if (!hasCode(failure, 'EEXIST')) throw failure;
  } finally {
    rmSync(draft, { force: true });
  }
}
