import { Badge } from '@fluentui/react-components';
import { useState } from 'react';
import { type ArticleCard, fullName, MAX_TODO_ROWS, TODO_ROWS } from '@contracts';
import { useTodoCountsQuery } from '../../../shared/api/todo-counts-api';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { countDays, daysBetween } from '../../../shared/display/format';
import { Timestamp } from '../../../shared/display/timestamp';
import { LoadError } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { checkApi } from '../api/check-api';
import { MoreThanShown } from '../shared/more-than-shown';

const ORIGINS = { SUBMISSION: 'New', CORRECTION: 'Corrected', REVISION: 'Revised' } as const;

const COLUMNS: readonly Column<ArticleCard>[] = [
  { id: 'number', header: 'Number', cell: (row) => row.articleId, sortValue: (row) => row.articleId, width: '7rem' },
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
  },
  { id: 'type', header: 'Type', cell: (row) => row.type?.name ?? '', sortValue: (row) => row.type?.name ?? null },
  {
    id: 'authors',
    header: 'Authors',
    cell: (row) => row.articleAuthors.map(fullName).join(', '),
    sortValue: (row) => row.articleAuthors[0]?.lastName ?? null,
  },
  {
    id: 'submitted',
    header: 'Submitted',
    cell: (row) => <Timestamp at={row.uploadDate} />,
    sortValue: (row) => row.uploadDate,
  },
  {
    id: 'waiting',
    header: 'Waiting',
    align: 'end',
    cell: (row) => countDays(waitingDays(row)),
    sortValue: (row) => waitingDays(row),
  },
  {
    id: 'language',
    header: 'Language correction',
    cell: (row) => (row.languageService ? 'Requested' : ''),
    sortValue: (row) => (row.languageService ? 0 : 1),
  },
];

const waitingDays = (row: ArticleCard): number => Math.max(0, daysBetween(row.statusSince, new Date()));

/** `/assitantEditorList`: articles that await the check (spec part 2, section 2, 'Assistant list'). */
export function AssistantListPage() {
  const [size, setSize] = useState(TODO_ROWS);
  const { data, error, refetch } = checkApi.useNewArticlesQuery({ size });
  const state = useListState();
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
          density="compact"
          rowPath={(row) => `/checkManuscript/${row.id}`}
          empty="No manuscripts to check. New, corrected and revised manuscripts appear here."
        />
      )}
    </Page>
  );
}
