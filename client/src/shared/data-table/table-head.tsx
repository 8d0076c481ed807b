import { mergeClasses } from '@fluentui/react-components';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import { Info } from '../display/info';
import { VisuallyHidden } from '../display/visually-hidden';
import { type Column, isSortable, longHeader } from './column';
import { useTableStyles } from './table-styles';
import { TickAll, type Ticks } from './ticks';
import type { ListState } from './use-list-state';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  state: ListState;
  ticks?: Ticks<Row>;
  /** The rows of this page. */
  rows?: readonly Row[];
}

export function TableHead<Row>({ columns, state, ticks, rows }: TableHeadProps<Row>) {
  const styles = useTableStyles();
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        {ticks && (
          <th role="columnheader" scope="col" className={mergeClasses(styles.th, styles.tick)}>
            <TickAll ticks={ticks} rows={rows ?? []} />
          </th>
        )}
        {columns.map((column) => (
          <Header key={column.id} column={column} state={state} />
        ))}
      </tr>
    </thead>
  );
}

/** The first press sorts ascending, the next descending. */
function Header<Row>({ column, state }: { column: Column<Row>; state: ListState }) {
  const styles = useTableStyles();
  const up = state.sort === column.id;
  const down = state.sort === `-${column.id}`;
  const order = up ? 'ascending' : down ? 'descending' : 'none';
  const sortable = isSortable(column);
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sortable ? order : undefined}
      style={{ width: column.width }}
      className={mergeClasses(styles.th, column.align === 'end' && styles.end, column.from && styles[column.from])}
    >
      <span className={column.info && styles.explained}>
        {sortable ? (
          <button
            type="button"
            data-print
            className={styles.sort}
            aria-label={column.long && longHeader(column)}
            title={column.long}
            onClick={() => state.set({ sort: up ? `-${column.id}` : column.id })}
          >
            {column.header}
            {up && <ArrowUpRegular aria-hidden />}
            {down && <ArrowDownRegular aria-hidden />}
          </button>
        ) : column.hideHeader ? (
          <VisuallyHidden>{column.header}</VisuallyHidden>
        ) : (
          <span title={column.long}>{column.header}</span>
        )}
        {column.info && <Info about={column.header} text={column.info} />}
      </span>
    </th>
  );
}
