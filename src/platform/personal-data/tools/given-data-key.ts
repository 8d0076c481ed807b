import { ConfigError } from '../../config/config-error';
import { withSecretFiles } from '../../config/secrets/secret-files';

const SHORTEST = 32;
const [NOW, NEXT] = ['DATA_KEY', 'DATA_KEY_NEW'];

/** Words that the tool refuses with its usage. */
export class WrongWords extends Error {}

/**
 * The new master key of the settings; null: the key is kept in DATA_DIR, and so is the new one. Both settings may be given as NAME_FILE: a
 * key of a vault is never replaced by one in DATA_DIR.
 * @throws ConfigError when a file cannot be used. @throws WrongWords when the new key is missing or too short.
 */
export function givenDataKey(settings: NodeJS.ProcessEnv): string | null {
  const { env, problems } = withSecretFiles(settings, [NOW, NEXT]);
  if (problems.size > 0) throw new ConfigError([...problems.values()]);
  const [now = '', next = ''] = [NOW, NEXT].map((name) => env[name]?.trim());
  if (next.length >= SHORTEST) return next;
  if (now === '' && next === '') return null;
  const what = `${NEXT} or ${NEXT}_FILE must give the new key, with at least ${SHORTEST} characters`;
  if (now === '') throw new WrongWords(`${what}.`);
  throw new WrongWords(`${env[`${NOW}_FILE`]?.trim() ? `${NOW}_FILE` : NOW} is set, so ${what}.`);
}
