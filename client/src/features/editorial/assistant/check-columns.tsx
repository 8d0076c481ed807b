import { Badge } from '@fluentui/react-components';
import { type ArticleCard, shownAuthors, t, typeWords } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { countDays, daysBetween } from '../../../shared/display/format';
import { Timestamp } from '../../../shared/display/timestamp';

export const ORIGINS = { SUBMISSION: t('New'), CORRECTION: t('Corrected'), REVISION: t('Revised') } as const;

/** Spec part 2, section 2, 'Assistant list'. */
export const CHECK_COLUMNS: readonly Column<ArticleCard>[] = [
  { id: 'number', header: t('Number'), cell: (row) => row.articleId, sortValue: (row) => row.articleId, width: '88px' },
  {
    id: 'title',
    header: t('Title'),
    primary: true,
    cell: (row) => row.articleTitle,
    sortValue: (row) => row.articleTitle,
  },
  {
    id: 'origin',
    header: t('Kind'),
    cell: (row) => (
      <Badge appearance="tint" color={row.origin === 'SUBMISSION' ? 'brand' : 'informative'}>
        {[ORIGINS[row.origin ?? 'SUBMISSION'], ...(row.revision > 0 ? [`R${row.revision}`] : [])].join(', ')}
      </Badge>
    ),
    sortValue: (row) => row.origin,
    width: '108px',
  },
  {
    id: 'type',
    header: t('Type'),
    cell: (row) => typeWords(row.type?.name ?? null),
    sortValue: (row) => typeWords(row.type?.name ?? null),
    width: '118px',
    from: 1420,
  },
  {
    id: 'authors',
    header: t('Authors'),
    cell: (row) => shownAuthors(row).join(', '),
    sortValue: (row) => row.articleAuthors[0]?.lastName ?? null,
    width: '118px',
  },
  {
    id: 'submitted',
    header: t('Submitted'),
    cell: (row) => <Timestamp at={row.uploadDate} />,
    sortValue: (row) => row.uploadDate,
    width: '104px',
  },
  {
    id: 'waiting',
    header: t('Waiting'),
    align: 'end',
    cell: (row) => countDays(waitingDays(row)),
    sortValue: (row) => waitingDays(row),
    width: '84px',
  },
  {
    id: 'language',
    header: t('Language correction'),
    cell: (row) => (row.languageService ? t('Requested') : ''),
    sortValue: (row) => (row.languageService ? 0 : 1),
    width: '150px',
  },
];

const waitingDays = (row: ArticleCard): number => Math.max(0, daysBetween(row.statusSince, new Date()));
