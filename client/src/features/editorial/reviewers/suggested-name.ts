/** Words before a name that are not part of it. */
const TITLES = /^(?:(?:prof(?:essor)?|dr|mr|mrs|ms|miss|sir)\.?\s+)+/i;

export interface Names {
  firstName: string;
  lastName: string;
}

/**
 * Splits a full name into first and last name. The last name begins at the first word in small letters, as in 'Anna van der Berg', and is
 * otherwise the last word. For a single word, the first name is empty: no name is invented.
 */
export function namesOf(fullName: string): Names {
  const whole = fullName.trim().replace(/\s+/g, ' ');
  const words = (whole.replace(TITLES, '') || whole).split(' ');
  const small = words.findIndex((word, place) => place > 0 && /^\p{Ll}/u.test(word));
  const start = small > 0 ? small : words.length - 1;
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') };
}
