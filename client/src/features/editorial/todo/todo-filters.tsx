import { makeStyles, Select, ToggleButton, tokens } from '@fluentui/react-components';
import { fullName, type TodoRow } from '@contracts';
import { ListSearch } from '../../../shared/data-table/list-search';
import type { ListState } from '../../../shared/data-table/use-list-state';

const useStyles = makeStyles({
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    '@media print': { display: 'none' },
  },
  search: { width: '260px', maxWidth: '100%' },
});

/** No associate editor. */
const NONE = 'none';

/** True if any filter of the list is set. */
export const isFiltered = ({ q, get }: ListState): boolean =>
  q.trim() !== '' || ['late', 'type', 'associate'].some((name) => get(name) !== '');

/** The rows that pass the filters in the address. */
export function filterRows(rows: readonly TodoRow[], { q, get }: ListState): readonly TodoRow[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const [type, associate] = [get('type'), get('associate')];
  return rows.filter((row) => {
    const text = `${row.label} ${row.articleAuthors.map(fullName).join(' ')}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (get('late') === '' || row.lateDays !== null) &&
      (type === '' || String(row.type?.id) === type) &&
      (associate === '' || (row.associateEditor?.id ?? NONE) === associate)
    );
  });
}

interface Option {
  value: string;
  label: string;
}

function optionsOf(rows: readonly TodoRow[], option: (row: TodoRow) => Option | null): Option[] {
  const found = new Map(rows.flatMap((row) => option(row) ?? []).map((one) => [one.value, one]));
  return [...found.values()].sort((one, other) => one.label.localeCompare(other.label));
}

interface TodoFiltersProps {
  /** All rows of the list. */
  rows: readonly TodoRow[];
  state: ListState;
}

/** Text, late, type and associate editor; all are in the address. */
export function TodoFilters({ rows, state }: TodoFiltersProps) {
  const styles = useStyles();
  const types = optionsOf(rows, ({ type }) => type && { value: String(type.id), label: type.name });
  const associates = optionsOf(
    rows,
    ({ associateEditor: one }) => one && { value: one.id, label: `Associate editor: ${fullName(one)}` },
  );
  const isLate = state.get('late') !== '';
  return (
    <div role="search" aria-label="Articles of this list" className={styles.filters}>
      <ListSearch
        state={state}
        aria-label="Filter by title, author, number"
        placeholder="Filter by title, author, number"
        className={styles.search}
      />
      <ToggleButton shape="circular" checked={isLate} onClick={() => state.set({ late: isLate ? '' : 'yes' })}>
        Late
      </ToggleButton>
      <Choice name="type" any="All types" options={types} state={state} />
      <Choice
        name="associate"
        any="All associate editors"
        options={[{ value: NONE, label: 'Without associate editor' }, ...associates]}
        state={state}
      />
    </div>
  );
}

function Choice({ name, any, options, state }: { name: string; any: string; options: Option[]; state: ListState }) {
  return (
    <Select aria-label={any} value={state.get(name)} onChange={(_event, { value }) => state.set({ [name]: value })}>
      <option value="">{any}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
