/** What of one stretch of a list lies on a page. */
export interface PageRange {
  /** Which stretch. */
  index: number;
  /** From 0, within the stretch. */
  offset: number;
  limit: number;
}

/** Which part of each stretch lies on a page. `ends`: of each stretch, the number of all up to its end. */
export function ranges(ends: readonly number[], from: number, size: number): PageRange[] {
  return ends.flatMap((end, index) => {
    const start = ends[index - 1] ?? 0;
    const first = Math.max(from, start);
    const limit = Math.min(from + size, end) - first;
    return limit > 0 ? [{ index, offset: first - start, limit }] : [];
  });
}
