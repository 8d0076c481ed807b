import Bowser from 'bowser';
import { UNKNOWN_PROGRAM } from '../../contracts';

const PROGRAMS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

/**
 * Browser and system according to the user agent; null if it does not contain them. Only names that the library knows are used. It copies
 * other names from the user agent, and since these names appear in mails, a stranger could use them to write to the holder of an account.
 */
export interface ClientParts {
  program: string | null;
  system: string | null;
}

export function clientParts(userAgent: string | null): ClientParts {
  if (userAgent === null || userAgent === '') return { program: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { program: knownIn(PROGRAMS, browser.name), system: knownIn(SYSTEMS, os.name) };
}

/**
 * Browser and system of a user agent in English words, such as 'Firefox on Windows', for people to recognise their own sessions. They are
 * stored like this; `clientText` shows them in a language.
 */
export function clientInWords(userAgent: string | null): string {
  const { program, system } = clientParts(userAgent);
  const name = program ?? UNKNOWN_PROGRAM;
  return system === null ? name : `${name} on ${system}`;
}

const knownIn = (names: ReadonlySet<string>, name = ''): string | null => (names.has(name) ? name : null);
