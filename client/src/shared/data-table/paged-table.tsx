import { LoadError } from '../page/loaded';
import type { Column } from './column';
import { DataTable } from './data-table';
import type { ListState } from './use-list-state';

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rowKey(row: Row): string;
  state: ListState;
  /** One page of rows: the result of an RTK Query hook. */
  query: { data?: { items: readonly Row[]; total: number }; error?: unknown; refetch: () => unknown };
  empty: string;
}

/** A small table of one page of rows. If the first query fails, a retry button is shown instead; if a later one fails, the rows stay. */
export function PagedTable<Row>({ label, columns, rowKey, state, query: { data, error, refetch }, empty }: Props<Row>) {
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={data?.items}
      rowKey={rowKey}
      state={state}
      total={data?.total}
      density="compact"
      empty={empty}
    />
  );
}
