import { Badge } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { type ArticleCard, fullName, MAX_TODO_ROWS, TODO_ROWS } from '@contracts';
import { useTodoCountsQuery } from '../../../shared/api/todo-counts-api';
import { type Column, sortRows } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { countDays, daysBetween } from '../../../shared/display/format';
import { Timestamp } from '../../../shared/display/timestamp';
import { LoadError } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { useKeptList } from '../../../shared/state/list-return';
import { checkApi } from '../api/check-api';
import { MoreThanShown } from '../shared/more-than-shown';

const ORIGINS = { SUBMISSION: 'New', CORRECTION: 'Corrected', REVISION: 'Revised' } as const;

const COLUMNS: readonly Column<ArticleCard>[] = [
  { id: 'number', header: 'Number', cell: (row) => row.articleId, sortValue: (row) => row.articleId, width: '88px' },
  {
    id: 'title',
    header: 'Title',
    primary: true,
    cell: (row) => row.articleTitle,
    sortValue: (row) => row.articleTitle,
  },
  {
    id: 'origin',
    header: 'Kind',
    cell: (row) => (
      <Badge appearance="tint" color={row.origin === 'SUBMISSION' ? 'brand' : 'informative'}>
        {ORIGINS[row.origin ?? 'SUBMISSION']}
        {row.revision > 0 ? `, R${row.revision}` : ''}
      </Badge>
    ),
    sortValue: (row) => row.origin,
    width: '120px',
  },
  {
    id: 'type',
    header: 'Type',
    cell: (row) => row.type?.name ?? '',
    sortValue: (row) => row.type?.name ?? null,
    width: '150px',
  },
  {
    id: 'authors',
    header: 'Authors',
    cell: (row) => row.articleAuthors.map(fullName).join(', '),
    sortValue: (row) => row.articleAuthors[0]?.lastName ?? null,
    width: '170px',
  },
  {
    id: 'submitted',
    header: 'Submitted',
    cell: (row) => <Timestamp at={row.uploadDate} />,
    sortValue: (row) => row.uploadDate,
    width: '104px',
  },
  {
    id: 'waiting',
    header: 'Waiting',
    align: 'end',
    cell: (row) => countDays(waitingDays(row)),
    sortValue: (row) => waitingDays(row),
    width: '84px',
  },
  {
    id: 'language',
    header: 'Language correction',
    cell: (row) => (row.languageService ? 'Requested' : ''),
    sortValue: (row) => (row.languageService ? 0 : 1),
    width: '148px',
  },
];

const waitingDays = (row: ArticleCard): number => Math.max(0, daysBetween(row.statusSince, new Date()));

const SIZES = [25, 50, 100];
const pathOf = (row: ArticleCard): string => `/checkManuscript/${row.id}`;

/** Others offer the next and the previous article in this order. */
function useKept(rows: readonly ArticleCard[] | undefined, sort: string): void {
  const articles = useMemo(
    () =>
      rows && sortRows(rows, COLUMNS, sort).map((row) => ({ id: row.id, number: row.articleId, path: pathOf(row) })),
    [rows, sort],
  );
  useKeptList('Articles to check', articles);
}

/** `/assitantEditorList`: articles that await the check (spec part 2, section 2, 'Assistant list'). */
export function AssistantListPage() {
  const [size, setSize] = useState(TODO_ROWS);
  const { data, error, refetch } = checkApi.useNewArticlesQuery({ size });
  const state = useListState({ size: 25 });
  useKept(data, state.sort);
  const isCut = (data?.length ?? 0) >= size;
  const total = useTodoCountsQuery(undefined, { skip: !isCut }).data?.checks;
  return (
    <Page title="Articles to check">
      <MoreThanShown shown={data?.length ?? 0} total={total} onMore={() => setSize(MAX_TODO_ROWS)} />
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label="Articles to check"
          columns={COLUMNS}
          rows={data}
          rowKey={(row) => row.id}
          state={state}
          density="lines"
          sizes={SIZES}
          rowPath={pathOf}
          empty="No manuscripts to check. New, corrected and revised manuscripts appear here."
        />
      )}
    </Page>
  );
}
