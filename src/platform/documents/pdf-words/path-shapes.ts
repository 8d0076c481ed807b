import { type Matrix, type Point, type Shape, shapeOf, transformPoint } from './geometry';

/** Steps of a path as pdf.js writes them. */
const [MOVE, LINE, CURVE, CLOSE] = [0, 1, 2, 3];
/** Number of straight parts by which a curve is approximated. */
const PARTS = 6;
const MOST_POINTS = 200_000;

/** The lines of a path on the page; curves as short straight lines. */
export function linesOf(path: Float32Array, by: Matrix): Point[][] {
  const lines: Point[][] = [];
  let [line, at, points]: [Point[], number, number] = [[], 0, 0];
  const next = (): Point => [path[at++] ?? 0, path[at++] ?? 0];
  let now: Point = [0, 0];
  while (at < path.length && (points += 1) < MOST_POINTS) {
    const step = path[at++];
    if (step === CLOSE) continue;
    if (step === MOVE) {
      line = [];
      lines.push(line);
    } else if (step !== LINE && step !== CURVE) break;
    const ends = step === CURVE ? [next(), next(), next()] : [next()];
    if (step === CURVE) for (const point of curve(now, ends)) line.push(transformPoint(by, point));
    now = ends.at(-1) ?? now;
    if (step !== CURVE) line.push(transformPoint(by, now));
  }
  return lines;
}

function curve(from: Point, [one = from, two = from, to = from]: readonly Point[]): Point[] {
  return Array.from({ length: PARTS }, (_part, at): Point => {
    const part = (at + 1) / PARTS;
    const rest = 1 - part;
    const of = (axis: 0 | 1): number =>
      rest ** 3 * from[axis] +
      3 * rest ** 2 * part * one[axis] +
      3 * rest * part ** 2 * two[axis] +
      part ** 3 * to[axis];
    return [of(0), of(1)];
  });
}

/** Turns thick straight lines into bars, which may be the background of a text. */
export function bars(lines: readonly (readonly Point[])[], width: number): Shape[] {
  const half = width / 2;
  return lines.flatMap((line) =>
    line.slice(1).map(([toX, toY], at) => {
      const [fromX, fromY] = line[at] ?? [toX, toY];
      const length = Math.hypot(toX - fromX, toY - fromY) || 1;
      const [acrossX, acrossY] = [(half * (fromY - toY)) / length, (half * (toX - fromX)) / length];
      const corners: Point[] = [
        [fromX + acrossX, fromY + acrossY],
        [toX + acrossX, toY + acrossY],
        [toX - acrossX, toY - acrossY],
        [fromX - acrossX, fromY - acrossY],
      ];
      return shapeOf([corners], false);
    }),
  );
}
