/** The shades of one colour in the order that Fluent UI names 10 to 160, dark to light, as `#rrggbb`. */
export type BrandRamp = readonly string[];

/** Empty, or `#` and six hexadecimal digits. */
export const BRAND_COLOUR = /^(?:#[0-9a-f]{6})?$/i;

/** GET /settings/brand: what a colour would look like. */
export interface BrandPreview {
  ramp: BrandRamp;
  /** The colour of buttons: the asked one, as light or dark as it must be for white text on it. */
  used: string;
  /** True if `used` visibly differs from what was asked. */
  adjusted: boolean;
}
