import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable in the browser; for rows sorted by the server, `sortable` is enough. */
  sortValue?: (row: Row) => string | number | null;
  sortable?: boolean;
  /** The cell that opens the row: it becomes the link or button. By default the first. */
  primary?: boolean;
  align?: 'start' | 'end';
  /** CSS width. */
  width?: string;
  /** For columns of buttons: the heading is only spoken. */
  hideHeader?: boolean;
  /** What its values mean, behind a button beside the heading. */
  info?: string;
}

export const isSortable = <Row>(column: Column<Row>): boolean => column.sortable ?? column.sortValue !== undefined;

function compare(one: string | number | null, other: string | number | null): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en-GB', { numeric: true, sensitivity: 'base' });
}

/** Rows in the order of `sort` ('id' or '-id'); as they are when the column has no value to sort by. Empty values come last. */
export function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: string): readonly Row[] {
  const descending = sort.startsWith('-');
  const value = columns.find((column) => column.id === sort.replace(/^-/, ''))?.sortValue;
  if (!value) return rows;
  return [...rows].sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    return descending && a !== null && b !== null ? compare(b, a) : compare(a, b);
  });
}
