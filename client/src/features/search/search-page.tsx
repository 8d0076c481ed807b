import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { SaveRegular } from '@fluentui/react-icons/svg/save';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ArticleFilters, isEmptySearch, MAX_SEARCH_NAME, SEARCH_MESSAGES, t } from '@contracts';
import { NextInList } from '../../shared/data-table/next-in-list';
import { type ListState, useListState } from '../../shared/data-table/use-list-state';
import { NameDialog } from '../../shared/dialogs/name-dialog';
import { EmptyState } from '../../shared/page/empty-state';
import { Page } from '../../shared/page/page';
import { useNotify } from '../../shared/state/hooks';
import { ArticleResults, RESULT_ROWS } from './article-results';
import { AsOfNotice } from './as-of-notice';
import { ExportButton } from './export-button';
import { filtersFrom, searchPath } from './filters/search-address';
import { SavedSearches } from './saved-searches';
import { searchApi } from './search-api';
import { SearchForm } from './search-form';

/** Loaded lazily, because a search by words has no tags. */
const loadTags = () => import('./filters/filter-tags');
const FilterTags = lazy(async () => ({ default: (await loadTags()).FilterTags }));

const NONE = {
  text: t('No manuscript matches.'),
  detail: t('Every word and every filter must match. Try fewer words, or the beginning of a word.'),
};

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    // Below each other, because side by side the number of results would push the buttons to another line when it loads.
    '@media (max-width: 639px)': { flexDirection: 'column', alignItems: 'stretch' },
  },
  found: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '32px',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, '@media print': { display: 'none' } },
});

const isNarrowed = (filters: ArticleFilters): boolean => Object.keys(filters).some((name) => name !== 'q');

/** `/searchManuscripts`: filters and results; the address contains both (spec part 2, section 2). */
export function SearchPage() {
  const state = useListState({ size: RESULT_ROWS });
  const { page, size, sort } = state;
  const filters = filtersFrom(state.get);
  const empty = isEmptySearch(filters);
  const query = searchApi.useSearchArticlesQuery({ filters, page, size, sort }, { skip: empty });
  const navigate = useNavigate();
  const search = (newFilters: ArticleFilters) => void navigate(searchPath(newFilters, ''));
  return (
    <Page title={t('Search manuscripts')}>
      <NextInList ready={query.isSuccess} />
      <SavedSearches />
      <SearchForm filters={filters} chosen={query.data?.chosen} onSearch={search} />
      {empty ? (
        <EmptyState
          text={SEARCH_MESSAGES.empty}
          detail={t('The search is part of the page address, so you can bookmark or share it.')}
        />
      ) : (
        <Found filters={filters} state={state} query={query} onSearch={search} />
      )}
    </Page>
  );
}

interface FoundProps {
  filters: ArticleFilters;
  state: ListState;
  query: ReturnType<typeof searchApi.useSearchArticlesQuery>;
  onSearch(filters: ArticleFilters): void;
}

function Found({ filters, state, query, onSearch }: FoundProps) {
  const styles = useStyles();
  const [naming, setNaming] = useState(false);
  // If a search fails, the results of an earlier one are not shown in its place.
  const data = query.error ? undefined : query.data;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.found}>
          <Text role="status">
            {data ? t('{count, plural, one {# manuscript} other {# manuscripts}}', { count: data.total }) : ''}
          </Text>
          {isNarrowed(filters) && (
            <Suspense>
              <FilterTags filters={filters} chosen={data?.chosen} onRemove={onSearch} />
            </Suspense>
          )}
        </div>
        <div className={styles.actions}>
          <Button icon={<SaveRegular />} onClick={() => setNaming(true)}>
            {t('Save search')}
          </Button>
          {data?.total !== 0 && <ExportButton filters={filters} disabled={!data} />}
        </div>
      </div>
      {data?.asOf && <AsOfNotice at={data.asOf} />}
      <ArticleResults
        label={t('Manuscripts found')}
        query={{ ...query, data }}
        state={state}
        empty={<EmptyState {...NONE} />}
        asOf={data?.asOf ?? null}
      />
      {naming && <SaveDialog filters={filters} sort={state.sort} onClose={() => setNaming(false)} />}
    </>
  );
}

interface SaveDialogProps {
  filters: ArticleFilters;
  sort: string;
  onClose: () => void;
}

function SaveDialog({ filters, sort, onClose }: SaveDialogProps) {
  const notify = useNotify();
  const [save] = searchApi.useSaveSearchMutation();
  const saveSearch = async (name: string): Promise<void> => {
    await save({ name, filters, sort }).unwrap();
    notify.success(t('The search has been saved.'));
  };
  return (
    <NameDialog
      title={t('Save search')}
      submit={t('Save')}
      most={MAX_SEARCH_NAME}
      missing={SEARCH_MESSAGES.name}
      name={filters.q ?? filters.title ?? ''}
      onSubmit={saveSearch}
      onClose={onClose}
    />
  );
}
