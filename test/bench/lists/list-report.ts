/** One call measured with one size of journal. */
export interface ListFigure {
  what: string;
  /** Milliseconds of CPU time of server and Postgres per call: its duration on an otherwise idle machine. */
  cpu: number | null;
  /** Milliseconds of server time. */
  p50: number;
  p95: number;
  /** Bytes of the response. */
  bytes: number;
  /** The HTTP status if it was not 200. */
  failed: number | null;
  slow: SlowQuery[];
}

/** A slow query with its plan from Postgres. */
export interface SlowQuery {
  sql: string;
  /** The longest time in milliseconds, and how often it was slow. */
  ms: number;
  times: number;
  plan: string;
}

const MOST_MS = 50;
const MOST_GROWTH = 2;
const HEAD = ['', 'cpu', 'p50', 'p95', 'cpu', 'p50', 'p95', 'growth', 'kB', ''];

const shown = (ms: number | null | undefined): string => ms?.toFixed(1) ?? '';

function cells(large: ListFigure, small: ListFigure | undefined): string[] {
  const { what, cpu, p50, p95, bytes, failed } = large;
  if (failed !== null) return [what, ...Array.from({ length: 8 }, () => ''), `answered ${failed}`];
  const growth = small?.failed === null ? (cpu ?? p50) / Math.max(small.cpu ?? small.p50, 0.1) : undefined;
  const isSlow = p95 > MOST_MS;
  // Below a few milliseconds, noise exceeds the growth.
  const grows = growth !== undefined && growth > MOST_GROWTH && (cpu ?? p50) > 5;
  const marks = [isSlow ? 'slow' : '', grows ? 'grows' : ''].filter(Boolean).join(', ');
  return [
    what,
    shown(small?.cpu),
    shown(small?.p50),
    shown(small?.p95),
    shown(cpu),
    shown(p50),
    shown(p95),
    growth?.toFixed(1) ?? '',
    String(Math.ceil(bytes / 1_024)),
    marks,
  ];
}

/** The figures as a readable table, with the plans of slow queries in the larger journal. */
export function listTable(
  small: readonly ListFigure[],
  large: readonly ListFigure[],
  sizes: readonly number[],
): string {
  const sizesRow = ['server time in ms', `${sizes[0]}`, '', '', `${sizes[1]}`, '', '', '', '', ''];
  const rows = [
    sizesRow,
    HEAD,
    ...large.map((figure) =>
      cells(
        figure,
        small.find(({ what }) => what === figure.what),
      ),
    ),
  ];
  const widths = HEAD.map((_title, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  const plans = large.flatMap(({ what, slow }) =>
    slow.map(
      ({ sql, ms, times, plan }) =>
        `${what}: ${times} times over 20 ms, up to ${ms.toFixed(0)} ms\n${sql.trim()}\n${plan}`,
    ),
  );
  return [rows.map(line).join('\n'), ...plans].join('\n\n');
}
