import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { t, type TodoRow } from '@contracts';
import { type Column, sortRows } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { KeysHint, ListKeys } from '../../../shared/data-table/list-keys';
import { useTicks } from '../../../shared/data-table/ticks';
import { useListState } from '../../../shared/data-table/use-list-state';
import { useStoreList } from '../../../shared/state/list-return';
import { BulkBar } from '../bulk/bulk-bar';
import { RemindDialog } from '../bulk/remind-dialog';
import { nextStep } from './row/next-step';
import { RowActions } from './row/row-actions';
import { TODO_COLUMNS } from './row/todo-columns';
import { filterRows, isFiltered, TodoFilters } from './todo-filters';

export const TODO_PAGE = 25;
/** The text of an empty list with filters. */
export const NONE_MATCH = t('No articles of this list match.');
const SIZES = [25, 50, 100];

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
});

const pathOf = (row: TodoRow): string => nextStep(row).path;
const nameOf = (row: TodoRow): string => `#${row.articleId}`;

interface Props {
  label: string;
  rows: readonly TodoRow[];
  empty: string;
  /** The note that there are more rows. */
  more: ReactNode;
  /** True while rows that the filters need are still missing. */
  isPartial: boolean;
  /** Why they could not be loaded, in place of the rows. */
  failure: ReactNode;
}

/** One list of articles to work on, newest upload first (spec part 2, section 2, 'To-do list'). */
export function TodoTable({ label, rows, empty, more, isPartial, failure }: Props) {
  const styles = useStyles();
  const state = useListState({ size: TODO_PAGE });
  const shown = useMemo(() => filterRows(rows, state), [rows, state]);
  useStoreRows(shown, state.sort);
  const { ticks, ticked, clear } = useTicks(shown, nameOf);
  const [reminded, setReminded] = useState<TodoRow | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => [...TODO_COLUMNS, actionsColumn(setReminded)], []);
  return (
    <div className={styles.list}>
      {(rows.length > 0 || isFiltered(state)) && <TodoFilters rows={rows} state={state} />}
      {more}
      <div ref={list}>
        {failure ?? (
          <DataTable
            label={label}
            columns={columns}
            rows={shown}
            isEarlier={isPartial}
            rowKey={(row) => row.id}
            state={state}
            density="lines"
            ticks={ticks}
            sizes={SIZES}
            rowPath={pathOf}
            empty={isFiltered(state) ? NONE_MATCH : empty}
          />
        )}
      </div>
      <KeysHint />
      <ListKeys list={list} />
      <BulkBar rows={ticked} onClear={clear} />
      {reminded && <RemindDialog rows={[reminded]} onClose={() => setReminded(null)} />}
    </div>
  );
}

const actionsColumn = (onRemind: (row: TodoRow) => void): Column<TodoRow> => ({
  id: 'actions',
  header: t('Actions'),
  hideHeader: true,
  align: 'end',
  cell: (row) => <RowActions row={row} onRemind={onRemind} />,
  width: '176px',
});

/** Stores the order of the list, in which other pages offer the next and the previous article. */
function useStoreRows(rows: readonly TodoRow[], sort: string): void {
  const articles = useMemo(
    () => sortRows(rows, TODO_COLUMNS, sort).map((row) => ({ id: row.id, number: row.articleId, path: pathOf(row) })),
    [rows, sort],
  );
  useStoreList(t('To-do list'), articles);
}
