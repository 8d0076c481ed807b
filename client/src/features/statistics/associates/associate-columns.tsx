import { type AssociateStatisticsRow, type Decision, fullName, STATUS_LABELS, t } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { PersonLink } from '../../../shared/people/person-link';
import { definitionOf } from '../frame/definitions';
import { decimals, percent } from '../frame/numbers';

type AssociateColumn = Column<AssociateStatisticsRow>;

/** In the order of the columns in spec part 2, section 2. */
const OUTCOMES = [
  'DIRECT_REJECT',
  'REJECTED',
  'REJECTED_R0',
  'DIRECT_REJECT_R0',
  'MAJOR_REVISION',
  'MINOR_REVISION',
  'ACCEPTED',
  'REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR',
] as const satisfies readonly Decision[];

/** The count of a decision and its share of all decisions, side by side. */
function outcome(decision: Decision): AssociateColumn[] {
  const { label } = STATUS_LABELS[decision];
  return [
    {
      id: decision,
      header: label,
      cell: ({ decisions }) => decisions[decision].count,
      sortValue: ({ decisions }) => decisions[decision].count,
      align: 'end',
      info: definitionOf('associates', 'decisions'),
    },
    {
      id: `${decision}-pct`,
      header: `${label} %`,
      cell: ({ decisions }) => percent(decisions[decision].pct),
      sortValue: ({ decisions }) => decisions[decision].pct,
      align: 'end',
      info: definitionOf('associates', 'pct'),
    },
  ];
}

/** Sorted in the browser: there are a few dozen rows at most. */
export const ASSOCIATE_COLUMNS: readonly AssociateColumn[] = [
  { id: 'firstName', header: t('First name'), cell: (row) => row.firstName, sortValue: (row) => row.firstName },
  {
    id: 'lastName',
    header: t('Last name'),
    cell: (row) => <PersonLink id={row.id} name={row.lastName} about={fullName(row)} />,
    sortValue: (row) => row.lastName,
  },
  {
    id: 'currentAssignments',
    header: t('Active assignments'),
    cell: (row) => row.currentAssignments,
    sortValue: (row) => row.currentAssignments,
    align: 'end',
    info: definitionOf('associates', 'currentAssignments'),
  },
  {
    id: 'responseTime',
    header: t('Response time (days)'),
    cell: (row) => decimals(row.responseTime),
    sortValue: (row) => row.responseTime,
    align: 'end',
    info: definitionOf('associates', 'responseTime'),
  },
  ...OUTCOMES.flatMap(outcome),
  {
    id: 'totalDecisions',
    header: t('Total decisions'),
    cell: (row) => row.totalDecisions,
    sortValue: (row) => row.totalDecisions,
    align: 'end',
    info: definitionOf('associates', 'totalDecisions'),
  },
];
