import { contrast, type HiddenBy, LEAST_CONTRAST } from '../words/look';
import { areaOf, intersection, isIn, type Point } from './geometry';
import { type Clip, isShownAt, type PageContent, type Paint, type Run } from './page-content';
import { PaintIndex } from './paint-index';

/** Whether and why a reader sees a text of a page. `LAYER`: it is at the place of a picture; `CUT`: a figure was cropped there. */
export type Visibility = HiddenBy | 'SEEN' | 'LAYER' | 'CUT';

/** Below the first alpha nothing is visible; from the second on, a paint is opaque. */
const [FAINT, WHOLE] = [0.06, 0.95];
/** In points. A smaller text looks like a line of dots. Figures have labels of one to two points; those are checked only if they are sentences. */
const LEAST_SIZE = 1.2;
const LEAST_WIDTH = 0.15;
/** Shorter texts may have no width: single signs of music and mathematics. */
const LEAST_LETTERS = 4;
/** The fraction of a text's points for which a condition must be true. */
const MIN_FRACTION = 0.8;
/** Large letters are visible even if they are paler, as in a watermark. */
const [LARGE, LEAST_OF_LARGE] = [30, 1.08];
/** In square points. The visible part of a figure is larger than this. */
const LEAST_FIGURE = 1_600;
const PAPER = 'ffffff';
/** Marks of a layout program outside the page. */
const SLUG = /\.(?:indd|qxd|qxp|fm|ai|pmd)\b/i;

const keyOf = ({ box, shapes }: Clip): string => [...box.map(Math.round), shapes.length].join(' ');
const isMostly = (points: readonly Point[], is: (point: Point) => boolean): boolean =>
  points.filter(is).length >= points.length * MIN_FRACTION;

/** Finds out why people do not see texts of a page. */
export class VisibilityReader {
  private readonly index: PaintIndex;
  /** Figures with a visible part, and clips in which something is visible. */
  private readonly shownForms: Set<number>;
  private readonly shownClips: Set<string>;

  constructor(private readonly page: PageContent) {
    this.index = new PaintIndex(page.paints);
    const seen = page.runs.filter(({ points, clip }) => points.some((point) => isShownAt(clip, point)));
    const shown = [...seen, ...page.paints.filter(({ shape, clip }) => areaOf(intersection(shape.box, clip.box)) > 0)];
    this.shownForms = new Set(shown.map(({ form }) => form).filter((form) => form > 0));
    this.shownClips = new Set(
      shown
        .map(({ clip }) => clip)
        .filter(({ box }) => areaOf(box) > LEAST_FIGURE)
        .map(keyOf),
    );
  }

  visibilityOf(run: Run): Visibility {
    if (run.isOff) return 'MARK';
    const { points, clip, size, narrow, text } = run;
    if (!points.some((point) => isShownAt(clip, point))) return this.isCut(run) ? 'CUT' : 'PLACE';
    if ((size !== null && size < LEAST_SIZE) || (narrow < LEAST_WIDTH && text.length >= LEAST_LETTERS)) return 'SIZE';
    if (run.isInvisible || run.alpha < FAINT) return this.visibilityOfInvisible(run);
    const cover = this.coverOf(run);
    if (cover !== null) return cover === 'PICTURE' ? 'LAYER' : 'PLACE';
    return isMostly(points, (point) => this.isPale(run, point)) && !this.isDrawn(run) ? 'COLOUR' : 'SEEN';
  }

  /** True for a text cut off at the edge of a figure of which the rest is visible, and for a mark of a layout program. */
  private isCut({ points, clip, form, text }: Run): boolean {
    const isOffPage = points.every((point) => !isIn(this.page.view, point));
    if (this.shownForms.has(form)) return true;
    return isOffPage ? SLUG.test(text) : this.shownClips.has(keyOf(clip));
  }

  /** Invisible text is legitimate over a picture (text recognition) and over letters that are drawn as shapes. */
  private visibilityOfInvisible(run: Run): Visibility {
    const isOn = (point: Point): boolean => this.index.at(point).some(({ kind }) => kind === 'PICTURE');
    if (isMostly(run.points, isOn)) return 'LAYER';
    return this.isDrawn(run) ? 'SEEN' : 'MARK';
  }

  /** Whether shapes of letters cover most of the area of the text. */
  private isDrawn({ from, to, size }: Run): boolean {
    const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
    const tall = size ?? 10;
    const isLetter = ({ kind, shape: { box, isBox } }: Paint): boolean =>
      kind === 'FILL' &&
      !isBox &&
      box[1] > from[1] - tall &&
      box[3] < from[1] + 1.5 * tall &&
      box[2] - box[0] < right - left + tall;
    const letters = this.index.near(from[1] + tall / 4).filter(isLetter);
    const steps = 24;
    let drawn = 0;
    for (let at = 0; at < steps; at += 1) {
      const x = left + ((at + 0.5) / steps) * (right - left);
      if (letters.some(({ shape: { box } }) => box[0] <= x && box[2] >= x)) drawn += 1;
    }
    return drawn >= steps / 2;
  }

  /** The kind of paint that covers a text; null if the text is not covered. */
  private coverOf({ order, points }: Run): Paint['kind'] | null {
    const covers = points.map((point) =>
      this.index
        .at(point)
        .findLast(
          (paint) => paint.order > order && paint.alpha >= WHOLE && (paint.kind === 'PICTURE' || paint.colour !== null),
        ),
    );
    const found = covers.filter((paint) => paint !== undefined);
    if (found.length < points.length * MIN_FRACTION) return null;
    return found.some(({ kind }) => kind === 'PICTURE') ? 'PICTURE' : 'FILL';
  }

  /** Whether the colour of a text hardly differs from its background. */
  private isPale({ order, colour, alpha, size }: Run, point: Point): boolean {
    if (colour === null) return false;
    const least = size !== null && size >= LARGE ? LEAST_OF_LARGE : LEAST_CONTRAST;
    let behind: string | null = PAPER;
    for (const paint of this.index.at(point)) {
      if (paint.order > order) break;
      if (paint.alpha < FAINT) continue;
      behind = backgroundAfter(behind, paint);
    }
    return behind !== null && contrast(blended(colour.slice(1), behind, alpha), behind) < least;
  }
}

/** The background colour after one more paint; null if it is not known. */
function backgroundAfter(behind: string | null, { colour, alpha }: Paint): string | null {
  if (colour === null) return null;
  if (alpha >= WHOLE) return colour.slice(1);
  return behind === null ? null : blended(colour.slice(1), behind, alpha);
}

/** The colour that results from a transparent colour over its background. */
function blended(over: string, behind: string, alpha: number): string {
  return [0, 2, 4]
    .map((at) => {
      const [top, low] = [Number.parseInt(over.slice(at, at + 2), 16), Number.parseInt(behind.slice(at, at + 2), 16)];
      return Math.round(top * alpha + low * (1 - alpha))
        .toString(16)
        .padStart(2, '0');
    })
    .join('');
}
