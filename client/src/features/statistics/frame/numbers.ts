import { asPercent, twoDecimals } from '@contracts';

const NOTHING = '–';

/** '4.25'; a dash if there is no value (spec part 2, section 9: two decimals). */
export const decimals = (value: number | null): string => twoDecimals(value)?.toFixed(2) ?? NOTHING;

/** '33.33%'. */
export const percent = (fraction: number | null): string => {
  const value = asPercent(fraction);
  return value === null ? NOTHING : `${value.toFixed(2)}%`;
};

/** '4.25 days'. */
export const days = (value: number | null): string => (value === null ? NOTHING : `${decimals(value)} days`);
