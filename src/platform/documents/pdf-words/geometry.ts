/** A matrix as in PDF: scale and skew, then the translation. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Point = readonly [x: number, y: number];
/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number];
/** The corners of closed polygons. Whether a point is inside is decided by the even-odd rule or by the nonzero winding rule. */
export interface Shape {
  lines: readonly (readonly Point[])[];
  evenOdd: boolean;
  box: Box;
  /** True for an upright rectangle, which its box describes completely. */
  isBox: boolean;
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const EMPTY_BOX: Box = [Infinity, Infinity, -Infinity, -Infinity];

/** The product of two matrices: `inner` is applied first, then `outer`. */
export const times = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export const transformPoint = (by: Matrix, [x, y]: Point): Point => [
  by[0] * x + by[2] * y + by[4],
  by[1] * x + by[3] * y + by[5],
];

const boxOf = (points: readonly Point[]): Box =>
  points.reduce<Box>(
    ([left, low, right, top], [x, y]) => [Math.min(left, x), Math.min(low, y), Math.max(right, x), Math.max(top, y)],
    EMPTY_BOX,
  );

export const intersection = (one: Box, other: Box): Box => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
  Math.min(one[2], other[2]),
  Math.min(one[3], other[3]),
];

export const areaOf = ([left, low, right, top]: Box): number => Math.max(0, right - left) * Math.max(0, top - low);

export const isIn = ([left, low, right, top]: Box, [x, y]: Point): boolean =>
  x >= left && x <= right && y >= low && y <= top;

/** A shape from its lines. */
export function shapeOf(lines: readonly (readonly Point[])[], evenOdd: boolean): Shape {
  const box = boxOf(lines.flat());
  return { lines, evenOdd, box, isBox: lines.length === 1 && isRectangle(lines[0] ?? [], box) };
}

/** A rectangle transformed by a matrix. */
export const rectangle = ([left, low, right, top]: Box, by: Matrix): Shape =>
  shapeOf(
    [
      (
        [
          [left, low],
          [right, low],
          [right, top],
          [left, top],
        ] as const
      ).map((corner) => transformPoint(by, corner)),
    ],
    false,
  );

const CLOSE = 0.01;

function isRectangle(points: readonly Point[], [left, low, right, top]: Box): boolean {
  const near = (one: number, other: number): boolean => Math.abs(one - other) < CLOSE;
  const isCorner = ([x, y]: Point): boolean => (near(x, left) || near(x, right)) && (near(y, low) || near(y, top));
  const [first, last] = [points[0], points.at(-1)];
  const isClosed = first && last && near(first[0], last[0]) && near(first[1], last[1]);
  return points.length === (isClosed ? 5 : 4) && points.every(isCorner);
}

/** Whether a point is within a shape. */
export function covers({ lines, evenOdd, box, isBox }: Shape, point: Point): boolean {
  if (!isIn(box, point)) return false;
  if (isBox) return true;
  let [crossed, wound] = [0, 0];
  for (const line of lines)
    line.forEach((to, at) => {
      const turn = crossing(line.at(at - 1) ?? to, to, point);
      crossed += Math.abs(turn);
      wound += turn;
    });
  return evenOdd ? crossed % 2 === 1 : wound !== 0;
}

/** 1 or -1 if an edge passes to the right of the point, upwards or downwards; else 0. */
function crossing([fromX, fromY]: Point, [toX, toY]: Point, [x, y]: Point): number {
  if (fromY > y === toY > y) return 0;
  const at = fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
  return at <= x ? 0 : toY > fromY ? 1 : -1;
}
