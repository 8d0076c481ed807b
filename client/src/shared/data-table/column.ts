import type { ReactNode } from 'react';
import { LOCALES, spokenLanguage } from '@contracts';

export interface Column<Row> {
  id: string;
  header: string;
  /** The full text of a short header: the rest of its accessible name and its tooltip. */
  long?: string;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable in the browser; if the server sorts, `sortable` is enough. */
  sortValue?: (row: Row) => string | number | null;
  sortable?: boolean;
  /** The cell with the link or button that opens the row. By default the first. */
  primary?: boolean;
  /** True to show its heading in a card even though it opens the row, such as a last name below a first name. */
  named?: boolean;
  align?: 'start' | 'end';
  /** The accessible name of the link or button that opens the row, if its text is not enough. */
  openLabel?: (row: Row) => string;
  /** CSS width. */
  width?: string;
  /** The least width of the window in pixels at which the table has room for it. Cards always show it. */
  from?: 1180 | 1420 | 1600;
  /** True to show it in a card next to the previous value instead of on its own line. */
  inline?: boolean;
  /** For button columns: the heading is for screen readers only. */
  hideHeader?: boolean;
  /** The definition of its values, shown by a button next to the heading. */
  info?: string;
}

/** The least widths of columns without a width of their own: that of the title or name, and others. */
const REST = { primary: '130px', other: '80px' };

/**
 * The least width of a table whose columns keep their widths, as a CSS length. On a narrower page it scrolls sideways, so no column
 * disappears.
 * @param others widths of what is not in `columns`.
 */
export function leastWidth<Row>(columns: readonly Column<Row>[], others: readonly string[]): string {
  const kept = columns
    .filter(({ from }) => from === undefined)
    .map(({ width, primary }) => width ?? (primary ? REST.primary : REST.other));
  const lengths = [...kept, ...others].filter((width) => !width.endsWith('%'));
  return `calc(${lengths.join(' + ')})`;
}

/** The header with its full text. */
export const longHeader = <Row>({ header, long }: Column<Row>): string => (long ? `${header}: ${long}` : header);

export const isSortable = <Row>(column: Column<Row>): boolean => column.sortable ?? column.sortValue !== undefined;

function compare(one: string | number | null, other: string | number | null): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), LOCALES[spokenLanguage()], { numeric: true, sensitivity: 'base' });
}

/** Rows sorted by `sort` ('id' or '-id'); unchanged if the column has no sort value. Empty values come last. */
export function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: string): readonly Row[] {
  const descending = sort.startsWith('-');
  const value = columns.find((column) => column.id === sort.replace(/^-/, ''))?.sortValue;
  if (!value) return rows;
  return [...rows].sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    return descending && a !== null && b !== null ? compare(b, a) : compare(a, b);
  });
}
