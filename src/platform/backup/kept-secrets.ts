import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AppConfig, loadConfig, SIGNING_KEY_FILE } from '../config/config';
import { BackupRefused } from './refusal';
import type { CheckedBackup } from './restore-backup';

/**
 * The secrets of the settings that a backup keeps, by their names. The signing key of the log is included only if it differs from the
 * session secret.
 */
export function secretsToKeep({
  jwtSecret,
  logSigningKey,
}: Pick<AppConfig, 'jwtSecret' | 'logSigningKey'>): Record<string, string> {
  return logSigningKey === jwtSecret ? { jwtSecret } : { jwtSecret, logSigningKey };
}

/** Given to the settings in place of an absent secret, so that they do not create one. A restore brings its own. */
const NO_SECRET = 'x'.repeat(64);

/** The settings of an empty place that has no secrets yet. */
export function restoreSettings(env: NodeJS.ProcessEnv): AppConfig {
  const isGiven = (name: string): boolean => [env[name], env[`${name}_FILE`]].some((value) => value?.trim());
  const absent = ['JWT_SECRET', 'DATA_KEY'].filter((name) => !isGiven(name));
  return loadConfig({ ...env, ...Object.fromEntries(absent.map((name) => [name, NO_SECRET])) }, 'tool');
}

interface Restored {
  setting: string;
  file: string;
  /** The value in the settings. */
  is: string;
  restored: string | undefined;
}

/** Sessions and keys in mails depend on JWT_SECRET, personal data on DATA_KEY. @throws BackupRefused when the settings have another value. */
async function restoreSecret(dataDir: string, { setting, file, is, restored }: Restored): Promise<void> {
  if (restored === undefined) throw new BackupRefused(`The backup holds no ${setting}.`);
  if (is !== NO_SECRET) {
    if (is === restored) return;
    throw new BackupRefused(
      `${setting} is not the one of the backup, so that what hangs on it would not open any more. Set the same one, or none.`,
    );
  }
  await write(dataDir, file, restored);
}

async function write(dataDir: string, file: string, secret: string): Promise<void> {
  const path = join(dataDir, file);
  if ((await readFile(path, 'utf8').catch(() => '')) !== secret) await writeFile(path, secret, { mode: 0o600 });
}

/** A different signing key may be intended: old seals stay valid and are shown as made with an earlier key. So it is reported, not refused. */
async function restoreSigningKey(
  { dataDir, logSigningKey, jwtSecret }: AppConfig,
  restored: string,
  print: (line: string) => void,
): Promise<void> {
  // If LOG_SIGNING_KEY is not set, the key is JWT_SECRET, or the key that an earlier attempt of this restore has written.
  if (logSigningKey === jwtSecret) return write(dataDir, SIGNING_KEY_FILE, restored);
  if (logSigningKey !== restored)
    print('LOG_SIGNING_KEY is not the one of the backup: its seals will be shown as made with an earlier key.');
}

/** Puts the secrets of a backup into DATA_DIR, unless the settings contain them. @throws BackupRefused when the settings contain different ones. */
export async function restoreSecrets(
  config: AppConfig,
  { secrets, keys }: Pick<CheckedBackup, 'secrets' | 'keys'>,
  print: (line: string) => void,
): Promise<void> {
  const { dataDir, jwtSecret, dataKey } = config;
  const session = { setting: 'JWT_SECRET', file: 'jwt-secret', is: jwtSecret, restored: secrets['jwtSecret'] };
  await restoreSecret(dataDir, session);
  const signing = secrets['logSigningKey'];
  if (signing !== undefined) await restoreSigningKey(config, signing, print);
  if (keys)
    await restoreSecret(dataDir, { setting: 'DATA_KEY', file: 'data-key', is: dataKey, restored: keys.dataKey });
}
