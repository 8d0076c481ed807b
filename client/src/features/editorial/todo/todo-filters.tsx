import { fullName, NO_HOLDER, t, type TodoRow, typeWords } from '@contracts';
import type { ListState } from '../../../shared/data-table/use-list-state';
import { ChoiceFilter, FilterBar, type FilterOption, LateFilter } from '../../../shared/list-filters/filter-bar';
import { hasWords } from '../../../shared/list-filters/has-words';

/** True if any filter of the list is set. */
export const isFiltered = ({ q, get }: ListState): boolean =>
  q.trim() !== '' || ['late', 'type', 'associate'].some((name) => get(name) !== '');

const isHolder = (one: TodoRow['associateEditor'], id: string): boolean =>
  (one?.id ?? NO_HOLDER) === id || one?.formerIds?.includes(id) === true;

/** The rows that pass the filters in the address. */
export function filterRows(rows: readonly TodoRow[], { q, get }: Pick<ListState, 'q' | 'get'>): readonly TodoRow[] {
  const [type, associate] = [get('type'), get('associate')];
  return rows.filter((row) => {
    const text = `${row.label} ${row.articleAuthors.map(fullName).join(' ')}`;
    return (
      hasWords(text, q) &&
      (get('late') === '' || row.lateDays !== null) &&
      (type === '' || String(row.type?.id) === type) &&
      (associate === '' || isHolder(row.associateEditor, associate))
    );
  });
}

function optionsOf(rows: readonly TodoRow[], option: (row: TodoRow) => FilterOption | null): FilterOption[] {
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
  const types = optionsOf(rows, ({ type }) => type && { value: String(type.id), label: typeWords(type.name) });
  const associates = optionsOf(
    rows,
    ({ associateEditor: one }) =>
      one && { value: one.id, label: t('Associate editor: {name}', { name: fullName(one) }) },
  );
  return (
    <FilterBar label={t('Articles of this list')} text={t('Filter by title, author, number')} state={state}>
      <LateFilter state={state} />
      <ChoiceFilter name="type" any={t('All types')} options={types} state={state} />
      <ChoiceFilter
        name="associate"
        any={t('All associate editors')}
        options={[{ value: NO_HOLDER, label: t('Without associate editor') }, ...associates]}
        state={state}
      />
    </FilterBar>
  );
}
