import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Numbers without a country code are Dutch (spec part 1, section 3, 'phoneNumber'). */
const HOME = 'NL';
/** The code alone, as the empty field starts with, is no number. */
const isEmpty = (typed: string): boolean => /^(\+\d{0,3})?$/.test(typed.trim());

/** What is wrong with a phone number; undefined when it is well or left empty. */
export function phoneProblem(typed: string): string | undefined {
  if (isEmpty(typed)) return undefined;
  return parsePhoneNumberFromString(typed, HOME)?.isValid()
    ? undefined
    : 'Phone number not valid (for example +31 20 566 9111)';
}

/** The number as it is kept, with its country code; null when there is none. A wrong one stays as it was typed. */
export function tidyPhone(typed: string): string | null {
  if (isEmpty(typed)) return null;
  return parsePhoneNumberFromString(typed, HOME)?.formatInternational() ?? typed.trim();
}
