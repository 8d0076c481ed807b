/** The shades of one colour in the order that Fluent UI names 10 to 160, dark to light, as `#rrggbb`. */
export type BrandRamp = readonly string[];

/** Empty, or `#` and six hexadecimal digits. */
export const BRAND_COLOUR = /^(?:#[0-9a-f]{6})?$/i;

/** GET /settings/brand: a preview of a colour. */
export interface BrandPreview {
  ramp: BrandRamp;
  /** The colour of buttons: the requested colour, lighter or darker where white text on it needs that. */
  used: string;
  /** True if `used` visibly differs from the requested colour. */
  adjusted: boolean;
}
