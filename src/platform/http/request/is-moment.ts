import { isISO8601, ValidateBy } from 'class-validator';

/** The forms of ISO 8601 that name a day, or a moment with its zone. */
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/;
/** True for a day or a moment that both `Date` and Postgres can read. */
export const isMoment = (value: unknown): boolean =>
  typeof value === 'string' &&
  MOMENT.test(value) &&
  isISO8601(value, { strict: true }) &&
  !Number.isNaN(Date.parse(value));
const message = 'Please enter a date and time, such as 2026-03-05T14:00:00Z.';

/** A field with a moment that both `Date` and Postgres can read. */
export const IsMoment = (): PropertyDecorator =>
  ValidateBy({ name: 'isMoment', validator: { validate: isMoment } }, { message });
