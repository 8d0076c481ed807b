/** Why people do not see a text: its colour, its size, the mark 'hidden', or its place. */
export type HiddenBy = 'COLOUR' | 'SIZE' | 'MARK' | 'PLACE';

/** How a text looks. Colours are of six digits; `null`: not known, or chosen by the word processor. */
export interface Look {
  colour: string | null;
  /** The background colour. */
  back: string | null;
  /** In half points; null: not given. */
  size: number | null;
  isMarked: boolean;
  isOutside: boolean;
}

export const PLAIN: Look = { colour: null, back: 'FFFFFF', size: null, isMarked: false, isOutside: false };

/** Below this contrast (WCAG) a text cannot be read; text of two points is a line of dots. */
export const LEAST_CONTRAST = 1.25;
const LEAST_HALF_POINTS = 4;
/** Twips, EMU and points beyond which nothing is on any paper up to A3. */
const [TWIPS, EMU, POINTS] = [
  [-6_000, 24_000],
  [-4_000_000, 16_000_000],
  [-600, 1_400],
] as const;
const PALE_THEME = /^(?:background1|light1|bg1|lt1)$/;

const isOutOfRange = (value: string | undefined, [least, most]: readonly [number, number]): boolean =>
  value !== undefined && (Number(value) < least || Number(value) > most);
const isOn = ({ val }: Record<string, string>): boolean => !/^(?:0|false|off)$/.test(val ?? '1');
const hex = (text: string | undefined): string | null =>
  /^#?[\da-f]{6}$/i.test(text ?? '') ? (text ?? '').replace('#', '').toUpperCase() : null;
const themed = (theme: string | undefined, plain: string | undefined): string | null =>
  theme === undefined ? hex(plain) : PALE_THEME.test(theme) ? 'FFFFFF' : hex(plain);

/** The background of a shaded text. With a pattern the background is not known, so nothing counts as hidden. */
function shadingColour({ fill, themeFill, val }: Record<string, string>, now: string | null): string | null {
  if (themeFill !== undefined) return PALE_THEME.test(themeFill) ? 'FFFFFF' : hex(fill);
  if (val !== undefined && val !== 'clear' && val !== 'nil') return null;
  return hex(fill) ?? now;
}

const isOutsidePage = (style: string | undefined): boolean =>
  [...(style ?? '').matchAll(/(?:^|;)\s*(?:margin-)?(?:left|top)\s*:\s*(-?[\d.]+)pt/g)].some(([, value]) =>
    isOutOfRange(value, POINTS),
  );

type Change = (values: Record<string, string>, now: Look) => Partial<Look>;
/** How the properties of a text, a paragraph, a table, a shape or a style change the look. */
export const CHANGES: Readonly<Record<string, Change>> = {
  color: ({ val, themeColor }) => ({ colour: themed(themeColor, val) }),
  sz: ({ val }) => ({ size: Number(val) }),
  w: ({ val }, now) => (Number.parseInt(val ?? '100', 10) < 5 ? { size: 1 } : { size: now.size }),
  vanish: (values) => ({ isMarked: isOn(values) }),
  shd: (values, now) => ({ back: shadingColour(values, now.back) }),
  highlight: ({ val }) => ({ back: val === 'white' ? 'FFFFFF' : null }),
  framePr: ({ x, y }, now) => ({ isOutside: now.isOutside || isOutOfRange(x, TWIPS) || isOutOfRange(y, TWIPS) }),
  ind: ({ left, start, firstLine, hanging }, now) => ({
    isOutside:
      now.isOutside || [left, start, firstLine, hanging].some((value) => isOutOfRange(value, [-12_000, 12_000])),
  }),
  position: ({ val }, now) => ({ isOutside: now.isOutside || isOutOfRange(val, [-400, 400]) }),
};
/** The same for shapes, whose elements are properties themselves. */
export const SHAPE_CHANGES: Readonly<Record<string, Change>> = {
  fillRef: ({ idx }) => (idx === '0' ? {} : { back: null }),
  noFill: () => ({ back: 'FFFFFF' }),
  // A picture, a gradient or a pattern: the background is not a single colour.
  blipFill: () => ({ back: null }),
  gradFill: () => ({ back: null }),
  pattFill: () => ({ back: null }),
  srgbClr: ({ val }) => ({ back: hex(val) }),
  schemeClr: ({ val }) => ({ back: PALE_THEME.test(val ?? '') ? 'FFFFFF' : null }),
};

/** The look of an element whose own attributes give its position and the background of its text (VML). */
export function lookOfShape({ style, fillcolor }: Record<string, string>, now: Look): Look {
  const back = fillcolor === undefined ? now.back : hex(fillcolor.split(' ')[0]);
  return { ...now, back, isOutside: now.isOutside || isOutsidePage(style) };
}

export const isOffset = (text: string): boolean => isOutOfRange(text, EMU);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours are apart (WCAG): 1 for the same, 21 for black and white. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Why people do not see a text of this look; null when they do. */
export function hiddenBy({ colour, back, size, isMarked, isOutside }: Look): HiddenBy | null {
  if (isMarked) return 'MARK';
  if (isOutside) return 'PLACE';
  if (size !== null && size < LEAST_HALF_POINTS) return 'SIZE';
  return colour !== null && back !== null && contrast(colour, back) < LEAST_CONTRAST ? 'COLOUR' : null;
}
