import { readFileSync } from 'node:fs';

/** More than any password or address has; a larger file is another one. */
const MOST = 65_536;

const isGiven = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';

/**
 * Settings that hold secrets, read from files: `NAME_FILE` names a file with the value of NAME. A vault or the orchestrator of the
 * containers provides it, so that the secret stands in no environment. Line breaks at the end do not count. Problems are by variable
 * and do not repeat what a file holds.
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
  if (value.trim() === '' || text.length > MOST) throw new Error('a file with the value and nothing else');
  return value;
}
