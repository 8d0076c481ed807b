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

/** The same, but optional: absent stays absent, null counts as empty. */
export const RuledTextOrAbsent = (rule: Rule): PropertyDecorator => applyDecorators(RuledText(rule), OrAbsent());

/** A text that may be absent or empty. An empty one becomes null; any other must pass the rule. */
export const OptionalRuledText = (rule: Rule): PropertyDecorator =>
  applyDecorators(emptyAsNull, IsOptional(), KeepsRule(rule));
