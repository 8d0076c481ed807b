import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isEmptyPhone } from '@contracts';

/** Numbers without a country code are Dutch (spec part 1, section 3, 'phoneNumber'). */
const DEFAULT_COUNTRY = 'NL';

/** True for a possible phone number. */
export const isPhoneNumber = (typed: string): boolean =>
  parsePhoneNumberFromString(typed, DEFAULT_COUNTRY)?.isValid() ?? false;

/** The number with its country code; null if empty. An invalid number is returned as typed. */
export function tidyPhone(typed: string): string | null {
  if (isEmptyPhone(typed)) return null;
  return parsePhoneNumberFromString(typed, DEFAULT_COUNTRY)?.formatInternational() ?? typed.trim();
}
