import { decimal, numberFormat, t, twoDecimals } from '@contracts';

const NOTHING = '–';

/** '4.25' in a table; a dash if there is no value (spec part 2, section 9: two decimals). */
export function decimals(value: number | null): string {
  const rounded = twoDecimals(value);
  return rounded === null ? NOTHING : decimal(rounded, 2);
}

/** '4.3': the precision that makes sense for a key figure about some dozens of articles. */
export const oneDecimal = (value: number | null): string =>
  value === null ? NOTHING : numberFormat({ maximumFractionDigits: 1 }).format(value);

/** '33%'. A small part is never rounded to 0%, nor a large one to 100%. */
export function percent(fraction: number | null): string {
  if (fraction === null) return NOTHING;
  if (fraction > 0 && fraction < 0.01) return '<1%';
  if (fraction > 0.99 && fraction < 1) return '>99%';
  return `${Math.round(fraction * 100)}%`;
}

/** '4.3 days'. */
export const days = (value: number | null): string =>
  value === null ? NOTHING : t('{number} days', { number: oneDecimal(value) });
