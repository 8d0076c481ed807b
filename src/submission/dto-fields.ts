import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import { isEmail, isOrcid, PERSON_MESSAGES } from '../contracts';
import { RichTextField } from '../platform/rich-text';

type Value = { value: unknown };
const asText = Transform(({ value }: Value) =>
  typeof value === 'string' ? value.trim() : value === null ? '' : value,
);
const emptyAsNull = Transform(({ value }: Value) => (typeof value === 'string' ? value.trim() || null : value));
const messageOf = (max: number): string => `Max ${max} characters allowed.`;

const rule = (name: string, message: string, test: (text: string) => boolean): PropertyDecorator =>
  ValidateBy(
    { name, validator: { validate: (value: unknown) => typeof value === 'string' && test(value) } },
    { message },
  );

/** Absent stays absent; everything else, null included, is checked. */
export const OrAbsent = (): PropertyDecorator => ValidateIf((_record, value) => value !== undefined);

/** Plain text of at most `max` characters, trimmed; may be left out or empty. */
export const PlainText = (max: number): PropertyDecorator =>
  applyDecorators(asText, OrAbsent(), IsString(), MaxLength(max, { message: messageOf(max) }));

/** Formatted text, cleaned; may be left out or empty. */
export const FormattedText = (): PropertyDecorator => applyDecorators(asText, OrAbsent(), RichTextField());

/** A text that must hold something besides spaces. */
export const RequiredText = (message: string, max = 200): PropertyDecorator =>
  applyDecorators(
    asText,
    MaxLength(max, { message: messageOf(max) }),
    rule('isRequired', message, (text) => text !== ''),
  );

/** A text that may be left out or emptied; an empty one becomes null. */
export const OptionalText = (max = 200): PropertyDecorator =>
  applyDecorators(emptyAsNull, IsOptional(), IsString(), MaxLength(max, { message: messageOf(max) }));

export const EmailField = (): PropertyDecorator =>
  applyDecorators(
    asText,
    rule('isEmailAddress', PERSON_MESSAGES.emailInvalid, isEmail),
    rule('isRequired', PERSON_MESSAGES.email, (text) => text !== ''),
  );

export const OrcidField = (): PropertyDecorator =>
  applyDecorators(emptyAsNull, IsOptional(), rule('isOrcid', PERSON_MESSAGES.orcid, isOrcid));
