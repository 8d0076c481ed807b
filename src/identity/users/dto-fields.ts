import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, ValidateBy } from 'class-validator';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import {
  emailRepeatProblem,
  enteredPasswordProblem,
  isEmptyPhone,
  LANGUAGES,
  passwordRepeatProblem,
  PERSON_RULES,
  phoneProblem,
} from '../../contracts';
import { KeepsRule, OptionalRuledText, RuledText } from '../../platform/http/request/text-fields';

export { OrAbsent } from '../../platform/http/request/text-fields';

/** A field that must contain more than spaces. */
export const NameField = (field: 'firstName' | 'lastName'): PropertyDecorator => RuledText(PERSON_RULES[field]);

type OptionalField = Exclude<keyof typeof PERSON_RULES, 'firstName' | 'lastName' | 'email' | 'password'>;

/** A field that may be absent or empty; an empty one becomes null. */
export const PersonText = (field: OptionalField): PropertyDecorator => OptionalRuledText(PERSON_RULES[field]);

/** A language of the product, or null for the journal's default. Absent stays absent. */
export const LanguageField = (): PropertyDecorator =>
  applyDecorators(IsOptional(), IsIn(LANGUAGES, { message: 'Please choose a language from the list.' }));

/** The version of the text about personal data that the person agreed to; it may be absent. */
export const PrivacyVersionField = (): PropertyDecorator =>
  applyDecorators(IsOptional(), IsInt({ message: 'The version must be a whole number.' }));

export const EmailField = (): PropertyDecorator => RuledText(PERSON_RULES.email);

/** A password to be set; `assertStrong` checks the rest. */
export const PasswordField = (): PropertyDecorator => KeepsRule(PERSON_RULES.password);

/** A password at sign-in. */
export const EnteredPasswordField = (): PropertyDecorator => KeepsRule(enteredPasswordProblem);

const REPEATS = { email: emailRepeatProblem, password: passwordRepeatProblem };
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Must equal another field, or both are absent. Case matters in passwords, but not in addresses. */
export function Repeats(field: keyof typeof REPEATS): PropertyDecorator {
  const problem = (value: unknown, record: object | undefined) => {
    const first: unknown = Object.entries(record ?? {}).find(([name]) => name === field)?.[1];
    if (value === first) return undefined;
    const known = typeof value === 'string' && typeof first === 'string';
    return REPEATS[field](textOf(value), known ? first : `${textOf(value)}?`);
  };
  return ValidateBy({
    name: 'repeats',
    validator: {
      validate: (value: unknown, args) => problem(value, args?.object) === undefined,
      defaultMessage: (args) => problem(args?.value, args?.object) ?? '',
    },
  });
}

const emptyPhoneAsNull = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? (isEmptyPhone(value) ? null : value.trim()) : value,
);
const isNumber = (typed: string): boolean => parsePhoneNumberFromString(typed, 'NL')?.isValid() ?? false;

/** A phone number of any country, with the country code; without one it counts as Dutch (spec part 1, section 3, 'phoneNumber'). */
export const PhoneField = (): PropertyDecorator =>
  applyDecorators(
    emptyPhoneAsNull,
    IsOptional(),
    KeepsRule((typed) => phoneProblem(typed, isNumber)),
  );
