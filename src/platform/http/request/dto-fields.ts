import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import { RichTextField } from '../../rich-text';

const emptyAsNull = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() || null : value,
);

const rule = (name: string, message: string, test: (text: string) => boolean): PropertyDecorator =>
  ValidateBy(
    { name, validator: { validate: (value: unknown) => typeof value === 'string' && test(value) } },
    { message },
  );

/** Absent stays absent. Every other value is checked, including null. */
export const OrAbsent = (): PropertyDecorator => ValidateIf((_record, value) => value !== undefined);

/** Rich text: sanitised, at most 200 kB, without pictures. */
export const LongText = (): PropertyDecorator => RichTextField();

/** The same, with something besides markup and spaces. */
export const RequiredLongText = (message: string): PropertyDecorator => RichTextField({ required: message });

/** A short text with something besides spaces. */
export const RequiredText = (message: string, max = 200): PropertyDecorator =>
  applyDecorators(
    MaxLength(max, { message: `Max ${max} characters allowed.` }),
    rule('isRequired', message, (text) => text.trim() !== ''),
  );

/** A text that may be absent or empty; an empty one becomes null. */
export const OptionalText = (max: number): PropertyDecorator =>
  applyDecorators(emptyAsNull, IsOptional(), MaxLength(max, { message: `Max ${max} characters allowed.` }));
