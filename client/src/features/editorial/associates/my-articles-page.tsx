import { Button, Caption1 } from '@fluentui/react-components';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type ArticleCard, fullName, MAX_TODO_ROWS, t } from '@contracts';
import { type Column, sortRows } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { NextInList } from '../../../shared/data-table/next-in-list';
import { type ListState, useListState } from '../../../shared/data-table/use-list-state';
import { StatusDot } from '../../../shared/display/status-dot';
import { Rich } from '../../../shared/language/rich';
import { FilterBar } from '../../../shared/list-filters/filter-bar';
import { hasWords } from '../../../shared/list-filters/has-words';
import { StatusesFilter, statusesIn } from '../../../shared/list-filters/statuses-filter';
import { LoadError } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { useStoreList } from '../../../shared/state/list-return';
import { workloadApi } from '../api/workload-api';

const SIZES = [25, 50, 100];
const pathOf = (row: ArticleCard): string => `/articleDetails/${row.id}`;

const COLUMNS: readonly Column<ArticleCard>[] = [
  {
    id: 'number',
    header: t('Article number'),
    cell: (row) => row.articleId,
    sortValue: (row) => row.articleId,
    width: '120px',
  },
  {
    id: 'title',
    header: t('Title'),
    primary: true,
    cell: (row) => row.articleTitle,
    sortValue: (row) => row.articleTitle,
  },
  {
    id: 'status',
    header: t('Status'),
    cell: (row) => <StatusDot status={row.status} />,
    sortValue: (row) => row.status,
    width: '180px',
  },
  {
    id: 'revision',
    header: t('Revision'),
    align: 'end',
    cell: (row) => row.revision,
    sortValue: (row) => row.revision,
    width: '88px',
  },
];

const EMPTY = t(
  'No article is assigned to you. When an editor forwards one to you, it appears here and you get a mail.',
);

const VIEW: Column<ArticleCard> = {
  id: 'view',
  header: t('View', {}, 'verb'),
  hideHeader: true,
  align: 'end',
  cell: (row) => <ViewButton row={row} />,
  width: '88px',
};

function ViewButton({ row }: { row: ArticleCard }) {
  const navigate = useNavigate();
  return (
    <Button size="small" aria-label={t('View {label}', { label: row.articleId })} onClick={() => navigate(pathOf(row))}>
      {t('View', {}, 'verb')}
    </Button>
  );
}

/** The rows that pass the filters in the address. */
function filterHeld(rows: readonly ArticleCard[], state: ListState): readonly ArticleCard[] {
  const statuses = statusesIn(state);
  return rows.filter(
    (row) =>
      hasWords(`${row.label} ${row.articleAuthors.map(fullName).join(' ')}`, state.q) &&
      (statuses.length === 0 || statuses.includes(row.status)),
  );
}

/** `/associate/myArticle`: the articles of this associate editor, in any status (spec part 2, section 2). */
export function MyArticlesPage() {
  const query = workloadApi.useHeldArticlesQuery();
  const { data, error, refetch } = query;
  return (
    <Page title={t('Articles assigned to me')}>
      <NextInList ready={query.isSuccess} />
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : <HeldArticles rows={data} />}
    </Page>
  );
}

/** The list. `rows` is undefined while it loads. */
function HeldArticles({ rows }: { rows: readonly ArticleCard[] | undefined }) {
  const state = useListState({ size: 25 });
  const shown = useMemo(() => rows && filterHeld(rows, state), [rows, state]);
  const articles = useMemo(
    () =>
      shown &&
      sortRows(shown, COLUMNS, state.sort).map((row) => ({ id: row.id, number: row.articleId, path: pathOf(row) })),
    [shown, state.sort],
  );
  useStoreList(t('Articles assigned to me'), articles);
  return (
    <>
      <FilterBar label={t('Articles assigned to me')} text={t('Filter by title, author, number')} state={state}>
        <StatusesFilter state={state} />
      </FilterBar>
      {rows?.length === MAX_TODO_ROWS && <OlderLeftOut />}
      <DataTable
        label={t('Articles assigned to me')}
        columns={[...COLUMNS, VIEW]}
        rows={shown}
        rowKey={(row) => row.id}
        state={state}
        density="lines"
        sizes={SIZES}
        rowPath={pathOf}
        empty={rows?.length === 0 ? EMPTY : t('No articles of this list match.')}
      />
    </>
  );
}

/** The server returns at most so many articles, the newest. */
const OlderLeftOut = () => (
  <Caption1 as="p" block>
    {t('The newest {count} are shown.', { count: MAX_TODO_ROWS })}{' '}
    <Rich
      text="<link>Search</link> finds the others."
      tags={{ link: (words) => <Link to="/searchManuscripts">{words}</Link> }}
    />
  </Caption1>
);
