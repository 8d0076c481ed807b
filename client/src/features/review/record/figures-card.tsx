import { type ReviewingFigures, t } from '@contracts';
import { usePublicSettings } from '../../../shared/api/public-api';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { Card } from '../../../shared/display/card';
import { formatDate, formatNumber } from '../../../shared/display/format';
import { CopyButton } from '../../../shared/download/copy-button';
import { daysWords, figuresText, yearWords } from './words';

const COLUMNS: readonly Column<ReviewingFigures>[] = [
  { id: 'year', header: t('Year'), cell: ({ year }) => yearWords(year) },
  { id: 'invited', header: t('Invitations'), align: 'end', cell: ({ invited }) => formatNumber(invited) },
  { id: 'accepted', header: t('Accepted'), align: 'end', cell: ({ accepted }) => formatNumber(accepted) },
  { id: 'completed', header: t('Completed'), align: 'end', cell: ({ completed }) => formatNumber(completed) },
  {
    id: 'toAnswer',
    header: t('Days to answer'),
    align: 'end',
    info: t('The median: half of your answers took longer than this, half of them less.'),
    cell: ({ daysToAnswer }) => daysWords(daysToAnswer),
  },
  {
    id: 'toReview',
    header: t('Days to review'),
    align: 'end',
    info: t('The median of the days from your acceptance to your review.'),
    cell: ({ daysToReview }) => daysWords(daysToReview),
  },
];

/** More years than anyone reviews in, so the table has one page. */
const MOST_YEARS = 100;

/** The person's reviewing, year by year. */
export function FiguresCard({ figures }: { figures: readonly ReviewingFigures[] }) {
  const state = useListState({ prefix: 'figures-', size: MOST_YEARS });
  const { journalName } = usePublicSettings();
  // With only one year, the row for all years would repeat it.
  const rows = figures.length > 2 ? figures : figures.filter(({ year }) => year !== null);
  const text = (): string => figuresText(rows, journalName, formatDate(new Date().toISOString()));
  return (
    <Card title={t('Your figures')} actions={rows.length > 0 && <CopyButton label={t('Copy as text')} text={text} />}>
      {t('Only what you did yourself, each in the year in which you did it. You may show these figures to others.')}
      <DataTable
        label={t('Your figures')}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ year }) => String(year)}
        state={state}
        density="compact"
        empty={t('You have not been invited to review yet.')}
      />
    </Card>
  );
}
