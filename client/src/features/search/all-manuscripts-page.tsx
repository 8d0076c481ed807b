import { Link } from 'react-router-dom';
import { ARTICLE_TYPES, type ArticleFilters, fullName, MAX_SEARCH_TEXT, NO_HOLDER, t } from '@contracts';
import { NextInList } from '../../shared/data-table/next-in-list';
import { type ListState, useListState } from '../../shared/data-table/use-list-state';
import { ChoiceFilter, FilterBar, LateFilter } from '../../shared/list-filters/filter-bar';
import { StatusesFilter, statusesIn } from '../../shared/list-filters/statuses-filter';
import { Page } from '../../shared/page/page';
import { ArticleResults, RESULT_ROWS } from './article-results';
import { searchApi } from './search-api';

const TYPES = ARTICLE_TYPES.map(({ id, name }) => ({ value: String(id), label: name }));
const NOBODY = { value: NO_HOLDER, label: t('Without associate editor') };

function filtersOf(state: ListState): ArticleFilters {
  const statusList = statusesIn(state);
  const typeId = TYPES.find(({ value }) => value === state.get('type'))?.value;
  const holderId = state.get('associate');
  return {
    ...(state.q !== '' && { q: state.q }),
    ...(statusList.length > 0 && { statusList }),
    ...(typeId !== undefined && { typeId: Number(typeId) }),
    ...(holderId !== '' && { holderId }),
    ...(state.get('late') !== '' && { late: true }),
  };
}

/** `/manuscript/all`: every article that the office may see (spec part 2, section 2). */
export function AllManuscriptsPage() {
  const state = useListState({ size: RESULT_ROWS });
  const { page, size, sort } = state;
  const filters = filtersOf(state);
  const query = searchApi.useAllArticlesQuery({ page, size, sort, filters });
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <Page title={t('All manuscripts')} actions={<Link to="/searchManuscripts">{t('Search with filters')}</Link>}>
      <NextInList ready={query.isSuccess} />
      <Filters state={state} />
      <ArticleResults
        label={t('All manuscripts')}
        query={query}
        state={state}
        packages
        empty={
          isFiltered
            ? state.q !== '' && Object.keys(filters).length === 1
              ? t('No manuscripts contain all these words.')
              : t('No manuscripts match these filters.')
            : t('There are no manuscripts yet. Every draft and every submission appears here.')
        }
      />
    </Page>
  );
}

function Filters({ state }: { state: ListState }) {
  const { data: associates = [] } = searchApi.useAssociateNamesQuery();
  return (
    <FilterBar
      label={t('All manuscripts')}
      text={t('Find by words or number')}
      maxLength={MAX_SEARCH_TEXT}
      state={state}
    >
      <StatusesFilter state={state} />
      <LateFilter state={state} />
      <ChoiceFilter name="type" any={t('All types')} options={TYPES} state={state} />
      <ChoiceFilter
        name="associate"
        any={t('All associate editors')}
        options={[
          NOBODY,
          ...associates.map((one) => ({
            value: one.id,
            label: t('Associate editor: {name}', { name: fullName(one) }),
          })),
        ]}
        state={state}
      />
    </FilterBar>
  );
}
