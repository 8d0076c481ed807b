import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config-error';

const BYTES = 48;

const hasCode = (failure: unknown, code: string): boolean => (failure as NodeJS.ErrnoException | null)?.code === code;

/**
 * A random secret that is made once and kept in a file of `folder`, readable by its owner only.
 * @throws ConfigError when the folder cannot be written, or the file does not hold a secret.
 */
export function keptSecret(folder: string, name: string): string {
  const path = join(folder, name);
  try {
    mkdirSync(folder, { recursive: true });
    // 'wx' fails where the file is there already, so that two starts at once agree on one secret.
    writeFileSync(path, randomBytes(BYTES).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (failure) {
    if (!hasCode(failure, 'EEXIST')) {
      throw new ConfigError([`DATA_DIR must be a folder that can be written: ${(failure as Error).message}`]);
    }
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < BYTES) throw new ConfigError([`DATA_DIR holds a damaged file '${name}': restore or delete it`]);
  return secret;
}
