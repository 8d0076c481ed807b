import Bowser from 'bowser';

const UNKNOWN = 'Unknown program';

/** Browser and system of a user agent in words, such as 'Firefox on Windows', for people to recognise their own sessions. */
export function clientInWords(userAgent: string | null): string {
  if (userAgent === null || userAgent === '') return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  const [program = UNKNOWN, system] = [browser.name, os.name].map((name) => name || undefined);
  return system === undefined ? program : `${program} on ${system}`;
}
