import { type Box, covers, isIn, type Matrix, type Point, type Shape } from './geometry';

/** The area in which something is shown: a box, and shapes that are not upright rectangles. */
export interface Clip {
  box: Box;
  shapes: readonly Shape[];
}

/** A piece of text as it is on a page. */
export interface Run {
  text: string;
  /** Its place in the order of painting. */
  order: number;
  /** Beginning and end of its baseline. */
  from: Point;
  to: Point;
  /** Height of its letters in points; null: not known. */
  size: number | null;
  /** Width of a letter in points. */
  narrow: number;
  /** Points of the text at which its visibility is tested. */
  points: readonly Point[];
  /** '#' and six digits; null: a pattern. */
  colour: string | null;
  alpha: number;
  /** Neither filled nor stroked. */
  isInvisible: boolean;
  /** In a layer that is off. */
  isOff: boolean;
  clip: Clip;
  /** The number of the form XObject that contains it; 0: the page itself. */
  form: number;
}

/** Something that is painted and may be behind or in front of a text. */
export interface Paint {
  order: number;
  /** A line is too thin to be behind or in front of a text. */
  kind: 'FILL' | 'PICTURE' | 'LINE';
  shape: Shape;
  /** Null: not a single colour. */
  colour: string | null;
  alpha: number;
  clip: Clip;
  form: number;
}

/** What a page shows, in the order in which it is painted. */
export interface PageContent {
  view: Box;
  runs: Run[];
  /** Texts through which something else is painted. */
  masks: Run[];
  paints: Paint[];
}

export interface FontShape {
  isType3: boolean;
  matrix: Matrix;
  /** Height of its largest letter; null: not known. */
  tall: number | null;
}

export const isShownAt = ({ box, shapes }: Clip, point: Point): boolean =>
  isIn(box, point) && shapes.every((shape) => covers(shape, point));
