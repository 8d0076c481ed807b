import { Field, Select } from '@fluentui/react-components';
import { t } from '@contracts';
import { type Column, isSortable, longHeader } from './column';
import { useTableStyles } from './table-styles';
import type { ListState } from './use-list-state';

interface NarrowSortProps<Row> {
  columns: readonly Column<Row>[];
  state: ListState;
  /** The name of the order when no column is chosen. */
  defaultOrder?: string;
}

/** The sort menu on narrow screens, where cards replace the header row. */
export function NarrowSort<Row>({ columns, state, defaultOrder = t('Default order') }: NarrowSortProps<Row>) {
  const styles = useTableStyles();
  const sortable = columns.filter(isSortable);
  if (sortable.length === 0) return null;
  return (
    <div className={styles.narrowSort}>
      <Field label={t('Sort by')}>
        <Select
          root={{ style: { minWidth: 0 } }}
          value={state.sort}
          onChange={(_event, { value }) => state.set({ sort: value })}
        >
          <option value="">{defaultOrder}</option>
          {sortable.map((column) => [
            <option key={column.id} value={column.id}>
              {longHeader(column)}
            </option>,
            <option key={`-${column.id}`} value={`-${column.id}`}>
              {t('{column}, descending', { column: longHeader(column) })}
            </option>,
          ])}
        </Select>
      </Field>
    </div>
  );
}
