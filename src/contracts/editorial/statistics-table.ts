import { DECISIONS, STATUS_LABELS } from '../article/article-status';
import { texts } from '../language/texts';
import { t } from '../language/translate';
import { SENIORITY_LABELS } from '../review/review';
import type { CsvCell } from '../text/csv';
import type { AssociateStatisticsRow, DaysSpread, JournalStatistics, ReviewerStatisticsRow } from './statistics';

/** A statistic as a table for output in the current language: CSV (page and command line), PDF and print. */
export interface StatisticsTable {
  header: string[];
  rows: CsvCell[][];
}

/** Headings of columns, on paper and in files. */
export const STATISTICS_HEADINGS = texts({
  firstName: 'First name',
  lastName: 'Last name',
  seniority: 'Seniority',
  expertise: 'Expertise',
  assignments: 'Assignments',
  responseTime: 'Response time (days)',
  accepted: 'Accepted',
  completed: 'Completed',
  refused: 'Refused',
  refusedPct: 'Refused %',
  acceptedArticles: 'Accepted articles (36 months)',
  avgRating: 'Average rating',
  currentAssignments: 'Active assignments',
  totalDecisions: 'Total decisions',
  submissions: 'Submissions',
  rejected: 'Rejected',
  acceptanceRate: 'Acceptance rate',
  measure: 'Measure',
  articles: 'Articles',
  lowerQuartile: 'Lower quartile (days)',
  median: 'Median (days)',
  upperQuartile: 'Upper quartile (days)',
});

/** Two decimals (spec part 2, section 9). Null stays null. */
export const twoDecimals = (value: number | null): number | null =>
  value === null ? null : Math.round((value + Number.EPSILON) * 100) / 100;

/** A fraction as a percentage with two decimals. */
export const asPercent = (fraction: number | null): number | null =>
  fraction === null ? null : twoDecimals(fraction * 100);

export const reviewersTable = (rows: readonly ReviewerStatisticsRow[]): StatisticsTable => ({
  header: [
    STATISTICS_HEADINGS.firstName,
    STATISTICS_HEADINGS.lastName,
    STATISTICS_HEADINGS.seniority,
    STATISTICS_HEADINGS.expertise,
    STATISTICS_HEADINGS.assignments,
    STATISTICS_HEADINGS.responseTime,
    STATISTICS_HEADINGS.accepted,
    STATISTICS_HEADINGS.completed,
    STATISTICS_HEADINGS.refused,
    STATISTICS_HEADINGS.refusedPct,
    STATISTICS_HEADINGS.acceptedArticles,
    STATISTICS_HEADINGS.avgRating,
  ],
  rows: rows.map((row) => [
    row.firstName,
    row.lastName,
    SENIORITY_LABELS[row.seniorityLevel],
    row.expertise,
    row.assignments,
    twoDecimals(row.responseTime),
    row.accepted,
    row.completed,
    row.refused,
    asPercent(row.refusedPct),
    row.acceptedArticles,
    twoDecimals(row.avgRating),
  ]),
});

export const associatesTable = (rows: readonly AssociateStatisticsRow[]): StatisticsTable => ({
  header: [
    STATISTICS_HEADINGS.firstName,
    STATISTICS_HEADINGS.lastName,
    STATISTICS_HEADINGS.currentAssignments,
    STATISTICS_HEADINGS.responseTime,
    ...DECISIONS.flatMap((decision) => [STATUS_LABELS[decision].label, `${STATUS_LABELS[decision].label} %`]),
    STATISTICS_HEADINGS.totalDecisions,
  ],
  rows: rows.map((row) => [
    row.firstName,
    row.lastName,
    row.currentAssignments,
    twoDecimals(row.responseTime),
    ...DECISIONS.flatMap((decision) => [row.decisions[decision].count, asPercent(row.decisions[decision].pct)]),
    row.totalDecisions,
  ]),
});

const spread = (measure: string, days: DaysSpread): CsvCell[][] => [
  [measure, STATISTICS_HEADINGS.articles, days.count],
  [measure, STATISTICS_HEADINGS.lowerQuartile, twoDecimals(days.lowerQuartile)],
  [measure, STATISTICS_HEADINGS.median, twoDecimals(days.median)],
  [measure, STATISTICS_HEADINGS.upperQuartile, twoDecimals(days.upperQuartile)],
];

const waitingIn = ({ status, count, medianDays, oldestDays }: JournalStatistics['waiting'][number]): CsvCell[][] => {
  const { label } = STATUS_LABELS[status];
  return [
    [t('Waiting now'), t('{status}: articles', { status: label }), count],
    [t('Waiting now'), t('{status}: median days', { status: label }), twoDecimals(medianDays)],
    [t('Waiting now'), t('{status}: longest, in days', { status: label }), twoDecimals(oldestDays)],
  ];
};

/** One number per line: the measure, its subject, the value. */
export const journalTable = (answer: JournalStatistics): StatisticsTable => ({
  header: [STATISTICS_HEADINGS.measure, t('Of', undefined, 'measure'), t('Value')],
  rows: [
    [STATISTICS_HEADINGS.submissions, t('Whole period'), answer.submissions],
    ...answer.months.map(({ month, submissions }) => [STATISTICS_HEADINGS.submissions, month, submissions]),
    ...answer.months.map(({ month, accepted }) => [STATISTICS_HEADINGS.accepted, month, accepted]),
    ...answer.months.map(({ month, rejected }) => [STATISTICS_HEADINGS.rejected, month, rejected]),
    ...answer.statusNow.map(({ status, count }) => [t('Status now'), STATUS_LABELS[status].label, count]),
    [t('Outcomes'), STATISTICS_HEADINGS.accepted, answer.accepted],
    [t('Outcomes'), STATISTICS_HEADINGS.rejected, answer.rejected],
    [STATISTICS_HEADINGS.acceptanceRate, '%', asPercent(answer.acceptanceRate)],
    ...spread(t('Days to first decision'), answer.daysToFirstDecision),
    ...spread(t('Days to acceptance'), answer.daysToAcceptance),
    ...answer.waiting.flatMap(waitingIn),
  ],
});
