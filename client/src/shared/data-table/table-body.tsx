import { mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { type MouseEvent, useDeferredValue, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { t } from '@contracts';
import type { Column } from './column';
import type { DataTableProps } from './data-table';
import { useTableStyles } from './table-styles';
import { Tick } from './ticks';

type TableBodyProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowKey' | 'rowPath' | 'onOpen' | 'ticks'> & {
  /** Index of the first row in the whole list. */
  firstIndex: number;
};

const SKELETON_ROWS = 5;
/** More rows than a window shows. The rest follows immediately, in slices between which the page stays responsive. */
const FIRST_ROWS = 20;

export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, rows, ticks } = props;
  // A list that is loaded from the start renders all its rows together, because a person may return to a place far down.
  const [isAwaited] = useState(rows === undefined);
  if (!rows) return <SkeletonBody columns={columns} ticks={ticks !== undefined} />;
  return <Rows {...props} rows={rows} isAwaited={isAwaited} />;
}

function Rows<Row>(props: TableBodyProps<Row> & { rows: readonly Row[]; isAwaited: boolean }) {
  const { rows, rowKey, firstIndex, isAwaited } = props;
  const styles = useTableStyles();
  const drawn = useDeferredValue(rows.length, isAwaited ? Math.min(rows.length, FIRST_ROWS) : rows.length);
  return (
    <tbody role="rowgroup" className={styles.body}>
      {rows.slice(0, drawn).map((row, index) => (
        <BodyRow key={rowKey(row)} {...props} row={row} rowIndex={firstIndex + index + 2} />
      ))}
    </tbody>
  );
}

/** False for a click on a control, in a menu or dialog that a row opened, or one that ends a text selection. */
function isForRow(event: MouseEvent): boolean {
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return false;
  const inside = event.target instanceof Element && event.target.closest('a, button, input, select, textarea, label');
  return !inside && window.getSelection()?.isCollapsed !== false;
}

function BodyRow<Row>(props: TableBodyProps<Row> & { row: Row; rowIndex: number }) {
  const { columns, row, rowIndex, rowPath, onOpen, ticks } = props;
  const styles = useTableStyles();
  const navigate = useNavigate();
  const path = rowPath?.(row) ?? null;
  const opens = path !== null || onOpen !== undefined;
  const primary = columns.find((column) => column.primary) ?? columns[0];
  const open = (event: MouseEvent) => {
    if (!isForRow(event)) return;
    if (onOpen) onOpen(row);
    else if (path !== null) void navigate(path);
  };
  return (
    <tr
      role="row"
      aria-rowindex={rowIndex}
      className={mergeClasses(styles.row, opens && styles.opens, ticks?.isTicked(row) && styles.ticked)}
      onClick={opens ? open : undefined}
    >
      {ticks && (
        <td role="cell" className={mergeClasses(styles.td, styles.tick)}>
          <Tick ticks={ticks} row={row} />
        </td>
      )}
      {columns.map((column) =>
        column === primary ? (
          <td key={column.id} role="cell" className={mergeClasses(styles.td, column.align === 'end' && styles.end)}>
            {column.named && <Caption column={column} />}
            <Opener {...props} column={column} />
          </td>
        ) : (
          <Cell key={column.id} column={column} row={row} />
        ),
      )}
    </tr>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const styles = useTableStyles();
  const content = column.cell(row);
  const isEmpty = content === '' || content === null;
  return (
    <td
      role="cell"
      className={mergeClasses(
        styles.td,
        column.align === 'end' && styles.end,
        column.inline && styles.inline,
        column.from && styles[column.from],
        isEmpty && styles.emptyCell,
      )}
    >
      {!column.hideHeader && <Caption column={column} />}
      {content}
    </td>
  );
}

const Caption = <Row,>({ column }: { column: Column<Row> }) => (
  <span aria-hidden className={useTableStyles().caption}>
    {column.header}
  </span>
);

/** The cell that opens the row by keyboard. */
function Opener<Row>({ row, column, rowPath, onOpen }: TableBodyProps<Row> & { row: Row; column: Column<Row> }) {
  const styles = useTableStyles();
  const path = rowPath?.(row) ?? null;
  if (path !== null) {
    return (
      <Link to={path} className={styles.open} aria-label={column.openLabel?.(row)} title={column.openLabel?.(row)}>
        {column.cell(row)}
      </Link>
    );
  }
  if (!onOpen) return <>{column.cell(row)}</>;
  return (
    <button type="button" data-print className={styles.open} onClick={() => onOpen(row)}>
      {column.cell(row)}
    </button>
  );
}

/** Skeleton rows as high as real ones, so that nothing moves after loading. */
function SkeletonBody<Row>({ columns, ticks }: { columns: readonly Column<Row>[]; ticks: boolean }) {
  const styles = useTableStyles();
  return (
    <tbody role="rowgroup" className={styles.body}>
      {Array.from({ length: SKELETON_ROWS }, (_none, row) => (
        <tr key={row} role="row" className={styles.row}>
          {ticks && <SkeletonCell className={styles.td} />}
          {columns.map(({ id, from }) => (
            <SkeletonCell key={id} className={mergeClasses(styles.td, from && styles[from])} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const SkeletonCell = ({ className }: { className: string }) => (
  <td role="cell" className={className}>
    <Skeleton aria-label={t('Loading')}>
      <SkeletonItem size={20} />
    </Skeleton>
  </td>
);
