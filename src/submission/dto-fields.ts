import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { longProblem } from '../contracts';
import { OptionalRuledText, OrAbsent, RuledTextOrAbsent } from '../platform/http/request/text-fields';
import { RichTextField } from '../platform/rich-text';

export { OptionalRuledText, OrAbsent, RuledText } from '../platform/http/request/text-fields';

const asText = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value === null ? '' : value,
);

/** Plain text of at most `max` characters, trimmed; may be absent or empty. */
export const PlainText = (max: number): PropertyDecorator => RuledTextOrAbsent((text) => longProblem(text, max));

/** Rich text, sanitised; may be absent or empty. */
export const FormattedText = (): PropertyDecorator => applyDecorators(asText, OrAbsent(), RichTextField());

/** A text that may be absent or empty; an empty one becomes null. */
export const OptionalText = (max = 200): PropertyDecorator => OptionalRuledText((text) => longProblem(text, max));
