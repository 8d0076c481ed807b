import { Transform } from 'class-transformer';

/** A form sends an empty field as null or as an empty text. */
export const EmptyAsAbsent = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (value === null || value === '' ? undefined : value));

/** The same for a field with a default. */
export const EmptyAs = (fallback: unknown): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (value === null || value === '' ? fallback : value));

/** An id is a text for clients that treat all ids as texts. Only digits become a number; everything else is left to the rules of the field. */
export const numberOfId = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;

/** A numeric id that may also be sent as a text. */
export const NumericId = (): PropertyDecorator => Transform(({ value }: { value: unknown }) => numberOfId(value));
