import { Caption1 } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { fullName, type HeldArticle, MAX_TODO_ROWS, t } from '@contracts';
import { lateColumn, reviewersColumn } from '../../../shared/article/marks/work-columns';
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
import { RemindDialog } from '../bulk/remind-dialog';
import { RowActions } from '../todo/row/row-actions';

const SIZES = [25, 50, 100];
const pathOf = (row: HeldArticle): string => `/articleDetails/${row.id}`;

const doneOf = (reviewers: HeldArticle['reviewers']): number =>
  reviewers.filter(({ status }) => status === 'Completed').length;

const COLUMNS: readonly Column<HeldArticle>[] = [
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
  { ...reviewersColumn, sortValue: ({ reviewers }) => doneOf(reviewers) * 100 + reviewers.length },
  { ...lateColumn, sortValue: (row) => row.lateDays },
];

const EMPTY = t(
  'No article is assigned to you. When an editor forwards one to you, it appears here and you get a mail.',
);

const actionsColumn = (onRemind: (row: HeldArticle) => void): Column<HeldArticle> => ({
  id: 'actions',
  header: t('Actions'),
  hideHeader: true,
  align: 'end',
  cell: (row) => <RowActions row={row} onRemind={onRemind} />,
  width: '176px',
});

/** The rows that pass the filters in the address. */
function filterHeld(rows: readonly HeldArticle[], state: ListState): readonly HeldArticle[] {
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
function HeldArticles({ rows }: { rows: readonly HeldArticle[] | undefined }) {
  const state = useListState({ size: 25 });
  const [reminded, setReminded] = useState<HeldArticle | null>(null);
  const columns = useMemo(() => [...COLUMNS, actionsColumn(setReminded)], []);
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
        columns={columns}
        rows={shown}
        rowKey={(row) => row.id}
        state={state}
        density="lines"
        sizes={SIZES}
        rowPath={pathOf}
        empty={rows?.length === 0 ? EMPTY : t('No articles of this list match.')}
      />
      {reminded && <RemindDialog rows={[reminded]} onClose={() => setReminded(null)} />}
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
