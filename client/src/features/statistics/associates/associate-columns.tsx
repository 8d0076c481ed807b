import { makeStyles, tokens } from '@fluentui/react-components';
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

/** Two definitions for one cell. */
const BOTH = `${definitionOf('associates', 'decisions')} ${definitionOf('associates', 'pct')}`;

/**
 * The count of a decision with its share of all decisions, in one column. With two columns each, a table of 21 columns would have headers
 * of four lines.
 */
const outcome = (decision: Decision): AssociateColumn => ({
  id: decision,
  header: STATUS_LABELS[decision].label,
  cell: ({ decisions }) => <CountAndShare {...decisions[decision]} />,
  sortValue: ({ decisions }) => decisions[decision].count,
  align: 'end',
  info: BOTH,
});

const useStyles = makeStyles({ share: { color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' } });

function CountAndShare({ count, pct }: AssociateStatisticsRow['decisions'][Decision]) {
  return (
    <span>
      {count} <span className={useStyles().share}>({percent(pct)})</span>
    </span>
  );
}

/** Sorted in the browser, since there are a few dozen rows at most. */
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
  ...OUTCOMES.map(outcome),
  {
    id: 'totalDecisions',
    header: t('Total decisions'),
    cell: (row) => row.totalDecisions,
    sortValue: (row) => row.totalDecisions,
    align: 'end',
    info: definitionOf('associates', 'totalDecisions'),
  },
];
