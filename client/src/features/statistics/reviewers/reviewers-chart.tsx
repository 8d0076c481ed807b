import { type ReviewerStatistics, type ReviewerStatisticsRow, t } from '@contracts';
import { BarsAcross } from '../../../shared/chart/bars-across';
import { Card } from '../../../shared/display/card';
import { uniqueNames } from '../frame/unique-names';

/** More bars are hard to read. */
export const CHARTED = 20;

/** The outcomes of the requests, for the reviewers with the most requests. Their sum is the number of assignments. */
export function ReviewersChart({ most }: { most: ReviewerStatistics }) {
  const shown = most.items.filter(({ assignments }) => assignments > 0);
  if (shown.length === 0) return null;
  const values = (of: (row: ReviewerStatisticsRow) => number) => shown.map((row) => Math.max(0, of(row)));
  const data = {
    categories: uniqueNames(shown),
    series: [
      { name: t('Completed'), colour: 'good' as const, values: values((row) => row.completed) },
      {
        name: t('Accepted, not completed'),
        colour: 'brand' as const,
        values: values((row) => row.accepted - row.completed),
      },
      { name: t('Refused'), colour: 'bad' as const, values: values((row) => row.refused) },
      {
        name: t('No answer'),
        colour: 'quiet' as const,
        values: values((row) => row.assignments - row.accepted - row.refused),
      },
    ],
  };
  const title =
    most.total > CHARTED ? t('The {number} with the most assignments', { number: CHARTED }) : t('Assignments');
  return (
    <Card title={title}>
      <BarsAcross label={title} data={data} unit={t('assignments')} />
    </Card>
  );
}
