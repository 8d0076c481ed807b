import { Badge, makeStyles, tokens } from '@fluentui/react-components';
import { type ReviewerCandidate, STATISTICS_DEFINITIONS } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { ExpertiseText } from '../../../shared/display/expertise-text';
import { PersonLink } from '../../../shared/people/person-link';

const CONFLICTS: Record<ReviewerCandidate['conflicts'][number], { short: string; long: string }> = {
  SAME_DOMAIN: { short: 'Same domain', long: 'The same email domain as an author' },
  SAME_INSTITUTE: { short: 'Same institute', long: 'The same institute as an author' },
  NAME_ON_BLACKLIST: {
    short: 'Name on the blacklist',
    long: 'A person on the blacklist has this name, with a different email address',
  },
};

const useStyles = makeStyles({
  name: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  // A badge takes a single line.
  mark: { whiteSpace: 'nowrap' },
});

/** The definition in the reviewer statistics, which show the same number. */
const definitionOf = (key: string): string =>
  `${STATISTICS_DEFINITIONS.reviewers.find((one) => one.key === key)?.definition ?? ''} The period is the last 12 months.`;

const twoDecimals = (value: number | null): string => (value === null ? '–' : value.toFixed(2));

/** A candidate's review statistics. The server sorts (spec part 2, section 3, 'Reviewer candidate stats'). */
export const CANDIDATE_COLUMNS: readonly Column<ReviewerCandidate>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: (one) => <Name candidate={one} />,
    sortable: true,
    width: '15rem',
  },
  {
    id: 'expertise',
    header: 'Expertise',
    cell: (one) => <ExpertiseText text={one.expertise} max={60} />,
    sortable: true,
  },
  {
    id: 'keywordMatches',
    header: 'Keywords',
    cell: (one) => one.keywordMatches.join(', '),
    sortable: true,
  },
  number('currentAsignments', 'Current assignments'),
  number('completedLastYear', 'Completed last year', definitionOf('completed')),
  number('assignmentsLastYear', 'Assignments last year', definitionOf('assignments')),
  {
    id: 'responseTime',
    header: 'Response time (days)',
    align: 'end',
    cell: (one) => twoDecimals(one.responseTime),
    sortable: true,
    info: definitionOf('responseTime'),
  },
  {
    id: 'rejectPct',
    header: 'Refused',
    align: 'end',
    cell: (one) => (one.rejectPct === null ? '–' : `${(one.rejectPct * 100).toFixed(0)}%`),
    sortable: true,
    info: definitionOf('refusedPct'),
  },
  number('acceptedArticles', 'Accepted articles'),
  {
    id: 'avgRating',
    header: 'Rating',
    align: 'end',
    cell: (one) => twoDecimals(one.avgRating),
    sortable: true,
    info: definitionOf('avgRating'),
  },
];

function number(
  id: 'currentAsignments' | 'completedLastYear' | 'assignmentsLastYear' | 'acceptedArticles',
  header: string,
  info?: string,
): Column<ReviewerCandidate> {
  return { id, header, align: 'end', cell: (one) => one[id], sortable: true, info };
}

function Name({ candidate }: { candidate: ReviewerCandidate }) {
  const { firstName, lastName, institute, nominated, conflicts } = candidate;
  const styles = useStyles();
  return (
    <span className={styles.name}>
      <PersonLink id={candidate.id} name={`${firstName} ${lastName}`} />
      {institute ? `, ${institute}` : ''}
      {nominated !== null && (
        <Badge className={styles.mark} appearance="tint" color="brand" title="Nominated by the authors">
          Nominated
        </Badge>
      )}
      {conflicts.map((conflict) => (
        <Badge
          key={conflict}
          className={styles.mark}
          appearance="tint"
          color="warning"
          title={CONFLICTS[conflict].long}
        >
          {CONFLICTS[conflict].short}
        </Badge>
      ))}
    </span>
  );
}
