import { texts } from '../language/texts';
import { t } from '../language/translate';

/** The problem of one field, as shown next to it; undefined when there is none. */
export type Problem = string | undefined;

/** Messages by field name. */
export type Problems = Record<string, string>;

export const maxMessage = (max: number): string => t('Max {max} characters allowed.', { max });

/** The problem of a text that is too long. `max`: UTF-16 units of the trimmed text. */
export const longProblem = (text: string, max: number): Problem =>
  text.trim().length > max ? maxMessage(max) : undefined;

/** The problem of a text that is too long, or has nothing except spaces. */
export const requiredProblem = (text: string, message: string, max: number): Problem =>
  text.trim() === '' ? message : longProblem(text, max);

/** Only the fields with a problem, in the given order. */
export const onlyProblems = (fields: Record<string, Problem>): Problems =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** The spec gives a few messages as a key instead of a text (part 1, section 5); screens show these texts. */
const TEXT_OF_KEY: Readonly<Record<string, string>> = texts({
  TITLE_REQUIRED: 'Title is required',
  FIRSTNAME_REQUIRED: 'Firstname is required',
  LASTNAME_REQUIRED: 'Lastname is required',
  FULLNAME_REQUIRED: 'Full name is required',
});

/** A message as shown to people. */
export const messageText = (message: string): string => TEXT_OF_KEY[message] ?? message;
