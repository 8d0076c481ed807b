import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import { longProblem, maxMessage, type Problem } from '../../../contracts';
import { RichTextField } from '../../rich-text';

type Value = { value: unknown };
type Rule = (text: string) => Problem;

const NO_TEXT = 'Please give a text.';
const trimmedOrNothing = Transform(({ value }: Value) =>
  typeof value === 'string' ? value.trim() : value === null ? '' : value,
);
const emptyAsNull = Transform(({ value }: Value) => (typeof value === 'string' ? value.trim() || null : value));

/** Absent stays absent. Every other value is checked, including null. */
export const OrAbsent = (): PropertyDecorator => ValidateIf((_record, value) => value !== undefined);

/** A text that must pass a rule of the contracts, whose message is returned. An absent text is checked as an empty one. */
export const KeepsRule = (rule: Rule): PropertyDecorator =>
  ValidateBy({
    name: 'keepsRule',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && rule(value) === undefined,
      defaultMessage: (args) => {
        const value: unknown = args?.value;
        return rule(typeof value === 'string' ? value : '') ?? NO_TEXT;
      },
    },
  });

/** A trimmed text that must pass a rule. */
export const RuledText = (rule: Rule): PropertyDecorator => applyDecorators(trimmedOrNothing, KeepsRule(rule));

/** A text that may be absent or empty. An empty one becomes null; any other must pass the rule. */
export const OptionalRuledText = (rule: Rule): PropertyDecorator =>
  applyDecorators(emptyAsNull, IsOptional(), KeepsRule(rule));

const atMost = (max: number): PropertyDecorator => MaxLength(max, { message: maxMessage(max) });
const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** A short text that does not consist only of spaces, else `message`. It is stored as it was typed. */
export const RequiredText = (message: string, max = 200): PropertyDecorator =>
  applyDecorators(atMost(max), ValidateBy({ name: 'isRequired', validator: { validate: isFilled } }, { message }));

/** A trimmed text that may be absent or empty; an empty one becomes null. */
export const OptionalText = (max = 200): PropertyDecorator => applyDecorators(emptyAsNull, IsOptional(), atMost(max));

/** A trimmed text that may be absent or empty; absent stays absent, null becomes an empty text. */
export const TextOrAbsent = (max: number): PropertyDecorator =>
  applyDecorators(
    RuledText((text) => longProblem(text, max)),
    OrAbsent(),
  );

/** Line breaks of every kind, with the spaces around them. */
const BREAKS = /\s*[\n\r\v\f\u0085\u2028\u2029]+\s*/g;
const onOneLine = Transform(({ value }: Value) =>
  typeof value === 'string' ? value.trim().replace(BREAKS, ' ') : value === null ? '' : value,
);

/** The same on one line, for titles, which are used in subjects of mails, headings and file names. Line breaks become spaces. */
export const LineOrAbsent = (max: number): PropertyDecorator =>
  applyDecorators(
    onOneLine,
    KeepsRule((text) => longProblem(text, max)),
    OrAbsent(),
  );

/** Rich text: sanitised, at most 200 kB, without pictures. */
export const LongText = (): PropertyDecorator => RichTextField();

/** The same, but it must contain more than markup and spaces, else `message`. */
export const RequiredLongText = (message: string): PropertyDecorator => RichTextField({ required: message });

/** The same as LongText; absent stays absent, null becomes an empty text. */
export const LongTextOrAbsent = (): PropertyDecorator => applyDecorators(trimmedOrNothing, OrAbsent(), RichTextField());
