import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { ReactNode } from 'react';
import { decimal, type ReviewerCandidate, SENIORITY_LABELS, STATISTICS_DEFINITIONS, t } from '@contracts';
import type { Column } from '../../../../shared/data-table/column';
import { ExpertiseText } from '../../../../shared/display/expertise-text';
import { closeWords, whyOf } from './candidate-why';
import { BARRED, CONFLICTS, doubtsOf, nameOf } from './candidate-words';

/** A candidate for one article. `alternate` is the place among the alternates, counted from 1. */
export type CandidateRow = ReviewerCandidate & { alternate: number | null };

const WIDE = '@media screen and (min-width: 900px)';

const useStyles = makeStyles({
  /** Two lines in a row of 40 px. */
  two: { [WIDE]: { display: 'block', fontSize: tokens.fontSizeBase200, lineHeight: '16px' } },
  line: { display: 'block', [WIDE]: { overflow: 'hidden', textOverflow: 'ellipsis' } },
  number: { fontVariantNumeric: 'tabular-nums', [WIDE]: { fontSize: tokens.fontSizeBase200 } },
  quiet: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  match: { color: tokens.colorBrandForegroundLink },
  wish: { color: tokens.colorPaletteGreenForeground1, fontWeight: tokens.fontWeightSemibold },
  doubt: { color: tokens.colorPaletteDarkOrangeForeground1 },
  sign: { verticalAlign: 'text-bottom', marginInlineEnd: '2px' },
});

/** The definition in the reviewer statistics, which show the same number. */
const definitionOf = (key: string): string =>
  [
    STATISTICS_DEFINITIONS.reviewers.find((one) => one.key === key)?.definition ?? '',
    t('The period is the last 12 months.'),
  ].join(' ');

/** The meaning of the numbers, for a single button above the table. One button in each header would leave no room for the text. */
export const DEFINITIONS = [
  `${t('Done')}: ${definitionOf('completed')}`,
  `${t('Asked')}: ${definitionOf('assignments')}`,
  `${t('Days')}: ${definitionOf('responseTime')}`,
  `${t('Refused')}: ${definitionOf('refusedPct')}`,
  `${t('Rating')}: ${definitionOf('avgRating')}`,
  t('Articles: their own articles that were accepted here in the last 36 months.'),
].join(' ');

const oneDecimal = (value: number | null): string => (value === null ? '–' : decimal(value, 1));

type Measure =
  'currentAsignments' | 'completedLastYear' | 'responseTime' | 'rejectPct' | 'acceptedArticles' | 'avgRating';

function measure(
  id: Measure,
  [header, long, width]: [header: string, long: string, width: string],
  cell: (one: ReviewerCandidate) => string | number,
): Column<ReviewerCandidate> {
  return {
    id,
    header,
    long,
    width,
    cell: (one) => <Measured>{cell(one)}</Measured>,
    sortable: true,
    align: 'end',
    inline: true,
  };
}

/** Sorted by the server (spec part 2, section 3, 'Reviewer candidate stats'). */
export const CANDIDATE_COLUMNS: readonly Column<CandidateRow>[] = [
  { id: 'name', header: t('Name'), cell: (one) => <Name candidate={one} />, sortable: true, width: '146px' },
  {
    id: 'expertise',
    header: t('Expertise'),
    cell: (one) => <Expertise candidate={one} />,
    sortable: true,
    width: '130px',
  },
  measure('currentAsignments', [t('Workload'), t('current assignments'), '46px'], (one) => one.currentAsignments),
  measure(
    'completedLastYear',
    [t('Done'), t('completed of those asked last year'), '52px'],
    (one) => `${one.completedLastYear}/${one.assignmentsLastYear}`,
  ),
  measure('responseTime', [t('Days'), t('mean days to the answer'), '46px'], (one) => oneDecimal(one.responseTime)),
  measure('rejectPct', [t('Refused|column'), t('part of the requests last year'), '62px'], (one) =>
    one.rejectPct === null ? '–' : `${(one.rejectPct * 100).toFixed(0)}%`,
  ),
  measure('acceptedArticles', [t('Articles'), t('accepted in 36 months'), '62px'], (one) => one.acceptedArticles),
  measure('avgRating', [t('Rating|column'), t('mean of their reviews, 1 to 5'), '54px'], (one) =>
    oneDecimal(one.avgRating),
  ),
  {
    id: 'wish',
    header: t('Wish, conflict'),
    cell: (one) => (hasWishOrConflict(one) ? <WishAndConflict candidate={one} /> : ''),
    width: '112px',
  },
];

function Measured({ children }: { children: ReactNode }) {
  return <span className={useStyles().number}>{children}</span>;
}

function Name({ candidate }: { candidate: ReviewerCandidate }) {
  const styles = useStyles();
  const { institute, seniorityLevel } = candidate;
  const second = [seniorityLevel && SENIORITY_LABELS[seniorityLevel], institute].filter((part) => part).join(', ');
  return (
    <span className={styles.two}>
      <bdi className={styles.line}>{nameOf(candidate)}</bdi>
      <span className={mergeClasses(styles.line, styles.quiet)} title={second}>
        {second}
      </span>
    </span>
  );
}

function Expertise({ candidate }: { candidate: ReviewerCandidate }) {
  const styles = useStyles();
  const { expertise, keywordMatches } = candidate;
  const close = closeWords(candidate);
  if (!expertise && close === '') return <span className={styles.quiet}>–</span>;
  const matches = keywordMatches.join(', ');
  return (
    <span className={styles.two}>
      {expertise && (
        <span className={styles.line}>
          <ExpertiseText text={expertise} max={60} />
        </span>
      )}
      {close !== '' && (
        <span className={mergeClasses(styles.line, styles.match)} title={`${whyOf(candidate)}.`}>
          {close}
        </span>
      )}
      {close === '' && matches !== '' && (
        <span
          className={mergeClasses(styles.line, styles.match)}
          title={t('Keywords that match: {matches}', { matches })}
        >
          {t('{count, plural, one {# match} other {# matches}}: {matches}', { count: keywordMatches.length, matches })}
        </span>
      )}
    </span>
  );
}

const hasWishOrConflict = ({ nominated, barred, conflicts, alternate }: CandidateRow): boolean =>
  alternate !== null || nominated !== null || barred !== null || conflicts.length > 0;

function WishAndConflict({ candidate }: { candidate: CandidateRow }) {
  const styles = useStyles();
  const { nominated, conflicts, barred, alternate } = candidate;
  const short = conflicts.map((conflict) => CONFLICTS[conflict].short).join(', ');
  return (
    <span className={styles.two}>
      {alternate !== null && (
        <span className={mergeClasses(styles.line, styles.match)}>{t('Alternate {place}', { place: alternate })}</span>
      )}
      {nominated !== null && (
        <span className={mergeClasses(styles.line, styles.wish)} title={t('Nominated by the authors')}>
          {t('Nominated')}
        </span>
      )}
      {barred !== null && (
        <span className={mergeClasses(styles.line, styles.quiet)} title={BARRED[barred]}>
          {BARRED[barred]}
        </span>
      )}
      {short !== '' && (
        <span className={mergeClasses(styles.line, styles.doubt)} title={doubtsOf(candidate)}>
          <WarningRegular aria-hidden className={styles.sign} />
          {short}
        </span>
      )}
    </span>
  );
}
