import { texts } from '../language/texts';
/** Rules on a person's fields (spec part 1, section 5). */
export const PERSON_MESSAGES = texts({
  firstName: 'Firstname is required',
  lastName: 'Lastname is required',
  email: 'Email is required',
  emailInvalid: 'Email is not valid',
  emailRepeat: 'Emails do not match',
  password: 'Password is required',
  passwordShort: 'Please use at least 12 characters',
  passwordRepeat: 'Passwords do not match',
  currentPassword: 'Please enter your current password.',
  orcid: 'Orcid not valid (xxxx-xxxx-xxxx-xxxx)',
  country: 'Please choose a country from the list',
  phone: 'Phone number not valid (for example +31 20 566 9111)',
});

const EMAIL = /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+\.[^\s@"<>(),;:\\[\].]{2,}$/u;
export const isEmail = (value: string): boolean => value.length <= 254 && EMAIL.test(value);

/** The form in which addresses are compared: case and surrounding spaces do not count. */
export const normalEmail = (value: string): string => value.trim().toLowerCase();

/** The end of the address that stands in place of an erased person's. */
export const ERASED_DOMAIN = '@erased.invalid';

/** True for the address of an erased person, to which no mail can go. */
export const isErasedAddress = (address: string): boolean => normalEmail(address).endsWith(ERASED_DOMAIN);

/** True for four groups of four digits, of which the last digit, or X, is the check digit by ISO 7064 MOD 11-2. */
export function isOrcid(value: string): boolean {
  if (!/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(value)) return false;
  const digits = value.replace(/-/g, '');
  let total = 0;
  for (const digit of digits.slice(0, 15)) total = (total + Number(digit)) * 2;
  const check = (12 - (total % 11)) % 11;
  return digits[15] === (check === 10 ? 'X' : String(check));
}

export const fullName = (person: { firstName: string; middleName?: string | null; lastName: string }): string =>
  [person.firstName, person.middleName, person.lastName].filter((part) => part).join(' ');
