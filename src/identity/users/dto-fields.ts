import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, isPhoneNumber, IsString, MaxLength, registerDecorator, ValidateIf } from 'class-validator';
import { isEmail, isOrcid, PERSON_MESSAGES } from '../../contracts';
import { isCountry } from './countries';

const MAX_PASSWORD = 200;
const trimmed = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
const emptyAsNull = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() || null : value,
);

/** A rule of our own on one field: name, message, and a test that also sees the whole record. */
function rule(
  name: string,
  message: string,
  test: (value: unknown, record: Record<string, unknown>) => boolean,
): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(propertyName),
      options: { message },
      validator: {
        validate: (value: unknown, args) => test(value, (args?.object ?? {}) as Record<string, unknown>),
      },
    });
}

const required = (message: string): PropertyDecorator =>
  rule('isRequired', message, (value) => typeof value === 'string' && value !== '');

/** Absent is fine; null and empty are checked like any value. */
export const OrAbsent = (): PropertyDecorator => ValidateIf((_record, value) => value !== undefined);

/** A field that may be left out or emptied; an empty one becomes null. */
export const OptionalText = (max = 200): PropertyDecorator =>
  applyDecorators(emptyAsNull, IsOptional(), IsString(), MaxLength(max));

/** A field that must hold something besides spaces. */
export const RequiredText = (message: string): PropertyDecorator =>
  applyDecorators(trimmed, required(message), MaxLength(200));

export const EmailField = (): PropertyDecorator =>
  applyDecorators(
    trimmed,
    required(PERSON_MESSAGES.email),
    rule('isEmailAddress', PERSON_MESSAGES.emailInvalid, (value) => typeof value === 'string' && isEmail(value)),
  );

export const PasswordField = (): PropertyDecorator =>
  applyDecorators(required(PERSON_MESSAGES.password), MaxLength(MAX_PASSWORD));

/** Must equal another field; both absent is equal. Case counts in passwords and not in addresses. */
export const Repeats = (field: 'email' | 'password', message: string): PropertyDecorator =>
  applyDecorators(
    ...(field === 'email' ? [trimmed] : []),
    rule('repeats', message, (value, record) => {
      const first = record[field];
      if (field === 'password' || typeof value !== 'string' || typeof first !== 'string') return value === first;
      return value.toLowerCase() === first.toLowerCase();
    }),
  );

export const OrcidField = (): PropertyDecorator =>
  applyDecorators(
    emptyAsNull,
    IsOptional(),
    rule('isOrcid', PERSON_MESSAGES.orcid, (value) => typeof value === 'string' && isOrcid(value)),
  );

/** A country's name as GET /countries lists it. */
export const CountryField = (): PropertyDecorator =>
  applyDecorators(
    emptyAsNull,
    IsOptional(),
    rule('isCountry', 'Please choose a country of the list', (value) => typeof value === 'string' && isCountry(value)),
  );

/** Any country's number, with its code; a number without one counts as Dutch (spec part 1, section 3, 'phoneNumber'). */
export const PhoneField = (): PropertyDecorator =>
  applyDecorators(
    emptyAsNull,
    IsOptional(),
    rule('isPhone', 'Phone number not valid', (value) => typeof value === 'string' && isPhoneNumber(value, 'NL')),
  );
