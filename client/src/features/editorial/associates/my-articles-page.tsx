import { Button } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { type ArticleCard, t } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { StatusDot } from '../../../shared/display/status-dot';
import { LoadError } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { workloadApi } from '../api/workload-api';

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

/** `/associate/myArticle`: the articles of this associate editor, in any status (spec part 2, section 2). */
export function MyArticlesPage() {
  const { data, error, refetch } = workloadApi.useHeldArticlesQuery();
  const navigate = useNavigate();
  const state = useListState();
  const view: Column<ArticleCard> = {
    id: 'view',
    header: t('View', {}, 'verb'),
    hideHeader: true,
    align: 'end',
    cell: (row) => (
      <Button
        size="small"
        aria-label={t('View {label}', { label: row.articleId })}
        onClick={() => navigate(pathOf(row))}
      >
        {t('View', {}, 'verb')}
      </Button>
    ),
    width: '88px',
  };
  return (
    <Page title={t('Articles assigned to me')}>
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('Articles assigned to me')}
          columns={[...COLUMNS, view]}
          rows={data}
          rowKey={(row) => row.id}
          state={state}
          density="lines"
          rowPath={pathOf}
          empty={EMPTY}
        />
      )}
    </Page>
  );
}
