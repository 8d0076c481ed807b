/** Words before a name that are not part of it. */
const TITLES = /^(?:(?:prof(?:essor)?|dr|mr|mrs|ms|miss|sir)\.?\s+)+/i;

export interface Names {
  firstName: string;
  lastName: string;
}

/**
 * First and last name of a name that was written as one. The last name begins at the first word in small letters, as in 'Anna van
 * der Berg', and is otherwise the last word. Of a single word the first name is empty: nothing is invented.
 */
export function namesOf(fullName: string): Names {
  const whole = fullName.trim().replace(/\s+/g, ' ');
  const words = (whole.replace(TITLES, '') || whole).split(' ');
  const small = words.findIndex((word, place) => place > 0 && /^\p{Ll}/u.test(word));
  const start = small > 0 ? small : words.length - 1;
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') };
}
