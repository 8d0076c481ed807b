import { LoadError } from '../page/loaded';
import type { Column } from './column';
import { DataTable } from './data-table';
import type { ListState } from './use-list-state';

interface RowsOfPage<Row> {
  items: readonly Row[];
  total: number;
}

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rowKey(row: Row): string;
  state: ListState;
  /** One page of rows: the result of an RTK Query hook. */
  query: { data?: RowsOfPage<Row>; currentData?: RowsOfPage<Row>; error?: unknown; refetch: () => unknown };
  empty: string;
}

/**
 * A small table of one page of rows. If the query for a page fails, a retry button is shown instead; if a later one for the same page fails,
 * the rows stay.
 */
export function PagedTable<Row>({ label, columns, rowKey, state, query, empty }: Props<Row>) {
  const { data, currentData, error, refetch } = query;
  if (error && !currentData) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={data?.items}
      isEarlier={!currentData}
      rowKey={rowKey}
      state={state}
      total={data?.total}
      density="compact"
      empty={empty}
    />
  );
}
