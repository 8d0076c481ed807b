import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ArticleCard, MAX_TODO_ROWS, t, TODO_ROWS } from '@contracts';
import { useMenuCountsQuery } from '../../../shared/api/menu-counts-api';
import { RowVerb } from '../../../shared/article/row-verb';
import { type Column, sortRows } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { KeysHint, ListKeys } from '../../../shared/data-table/list-keys';
import { NextInList } from '../../../shared/data-table/next-in-list';
import { useTicks } from '../../../shared/data-table/ticks';
import { useListState } from '../../../shared/data-table/use-list-state';
import { LoadError } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { useStoreList } from '../../../shared/state/list-return';
import { checkApi } from '../api/check-api';
import { MoreThanShown } from '../shared/more-than-shown';
import { CheckBulk } from './check-bulk';
import { CHECK_COLUMNS } from './check-columns';
import { CheckFilters, filterChecks, isFiltered } from './check-filters';

const SIZES = [25, 50, 100];
const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
});

const pathOf = (row: ArticleCard): string => `/checkManuscript/${row.id}`;
const nameOf = (row: ArticleCard): string => `#${row.articleId}`;

const COLUMNS: readonly Column<ArticleCard>[] = [
  ...CHECK_COLUMNS,
  {
    id: 'actions',
    header: t('Actions'),
    hideHeader: true,
    align: 'end',
    cell: (row) => <RowActions row={row} />,
    width: '112px',
  },
];

function RowActions({ row }: { row: ArticleCard }) {
  const navigate = useNavigate();
  const menu = [
    { label: t('Details'), path: `/articleDetails/${row.id}` },
    { label: t('Manage files'), path: `/manageFiles/${row.id}` },
  ];
  return <RowVerb articleId={row.articleId} verb={t('Check')} onVerb={() => void navigate(pathOf(row))} menu={menu} />;
}

/** `/assitantEditorList`: articles that await the check (spec part 2, section 2, 'Assistant list'). */
export function AssistantListPage() {
  const [size, setSize] = useState(TODO_ROWS);
  const query = checkApi.useNewArticlesQuery({ size });
  const { data, error, refetch } = query;
  const isCut = (data?.length ?? 0) >= size;
  const total = useMenuCountsQuery(undefined, { skip: !isCut }).data?.todo?.checks;
  return (
    <Page title={t('Articles to check')}>
      <NextInList ready={query.isSuccess} />
      <MoreThanShown shown={data?.length ?? 0} total={total} onMore={() => setSize(MAX_TODO_ROWS)} />
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : <CheckList rows={data} />}
    </Page>
  );
}

/** The list. `rows` is undefined while it loads. */
function CheckList({ rows }: { rows: readonly ArticleCard[] | undefined }) {
  const styles = useStyles();
  const state = useListState({ size: 25 });
  const shown = useMemo(() => rows && filterChecks(rows, state), [rows, state]);
  useStoreRows(shown, state.sort);
  const { ticks, ticked, clear } = useTicks(shown ?? [], nameOf);
  const list = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.list}>
      <CheckFilters rows={rows ?? []} state={state} />
      <div ref={list}>
        <DataTable
          label={t('Articles to check')}
          columns={COLUMNS}
          rows={shown}
          rowKey={(row) => row.id}
          state={state}
          density="lines"
          ticks={ticks}
          sizes={SIZES}
          rowPath={pathOf}
          empty={
            isFiltered(state)
              ? t('No articles of this list match.')
              : t('No manuscripts to check. New, corrected and revised manuscripts appear here.')
          }
        />
      </div>
      <KeysHint />
      <ListKeys list={list} />
      <CheckBulk rows={ticked} onClear={clear} />
    </div>
  );
}

/** Stores the order of the list, in which other pages offer the next and the previous article. */
function useStoreRows(rows: readonly ArticleCard[] | undefined, sort: string): void {
  const articles = useMemo(
    () =>
      rows && sortRows(rows, COLUMNS, sort).map((row) => ({ id: row.id, number: row.articleId, path: pathOf(row) })),
    [rows, sort],
  );
  useStoreList(t('Articles to check'), articles);
}
