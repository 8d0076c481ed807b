/** The part of one stretch that is on a page. */
export interface PageRange {
  /** Index of the stretch. */
  index: number;
  /** Counted from 0, within the stretch. */
  offset: number;
  limit: number;
}

/** The part of each stretch that is on a page. `ends`: the cumulative total at the end of each stretch. */
export function ranges(ends: readonly number[], from: number, size: number): PageRange[] {
  return ends.flatMap((end, index) => {
    const start = ends[index - 1] ?? 0;
    const first = Math.max(from, start);
    const limit = Math.min(from + size, end) - first;
    return limit > 0 ? [{ index, offset: first - start, limit }] : [];
  });
}
