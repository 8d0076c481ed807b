import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy, ValidateIf } from 'class-validator';
import type { Problem } from '../../../contracts';

type Value = { value: unknown };
type Rule = (text: string) => Problem;

const NO_TEXT = 'Please give a text.';
const trimmedOrNothing = Transform(({ value }: Value) =>
  typeof value === 'string' ? value.trim() : value === null ? '' : value,
);
const emptyAsNull = Transform(({ value }: Value) => (typeof value === 'string' ? value.trim() || null : value));

/** Absent stays absent; everything else, null included, is checked. */
export const OrAbsent = (): PropertyDecorator => ValidateIf((_record, value) => value !== undefined);

/** A text that keeps a rule of the contracts, whose message is answered. An absent one is judged as an empty text. */
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

/** A text, trimmed, held to a rule. */
export const RuledText = (rule: Rule): PropertyDecorator => applyDecorators(trimmedOrNothing, KeepsRule(rule));

/** The same, but it may be left out: absent stays absent, null counts as empty. */
export const RuledTextOrAbsent = (rule: Rule): PropertyDecorator => applyDecorators(RuledText(rule), OrAbsent());

/** A text that may be left out or emptied; an empty one becomes null, any other is held to the rule. */
export const OptionalRuledText = (rule: Rule): PropertyDecorator =>
  applyDecorators(emptyAsNull, IsOptional(), KeepsRule(rule));
