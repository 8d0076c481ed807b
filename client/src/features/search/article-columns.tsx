import { Button } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { type ArticleCard, fullName } from '@contracts';
import type { Column } from '../../shared/data-table/column';
import { formatDate } from '../../shared/display/format';
import { StatusDot } from '../../shared/display/status-dot';

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
  width: '120px',
};
const title: Column<ArticleCard> = {
  id: 'articleTitle',
  header: 'Title',
  primary: true,
  cell: (row) => row.articleTitle || 'No title yet',
  sortable: true,
};
const authors: Column<ArticleCard> = { id: 'authors', header: 'Authors', cell: authorsOf, width: '180px' };
const status: Column<ArticleCard> = {
  id: 'status',
  header: 'Status',
  cell: (row) => <StatusDot status={row.status} />,
  sortable: true,
  width: '168px',
};
const revision: Column<ArticleCard> = {
  id: 'revision',
  header: 'Revision',
  align: 'end',
  cell: (row) => row.revision,
  sortable: true,
  width: '88px',
};
const submitted: Column<ArticleCard> = {
  id: 'uploadDate',
  header: 'Submitted',
  cell: (row) => (row.uploadDate ? formatDate(row.uploadDate) : 'Not yet'),
  sortable: true,
  width: '112px',
};
const view: Column<ArticleCard> = {
  id: 'view',
  header: 'View',
  hideHeader: true,
  align: 'end',
  cell: (row) => <ViewButton row={row} />,
  width: '96px',
};

function ViewButton({ row }: { row: ArticleCard }) {
  const navigate = useNavigate();
  return (
    <Button size="small" aria-label={`View ${row.articleId}`} onClick={() => void navigate(pathOf(row))}>
      View
    </Button>
  );
}

/** Spec part 2, '/manuscript/all', with authors and date. */
export const ALL_COLUMNS: readonly Column<ArticleCard>[] = [number, title, authors, status, revision, submitted, view];

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
