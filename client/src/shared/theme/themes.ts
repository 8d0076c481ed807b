import {
  type BrandVariants,
  createDarkTheme,
  createLightTheme,
  type Theme,
  webDarkTheme,
  webLightTheme,
} from '@fluentui/react-components';
import type { BrandRamp } from '@contracts';

interface Themes {
  light: Theme;
  dark: Theme;
}

const USUAL: Themes = { light: webLightTheme, dark: webDarkTheme };

/** Fluent UI names its shades 10 to 160. */
const variantsOf = (ramp: BrandRamp): BrandVariants =>
  Object.fromEntries(ramp.map((shade, place) => [(place + 1) * 10, shade])) as unknown as BrandVariants;

/** The themes of a journal's colour; the product's own without one. */
export function themesOf(ramp: BrandRamp | null): Themes {
  if (ramp === null) return USUAL;
  const variants = variantsOf(ramp);
  return { light: createLightTheme(variants), dark: createDarkTheme(variants) };
}
