import { Field, Select } from '@fluentui/react-components';
import { type Column, isSortable } from './column';
import { useTableStyles } from './table-styles';
import type { ListState } from './use-list-state';

interface NarrowSortProps<Row> {
  columns: readonly Column<Row>[];
  state: ListState;
}

/** The sort menu on narrow screens, where cards replace the header row. */
export function NarrowSort<Row>({ columns, state }: NarrowSortProps<Row>) {
  const styles = useTableStyles();
  const sortable = columns.filter(isSortable);
  if (sortable.length === 0) return null;
  return (
    <div className={styles.narrowSort}>
      <Field label="Sort by">
        <Select
          root={{ style: { minWidth: 0 } }}
          value={state.sort}
          onChange={(_event, { value }) => state.set({ sort: value })}
        >
          <option value="">Default order</option>
          {sortable.map(({ id, header }) => [
            <option key={id} value={id}>
              {header}
            </option>,
            <option key={`-${id}`} value={`-${id}`}>
              {header}, descending
            </option>,
          ])}
        </Select>
      </Field>
    </div>
  );
}
