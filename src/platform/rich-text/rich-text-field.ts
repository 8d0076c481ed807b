import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { isEmptyRichText, RICH_TEXT_MESSAGES } from '../../contracts';
import { cleanRichText, isTooLong } from './sanitise-rich-text';

const KEY = Symbol('rich text fields');

/** The problem of a received rich text, in words; null when it is acceptable. */
function problemOf(value: unknown, required: string | null): string | null {
  if (typeof value !== 'string') return 'This must be text.';
  if (isTooLong(value)) return RICH_TEXT_MESSAGES.tooLong;
  if (cleanRichText(value).hasPicture) return RICH_TEXT_MESSAGES.picture;
  return required !== null && isEmptyRichText(value) ? required : null;
}

/** If there is no problem, the field contains the sanitised text from here on, so that no handler can forget to sanitise it. */
const cleaned = Transform(({ value }: { value: unknown }) => {
  if (typeof value !== 'string' || isTooLong(value)) return value;
  const { html, hasPicture } = cleanRichText(value);
  return hasPicture ? value : html;
});

const declared: PropertyDecorator = (target, field) => {
  const known = richTextFieldsOf(target.constructor);
  Reflect.defineMetadata(KEY, [...new Set([...known, String(field)])], target.constructor);
};

/**
 * A rich text field of a DTO, sanitised before a handler sees it. It is refused with a message over 200 kB or with a picture in it (issue
 * 4, 'Rich text'). `required`: the message if it contains only markup and spaces.
 */
export const RichTextField = ({ required = null }: { required?: string | null } = {}): PropertyDecorator =>
  applyDecorators(
    declared,
    cleaned,
    ValidateBy(
      { name: 'isRichText', validator: { validate: (value: unknown) => problemOf(value, required) === null } },
      { message: ({ value }) => problemOf(value, required) ?? '' },
    ),
  );

/** Names of a DTO's rich fields, inherited ones included. */
export const richTextFieldsOf = (dto: object): string[] =>
  (Reflect.getMetadata(KEY, dto) as string[] | undefined) ?? [];
