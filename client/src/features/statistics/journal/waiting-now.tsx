import { STATUS_LABELS, t, type WaitingArticles } from '@contracts';
import { BarsAcross } from '../../../shared/chart/bars-across';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { Card } from '../../../shared/display/card';
import { StatusBadge } from '../../../shared/display/status-badge';
import { Timestamp } from '../../../shared/display/timestamp';
import { oneDecimal } from '../frame/numbers';
import { TitleWithInfo } from './title-with-info';

const COLUMNS: readonly Column<WaitingArticles>[] = [
  {
    id: 'status',
    header: t('Status'),
    cell: ({ status }) => <StatusBadge status={status} />,
    sortValue: ({ status }) => STATUS_LABELS[status].label,
  },
  { id: 'count', header: t('Articles'), cell: ({ count }) => count, sortValue: ({ count }) => count, align: 'end' },
  {
    id: 'medianDays',
    header: t('Median (days)'),
    cell: ({ medianDays }) => oneDecimal(medianDays),
    sortValue: ({ medianDays }) => medianDays,
    align: 'end',
  },
  {
    id: 'oldestDays',
    header: t('Longest (days)'),
    cell: ({ oldestDays }) => oneDecimal(oldestDays),
    sortValue: ({ oldestDays }) => oldestDays,
    align: 'end',
  },
  {
    id: 'oldestSince',
    header: t('Longest since'),
    cell: ({ oldestSince }) => <Timestamp at={oldestSince} show="date" />,
    sortValue: ({ oldestSince }) => oldestSince,
  },
];

/** Articles waiting today by the person or step they wait for, regardless of the period. */
export function WaitingNow({ waiting }: { waiting: readonly WaitingArticles[] }) {
  const state = useListState({ prefix: 'waiting-', size: 50 });
  const longest = [...waiting].sort((one, other) => other.medianDays - one.medianDays);
  const data = {
    categories: longest.map(({ status }) => STATUS_LABELS[status].label),
    series: [
      {
        name: t('Median days in this status'),
        colour: 'waiting' as const,
        values: longest.map((one) => one.medianDays),
      },
    ],
  };
  return (
    <Card title={<TitleWithInfo title={t('Where articles wait now')} measure="waiting" />}>
      {waiting.length > 0 && (
        <BarsAcross label={t('Median days for which articles wait, by status')} data={data} unit={t('days')} />
      )}
      <DataTable
        label={t('Where articles wait now')}
        columns={COLUMNS}
        rows={waiting}
        rowKey={({ status }) => status}
        state={state}
        density="compact"
        empty={t('No articles are waiting.')}
      />
    </Card>
  );
}
