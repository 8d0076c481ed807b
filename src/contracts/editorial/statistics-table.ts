import { DECISIONS, STATUS_LABELS } from '../article/article-status';
import { SENIORITY_LABELS } from '../review/review';
import type { CsvCell } from '../text/csv';
import type { AssociateStatisticsRow, DaysSpread, JournalStatistics, ReviewerStatisticsRow } from './statistics';

/** A statistic as a table for output: CSV (page and command line), PDF and print. */
export interface StatisticsTable {
  header: string[];
  rows: CsvCell[][];
}

/** Two decimals (spec part 2, section 9). Null stays null. */
export const twoDecimals = (value: number | null): number | null =>
  value === null ? null : Math.round((value + Number.EPSILON) * 100) / 100;

/** A fraction as a percentage with two decimals. */
export const asPercent = (fraction: number | null): number | null =>
  fraction === null ? null : twoDecimals(fraction * 100);

export const reviewersTable = (rows: readonly ReviewerStatisticsRow[]): StatisticsTable => ({
  header: [
    'First name',
    'Last name',
    'Seniority',
    'Expertise',
    'Assignments',
    'Response time (days)',
    'Accepted',
    'Completed',
    'Refused',
    'Refused %',
    'Accepted articles (36 months)',
    'Average rating',
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
    'First name',
    'Last name',
    'Active assignments',
    'Response time (days)',
    ...DECISIONS.flatMap((decision) => [STATUS_LABELS[decision].label, `${STATUS_LABELS[decision].label} %`]),
    'Total decisions',
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
  [measure, 'Articles', days.count],
  [measure, 'Lower quartile (days)', twoDecimals(days.lowerQuartile)],
  [measure, 'Median (days)', twoDecimals(days.median)],
  [measure, 'Upper quartile (days)', twoDecimals(days.upperQuartile)],
];

/** One number per line: the measure, its subject, the value. */
export const journalTable = (answer: JournalStatistics): StatisticsTable => ({
  header: ['Measure', 'Of', 'Value'],
  rows: [
    ['Submissions', 'Whole period', answer.submissions],
    ...answer.months.map(({ month, submissions }) => ['Submissions', month, submissions]),
    ...answer.months.map(({ month, accepted }) => ['Accepted', month, accepted]),
    ...answer.months.map(({ month, rejected }) => ['Rejected', month, rejected]),
    ...answer.statusNow.map(({ status, count }) => ['Status now', STATUS_LABELS[status].label, count]),
    ['Outcomes', 'Accepted', answer.accepted],
    ['Outcomes', 'Rejected', answer.rejected],
    ['Acceptance rate', '%', asPercent(answer.acceptanceRate)],
    ...spread('Days to first decision', answer.daysToFirstDecision),
    ...spread('Days to acceptance', answer.daysToAcceptance),
    ...answer.waiting.flatMap(({ status, count, medianDays, oldestDays }): CsvCell[][] => [
      ['Waiting now', `${STATUS_LABELS[status].label}: articles`, count],
      ['Waiting now', `${STATUS_LABELS[status].label}: median days`, twoDecimals(medianDays)],
      ['Waiting now', `${STATUS_LABELS[status].label}: longest, in days`, twoDecimals(oldestDays)],
    ]),
  ],
});
