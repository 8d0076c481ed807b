import { readFileSync } from 'node:fs';

/** More bytes than any password or address has; a larger file must be the wrong file. */
const MAX_SECRET_BYTES = 65_536;

const isGiven = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';

/**
 * Settings that contain secrets, read from files: `NAME_FILE` names a file with the value of NAME. A vault or the orchestrator of the
 * containers provides the file, so that the secret is not in the environment. Line breaks at the end are ignored. Problems are listed by
 * variable and do not repeat the content of a file.
 */
export function withSecretFiles(
  env: NodeJS.ProcessEnv,
  names: readonly string[],
): { env: NodeJS.ProcessEnv; problems: Map<string, string> } {
  const problems = new Map<string, string>();
  const read: NodeJS.ProcessEnv = {};
  for (const name of names) {
    const file = `${name}_FILE`;
    const path = env[file]?.trim();
    if (!path) continue;
    try {
      if (isGiven(env[name])) throw new Error(`left out when ${name} is given`);
      read[name] = valueIn(path);
    } catch (failure) {
      problems.set(file, `${file} must be ${(failure as Error).message}`);
    }
  }
  return { env: { ...env, ...read }, problems };
}

/** @throws Error whose message follows 'must be'. */
function valueIn(path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (failure) {
    throw new Error(`a file that can be read (${(failure as NodeJS.ErrnoException).code ?? 'unknown fault'})`);
  }
  const value = text.replace(/[\r\n]+$/, '');
  if (value.trim() === '' || text.length > MAX_SECRET_BYTES) throw new Error('a file with the value and nothing else');
  return value;
}
