import { twoDecimals } from '@contracts';

const NOTHING = '–';

/** '4.25' in a table; a dash if there is no value (spec part 2, section 9: two decimals). */
export const decimals = (value: number | null): string => twoDecimals(value)?.toFixed(2) ?? NOTHING;

/** '4.3': as precise as a key figure about some dozens of articles can be. */
export const oneDecimal = (value: number | null): string =>
  value === null ? NOTHING : value.toLocaleString('en-GB', { maximumFractionDigits: 1 });

/** '33%'. A part is never shown as nothing or as all. */
export function percent(fraction: number | null): string {
  if (fraction === null) return NOTHING;
  if (fraction > 0 && fraction < 0.01) return '<1%';
  if (fraction > 0.99 && fraction < 1) return '>99%';
  return `${Math.round(fraction * 100)}%`;
}

/** '4.3 days'. */
export const days = (value: number | null): string => (value === null ? NOTHING : `${oneDecimal(value)} days`);
