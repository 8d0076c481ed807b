import { mergeClasses } from '@fluentui/react-components';
import type { CSSProperties, ReactNode } from 'react';
import { EmptyState } from '../page/empty-state';
import { useDeferredData } from '../state/use-deferred-data';
import { type Column, leastWidth, sortRows } from './column';
import { NarrowSort } from './narrow-sort';
import { Pager, type PageSize } from './pager';
import { TableBody } from './table-body';
import { TableHead } from './table-head';
import { TICK, useTableStyles } from './table-styles';
import type { Ticks } from './ticks';
import type { ListState } from './use-list-state';

export interface DataTableProps<Row> {
  /** The name of the table for assistive technology. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading; skeleton rows are shown. */
  rows: readonly Row[] | undefined;
  /** True while the rows answer an earlier question, such as other filters or another page. They are dimmed. */
  isEarlier?: boolean;
  rowKey: (row: Row) => string;
  /** From `useListState`. */
  state: ListState;
  /** The address that a row opens by click or by Enter on its primary cell; null if it opens nothing. */
  rowPath?: (row: Row) => string | null;
  /** Opens a row by a function instead of an address. */
  onOpen?: (row: Row) => void;
  /** The total number of rows if the server sorts and pages; `rows` is then one page. */
  total?: number;
  /** The text for an empty table, with the next step. */
  empty: string | ReactNode;
  /** True for a table that is not in a card, to give it its own white surface. Lists with the density `lines` or `tight` always have one. */
  surface?: boolean;
  /** `lines`, `tight` or `compact` for staff, `comfortable` for authors and reviewers, `dense` for many columns of numbers. */
  density?: 'dense' | 'lines' | 'tight' | 'compact' | 'comfortable';
  /** Adds a check box to each row. */
  ticks?: Ticks<Row>;
  /** Page sizes to offer; no choice if absent. */
  sizes?: readonly PageSize[];
  /** The name of the order when no column is chosen. */
  defaultOrder?: string;
}

/** Sortable headers, paging in the address, skeletons and an empty state; cards below 900 px. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, state, total, empty, density = 'comfortable', sizes, ticks, isEarlier = false } = props;
  const hasSurface = props.surface === true || density === 'lines' || density === 'tight';
  const styles = useTableStyles();
  const drawn = useDeferredData(props.rows);
  const isEmpty = props.rows?.length === 0;
  // That an earlier question found nothing says nothing about the present one.
  const rows = isEmpty ? (isEarlier ? undefined : props.rows) : drawn;
  if (rows?.length === 0 && (total ?? 0) === 0) {
    return <>{typeof empty === 'string' ? <EmptyState text={empty} /> : empty}</>;
  }
  const all = total ?? rows?.length ?? 0;
  const lastPage = Math.max(1, Math.ceil(all / state.size));
  const page = rows ? Math.min(state.page, lastPage) : state.page;
  const visible = rows && (total === undefined ? pageOf(sortRows(rows, columns, state.sort), page, state.size) : rows);
  return (
    <div className={styles.root}>
      <NarrowSort columns={columns} state={state} defaultOrder={props.defaultOrder} />
      <div className={mergeClasses(styles.scroll, hasSurface && styles.surface)}>
        <table
          role="table"
          aria-label={label}
          aria-rowcount={rows ? all + 1 : undefined}
          aria-busy={rows === undefined || isEarlier}
          className={mergeClasses(styles.table, styles[density], isEarlier && styles.earlier)}
          style={{ '--quire-least': leastWidth(columns, ticks ? [TICK] : []) } as CSSProperties}
        >
          <TableHead columns={columns} state={state} ticks={ticks} rows={visible} />
          <TableBody {...props} rows={visible} firstIndex={(page - 1) * state.size} />
        </table>
      </div>
      {rows && <Pager label={label} page={page} pages={lastPage} total={all} state={state} sizes={sizes} />}
    </div>
  );
}

const pageOf = <Row,>(rows: readonly Row[], page: number, size: number): readonly Row[] =>
  rows.slice((page - 1) * size, page * size);
