import { Button } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { type ArticleCard, fullName } from '@contracts';
import type { Column } from '../../shared/data-table/column';
import { formatDate } from '../../shared/display/format';
import { StatusBadge } from '../../shared/display/status-badge';

export const pathOf = (row: ArticleCard): string => `/articleDetails/${row.id}`;

function authorsOf({ articleAuthors: [first, ...others] }: ArticleCard): string {
  if (!first) return '';
  return others.length > 0 ? `${fullName(first)} et al.` : fullName(first);
}

const number: Column<ArticleCard> = {
  id: 'articleId',
  header: 'Article number',
  cell: (row) => row.articleId,
  sortable: true,
  width: '9rem',
};
const title: Column<ArticleCard> = {
  id: 'articleTitle',
  header: 'Title',
  primary: true,
  cell: (row) => row.articleTitle || 'No title yet',
  sortable: true,
};
const authors: Column<ArticleCard> = { id: 'authors', header: 'Authors', cell: authorsOf };
const status: Column<ArticleCard> = {
  id: 'status',
  header: 'Status',
  cell: (row) => <StatusBadge status={row.status} />,
  sortable: true,
};
const revision: Column<ArticleCard> = {
  id: 'revision',
  header: 'Revision',
  align: 'end',
  cell: (row) => row.revision,
  sortable: true,
};
const submitted: Column<ArticleCard> = {
  id: 'uploadDate',
  header: 'Submitted',
  cell: (row) => (row.uploadDate ? formatDate(row.uploadDate) : 'Not yet'),
  sortable: true,
};
const view: Column<ArticleCard> = {
  id: 'view',
  header: 'View',
  hideHeader: true,
  align: 'end',
  cell: (row) => <ViewButton row={row} />,
};

function ViewButton({ row }: { row: ArticleCard }) {
  const navigate = useNavigate();
  return (
    <Button size="small" aria-label={`View ${row.articleId}`} onClick={() => void navigate(pathOf(row))}>
      View
    </Button>
  );
}

/** Spec part 2, '/manuscript/all'. */
export const ALL_COLUMNS: readonly Column<ArticleCard>[] = [number, title, status, revision, view];

/** Spec part 2, '/searchManuscripts': the columns show the values of the filters. */
export const FOUND_COLUMNS: readonly Column<ArticleCard>[] = [
  number,
  title,
  authors,
  status,
  revision,
  submitted,
  view,
];
