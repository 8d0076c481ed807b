import chroma from 'chroma-js';
import type { BrandPreview, BrandRamp } from '../../contracts';

/**
 * The relative luminance (WCAG) of Fluent UI's own blue in each of its 16 shades. A ramp of another colour with the same luminances
 * has the same contrasts on every surface, so that all texts stay readable in the light and the dark theme.
 */
const LUMINANCES: readonly number[] = [
  ...['#061724', '#082338', '#0a2e4a', '#0c3b5e', '#0e4775', '#0f548c', '#115ea3', '#0f6cbd'],
  ...['#2886de', '#479ef5', '#62abf5', '#77b7f7', '#96c6fa', '#b4d6fa', '#cfe4fa', '#ebf3fc'],
].map((shade) => chroma(shade).luminance());

/** The shade of buttons in the light theme: 80. */
const BUTTON = 7;

/** A difference (CIEDE2000) that is visible side by side. */
const MIN_VISIBLE_DIFFERENCE = 5;

/** The shades of a colour, each as light as the design needs it. */
export const brandRamp = (colour: string): BrandRamp =>
  LUMINANCES.map((luminance) => chroma(colour).luminance(luminance, 'lab').hex());

export function brandPreview(colour: string): BrandPreview {
  const ramp = brandRamp(colour);
  const used = ramp[BUTTON] ?? colour;
  return { ramp, used, adjusted: chroma.deltaE(colour, used) > MIN_VISIBLE_DIFFERENCE };
}
