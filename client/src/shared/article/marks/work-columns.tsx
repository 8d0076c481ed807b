import { t, type WorkMarks } from '@contracts';
import type { Column } from '../../data-table/column';
import { LateDays } from './late-days';
import { ReviewerMarks } from './reviewer-marks';

/** The reviewers of the present revision, as in the to-do lists. */
export const reviewersColumn: Column<WorkMarks> = {
  id: 'reviewers',
  header: t('Reviewers'),
  cell: ({ reviewers }) => (reviewers.length > 0 ? <ReviewerMarks reviewers={reviewers} /> : ''),
  width: '100px',
};

/** How late an article is, as in the to-do lists; empty if no one is late. */
export const lateColumn: Column<WorkMarks> = {
  id: 'late',
  header: t('Late'),
  align: 'end',
  cell: ({ lateDays }) => (lateDays === null ? '' : <LateDays days={lateDays} />),
  width: '84px',
};
