import type { Point } from './geometry';
import type { Run } from './page-content';

/** Texts in a row, with a space where there is a gap. */
export interface RunLine {
  text: string;
  left: number;
  right: number;
  /** Its position perpendicular to its direction. */
  across: number;
  size: number;
  direction: Point;
  runs: Run[];
}

const USUAL_SIZE = 10;
/** A gap wider than this fraction of the size is a space. */
const SPACE = 0.15;
/** Superscripts and subscripts within this fraction of the size belong to the line. */
const SAME_LINE = 0.6;
const LEAST_NUMBERS = 5;

const sizeOf = ({ size }: Run): number => (size === null || size === 0 ? USUAL_SIZE : size);

function directionOf({ from, to }: Run): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y);
  return length === 0 ? [1, 0] : [x / length, y / length];
}

const along = ([x, y]: Point, [right, up]: Point): number => x * right + y * up;
const acrossOf = ([x, y]: Point, [right, up]: Point): number => y * right - x * up;

/** The lines of texts, in the order in which they are painted. */
export function linesOfRuns(runs: readonly Run[]): RunLine[] {
  const lines: RunLine[] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    if (line && belongs(run, line)) append(run, line);
    else lines.push(begin(run));
  }
  return lines.map((line) => ({ ...line, text: line.text.trim() })).filter(({ text }) => text !== '');
}

function begin(run: Run): RunLine {
  const direction = directionOf(run);
  const [left, right] = [along(run.from, direction), along(run.to, direction)];
  const across = acrossOf(run.from, direction);
  return { text: run.text, left, right, across, size: sizeOf(run), direction, runs: [run] };
}

function belongs(run: Run, { direction, across, size, right, left }: RunLine): boolean {
  const [x, y] = directionOf(run);
  const isSameWay = run.text.trim() === '' || x * direction[0] + y * direction[1] > 0.99;
  const most = Math.max(size, sizeOf(run));
  const at = along(run.from, direction);
  const isBack = at < left - most && at < right;
  return isSameWay && !isBack && Math.abs(acrossOf(run.from, direction) - across) < SAME_LINE * most;
}

function append(run: Run, line: RunLine): void {
  const size = sizeOf(run);
  const from = along(run.from, line.direction);
  const isGap = from - line.right > SPACE * Math.max(size, line.size * 0.5);
  line.text += isGap && !/\s$/.test(line.text) ? ` ${run.text}` : run.text;
  line.right = Math.max(line.right, along(run.to, line.direction));
  line.left = Math.min(line.left, from);
  // The position of the line is that of its largest letters.
  if (size > line.size) [line.size, line.across] = [size, acrossOf(run.from, line.direction)];
  line.runs.push(run);
}

/** The texts without line numbers: a column of whole numbers that increase from top to bottom. */
export function withoutLineNumbers(runs: readonly Run[]): Run[] {
  const columns = new Map<number, Run[]>();
  for (const run of runs) {
    if (!/^\s*\d{1,5}\s*$/.test(run.text)) continue;
    const edge = Math.round(run.to[0] / 4);
    columns.set(edge, [...(columns.get(edge) ?? []), run]);
  }
  const numbers = new Set<Run>();
  for (const column of columns.values()) {
    const isGrowing = column.every(
      ({ text, from }, at) =>
        at === 0 || (Number(text) > Number(column[at - 1]?.text) && from[1] < (column[at - 1]?.from[1] ?? 0)),
    );
    if (isGrowing && column.length >= LEAST_NUMBERS) for (const run of column) numbers.add(run);
  }
  return runs.filter((run) => !numbers.has(run));
}
