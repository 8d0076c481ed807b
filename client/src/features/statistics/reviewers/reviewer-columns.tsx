import { fullName, type ReviewerStatisticsRow, SENIORITY_LABELS, t } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { ExpertiseText } from '../../../shared/display/expertise-text';
import { PersonLink } from '../../../shared/people/person-link';
import { definitionOf } from '../frame/definitions';
import { decimals, percent } from '../frame/numbers';

/** Spec part 2, section 9. */
const EXPERTISE_SHOWN = 100;

type Counted = 'assignments' | 'accepted' | 'completed' | 'refused' | 'acceptedArticles';

const measured = (
  id: Counted | 'responseTime' | 'refusedPct' | 'avgRating',
  header: string,
  cell: Column<ReviewerStatisticsRow>['cell'],
): Column<ReviewerStatisticsRow> => ({
  id,
  header,
  cell,
  align: 'end',
  sortable: true,
  info: definitionOf('reviewers', id),
});

const count = (id: Counted, header: string): Column<ReviewerStatisticsRow> => measured(id, header, (row) => row[id]);

/** The columns of the spec, in its order; the server sorts by their ids (REVIEWER_STATISTICS_SORTS). */
export const REVIEWER_COLUMNS: readonly Column<ReviewerStatisticsRow>[] = [
  { id: 'firstName', header: t('First name'), cell: (row) => row.firstName, sortable: true },
  {
    id: 'lastName',
    header: t('Last name'),
    cell: (row) => <PersonLink id={row.id} name={row.lastName} about={fullName(row)} />,
    sortable: true,
  },
  {
    id: 'seniorityLevel',
    header: t('Seniority'),
    cell: (row) => SENIORITY_LABELS[row.seniorityLevel],
    sortable: true,
    info: t('Set in the list of reviewers. A reviewer without a level counts as senior.'),
  },
  {
    id: 'expertise',
    header: t('Expertise'),
    cell: (row) => <ExpertiseText text={row.expertise} max={EXPERTISE_SHOWN} />,
    sortable: true,
    width: '18%',
  },
  count('assignments', t('Assignments')),
  measured('responseTime', t('Response time (days)'), (row) => decimals(row.responseTime)),
  count('accepted', t('Accepted')),
  count('completed', t('Completed')),
  count('refused', t('Refused')),
  measured('refusedPct', t('Refused %'), (row) => percent(row.refusedPct)),
  count('acceptedArticles', t('Accepted articles (36 months)')),
  measured('avgRating', t('Average rating'), (row) => decimals(row.avgRating)),
];
