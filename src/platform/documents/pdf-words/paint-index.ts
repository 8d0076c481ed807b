import { covers, type Point } from './geometry';
import { isShownAt, type Paint } from './page-content';

/** Height of a row in points. */
const ROW = 24;
/** Paints that cover more rows than this are checked for each text. */
const MOST_ROWS = 40;

/** The paints of a page, indexed by position, so that each text is compared with few of them. */
export class PaintIndex {
  private readonly rows = new Map<number, Paint[]>();
  private readonly large: Paint[] = [];

  constructor(paints: readonly Paint[]) {
    for (const paint of paints) {
      const [, low, , top] = paint.shape.box;
      const [first, last] = [Math.floor(low / ROW), Math.floor(top / ROW)];
      if (!(last - first <= MOST_ROWS)) this.large.push(paint);
      else for (let row = first; row <= last; row += 1) this.put(row, paint);
    }
  }

  /** What is painted at a point, in the order of painting. */
  at(point: Point): Paint[] {
    const near = this.rows.get(Math.floor(point[1] / ROW)) ?? [];
    return [...this.large, ...near]
      .filter(({ kind, shape, clip }) => kind !== 'LINE' && covers(shape, point) && isShownAt(clip, point))
      .sort((one, other) => one.order - other.order);
  }

  /** What is painted near a height. */
  near(height: number): readonly Paint[] {
    return this.rows.get(Math.floor(height / ROW)) ?? [];
  }

  private put(row: number, paint: Paint): void {
    const there = this.rows.get(row);
    if (there) there.push(paint);
    else this.rows.set(row, [paint]);
  }
}
