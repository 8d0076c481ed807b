import { type Matrix, type Point, times, transformPoint } from './geometry';
import type { FontShape, Run } from './page-content';
import type { PaintState } from './paint-state';

/** A letter as pdf.js writes it, or a gap in thousandths of the size. */
export type Glyph = number | { unicode: string; width: number; isSpace: boolean } | null;

/** A gap wider than this fraction of the size is a space. */
const SPACE = 0.2;
const MOST_POINTS = 7;
/** The middle of lower-case letters above the baseline, as a fraction of the size. */
const MIDDLE = 0.25;

const [STROKE, BOTH, INVISIBLE, CLIP] = [1, 2, 3, 7];

interface LaidOutText {
  text: string;
  /** Width in the space of the text. */
  width: number;
  letters: number;
}

/** Letters in a row, with a space where there is a gap. */
function layOut(glyphs: readonly Glyph[], state: PaintState, { matrix }: FontShape): LaidOutText {
  const { fontSize, charSpacing, wordSpacing, scale } = state;
  let [text, width, letters, gap] = ['', 0, 0, 0];
  for (const glyph of glyphs) {
    if (glyph === null) continue;
    if (typeof glyph === 'number') {
      const step = (-glyph / 1000) * fontSize * scale;
      [width, gap] = [width + step, gap + step];
      continue;
    }
    if (Math.abs(gap) > SPACE * Math.abs(fontSize * scale) && text !== '' && !text.endsWith(' ')) text += ' ';
    text += glyph.unicode;
    gap = charSpacing * scale > SPACE * 2 * Math.abs(fontSize) ? charSpacing * scale : 0;
    width += (glyph.width * matrix[0] * fontSize + charSpacing + (glyph.isSpace ? wordSpacing : 0)) * scale;
    letters += 1;
  }
  return { text, width, letters };
}

/** The colour of a text, and whether it is visible at all. */
function appearanceOf(state: PaintState) {
  const { mode, fill, stroke, fillAlpha, strokeAlpha, isMixed, isMasked, groupAlpha, isGroupMixed } = state;
  const [isStroked, isBoth] = [mode % 4 === STROKE, mode % 4 === BOTH];
  const isKnown = !isMixed && !isMasked && !isGroupMixed && !(isBoth && fill !== stroke);
  const alpha = isStroked ? strokeAlpha : isBoth ? Math.max(fillAlpha, strokeAlpha) : fillAlpha;
  return {
    colour: isKnown ? (isStroked ? stroke : fill) : null,
    alpha: isMasked ? 1 : alpha * groupAlpha,
    isInvisible: mode === INVISIBLE || mode === CLIP,
  };
}

/** A run of text (null if it has no letters), and the offset of the next one. */
export function runOf(
  glyphs: readonly Glyph[],
  text: Matrix,
  { state, font, order, isOff }: { state: PaintState; font: FontShape; order: number; isOff: boolean },
): { run: Run | null; width: number } {
  const { text: letters, width, letters: count } = layOut(glyphs, state, font);
  if (letters === '') return { run: null, width };
  const matrix = times(state.matrix, times(text, [1, 0, 0, 1, 0, state.rise]));
  const tall = font.isType3 ? font.tall : 1;
  const up = Math.hypot(matrix[2], matrix[3]);
  const size = tall === null ? null : Math.abs(state.fontSize * tall) * up;
  const at = (x: number, y: number): Point => transformPoint(matrix, [x, y]);
  const middle = MIDDLE * state.fontSize * (font.isType3 ? (font.tall ?? 0) : 1);
  const points = Array.from({ length: Math.min(MOST_POINTS, count) }, (_one, place) =>
    at((width * (place + 0.5)) / Math.min(MOST_POINTS, count), middle),
  );
  const [from, to] = [at(0, 0), at(width, 0)];
  const narrow = Math.hypot(to[0] - from[0], to[1] - from[1]) / count;
  const { clip, form } = state;
  return {
    width,
    run: { text: letters, order, from, to, size, narrow, points, ...appearanceOf(state), isOff, clip, form },
  };
}

/** Whether the rendering mode adds the text to the clip. */
export const isStencil = (mode: number): boolean => mode > INVISIBLE;
