import { Badge } from '@fluentui/react-components';
import { type ArticleCard, fullName } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { countDays, daysBetween } from '../../../shared/display/format';
import { Timestamp } from '../../../shared/display/timestamp';

export const ORIGINS = { SUBMISSION: 'New', CORRECTION: 'Corrected', REVISION: 'Revised' } as const;

/** Spec part 2, section 2, 'Assistant list'. */
export const CHECK_COLUMNS: readonly Column<ArticleCard>[] = [
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
    width: '108px',
  },
  {
    id: 'type',
    header: 'Type',
    cell: (row) => row.type?.name ?? '',
    sortValue: (row) => row.type?.name ?? null,
    width: '118px',
  },
  {
    id: 'authors',
    header: 'Authors',
    cell: (row) => row.articleAuthors.map(fullName).join(', '),
    sortValue: (row) => row.articleAuthors[0]?.lastName ?? null,
    width: '118px',
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
    width: '150px',
  },
];

const waitingDays = (row: ArticleCard): number => Math.max(0, daysBetween(row.statusSince, new Date()));
