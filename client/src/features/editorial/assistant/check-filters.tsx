import { type ArticleCard, fullName, t, typeWords } from '@contracts';
import type { ListState } from '../../../shared/data-table/use-list-state';
import { ChoiceFilter, FilterBar } from '../../../shared/list-filters/filter-bar';
import { hasWords } from '../../../shared/list-filters/has-words';
import { ORIGINS } from './check-columns';

const KINDS = Object.entries(ORIGINS).map(([value, label]) => ({ value, label }));

/** True if any filter of the list is set. */
export const isFiltered = ({ q, get }: ListState): boolean =>
  q.trim() !== '' || ['kind', 'type'].some((name) => get(name) !== '');

/** The rows that pass the filters in the address. */
export function filterChecks(rows: readonly ArticleCard[], { q, get }: ListState): readonly ArticleCard[] {
  const [kind, type] = [get('kind'), get('type')];
  return rows.filter((row) => {
    const text = `${row.label} ${row.articleAuthors.map(fullName).join(' ')}`;
    return (
      hasWords(text, q) &&
      (kind === '' || (row.origin ?? 'SUBMISSION') === kind) &&
      (type === '' || String(row.type?.id) === type)
    );
  });
}

/** Text, kind and type; all are in the address. */
export function CheckFilters({ rows, state }: { rows: readonly ArticleCard[]; state: ListState }) {
  const types = new Map(rows.flatMap(({ type }) => (type ? [[type.id, typeWords(type.name)] as const] : [])));
  const options = [...types].map(([id, label]) => ({ value: String(id), label }));
  return (
    <FilterBar label={t('Articles to check')} text={t('Filter by title, author, number')} state={state}>
      <ChoiceFilter name="kind" any={t('All kinds')} options={KINDS} state={state} />
      <ChoiceFilter
        name="type"
        any={t('All types')}
        options={options.sort((one, other) => one.label.localeCompare(other.label))}
        state={state}
      />
    </FilterBar>
  );
}
