import {
  ARTICLE_TYPES,
  asPercent,
  associatesTable,
  type AssociateStatistics,
  type CsvCell,
  type DaysSpread,
  type JournalStatistics,
  reviewersTable,
  type ReviewerStatistics,
  type StatisticsTable,
  STATUS_LABELS,
  t,
  texts,
  twoDecimals,
} from '../../../contracts';

/** A table with its heading; cells as text, empty where there is nothing to measure. */
export interface PrintedTable {
  caption: string;
  header: PrintedCell[];
  rows: PrintedCell[][];
}

export interface PrintedCell {
  text: string;
  /** Numbers are right-aligned. */
  number: boolean;
}

/** Headings as they are printed; those of decisions are already in the right language. */
const HEADINGS: Readonly<Record<string, string>> = texts({
  'First name': 'First name',
  'Last name': 'Last name',
  Seniority: 'Seniority',
  Expertise: 'Expertise',
  Assignments: 'Assignments',
  'Response time (days)': 'Response time (days)',
  Accepted: 'Accepted',
  Completed: 'Completed',
  Refused: 'Refused',
  'Refused %': 'Refused %',
  'Accepted articles (36 months)': 'Accepted articles (36 months)',
  'Average rating': 'Average rating',
  'Active assignments': 'Active assignments',
  'Total decisions': 'Total decisions',
  Submissions: 'Submissions',
  Rejected: 'Rejected',
  'Acceptance rate %': 'Acceptance rate %',
  Measure: 'Measure',
  Articles: 'Articles',
  'Lower quartile (days)': 'Lower quartile (days)',
  'Median (days)': 'Median (days)',
  'Upper quartile (days)': 'Upper quartile (days)',
  Status: 'Status',
  'Longest (days)': 'Longest (days)',
  Month: 'Month',
});

/** English headings of columns with two decimals (spec part 2, section 9); all other columns have whole numbers. */
const WITH_DECIMALS = /%|\(days\)|rating/i;

function cell(value: CsvCell, heading: string): PrintedCell {
  if (typeof value !== 'number') return { text: value ?? '', number: false };
  return { text: WITH_DECIMALS.test(heading) ? value.toFixed(2) : String(value), number: true };
}

const printed = (caption: string, { header, rows }: StatisticsTable): PrintedTable => ({
  caption,
  header: header.map((heading, column) => ({
    text: HEADINGS[heading] ?? heading,
    number: rows.some((row) => typeof row[column] === 'number'),
  })),
  rows: rows.map((row) => row.map((value, column) => cell(value, header[column] ?? ''))),
});

export function reviewerTables({ items, total, overall }: ReviewerStatistics): PrintedTable[] {
  const shown =
    items.length < total
      ? t('By reviewer: the first {shown} of {total}', { shown: items.length, total })
      : t('By reviewer');
  const sums = {
    header: ['Assignments', 'Response time (days)', 'Accepted', 'Completed', 'Refused', 'Refused %', 'Average rating'],
    rows: [
      [
        overall.assignments,
        twoDecimals(overall.responseTime),
        overall.accepted,
        overall.completed,
        overall.refused,
        asPercent(overall.refusedPct),
        twoDecimals(overall.avgRating),
      ],
    ],
  };
  return [printed(t('All reviewers together'), sums), printed(shown, reviewersTable(items))];
}

export function associateTables({ items, overall }: AssociateStatistics): PrintedTable[] {
  const all = { id: '', firstName: t('All', undefined, 'together'), lastName: t('together'), ...overall };
  return [printed(t('By associate editor'), associatesTable([...items, all]))];
}

const spread = (measure: string, days: DaysSpread): CsvCell[] => [
  measure,
  days.count,
  twoDecimals(days.lowerQuartile),
  twoDecimals(days.median),
  twoDecimals(days.upperQuartile),
];

export function journalTables(answer: JournalStatistics): PrintedTable[] {
  const { submissions, accepted, rejected, acceptanceRate, months, statusNow, waiting } = answer;
  return [
    printed(t('At a glance'), {
      header: ['Submissions', 'Accepted', 'Rejected', 'Acceptance rate %'],
      rows: [[submissions, accepted, rejected, asPercent(acceptanceRate)]],
    }),
    printed(t('Lengths of time'), {
      header: ['Measure', 'Articles', 'Lower quartile (days)', 'Median (days)', 'Upper quartile (days)'],
      rows: [
        spread(t('Submission to first decision'), answer.daysToFirstDecision),
        spread(t('Submission to acceptance'), answer.daysToAcceptance),
      ],
    }),
    printed(t('Where articles wait now'), {
      header: ['Status', 'Articles', 'Median (days)', 'Longest (days)'],
      rows: waiting.map(({ status, count, medianDays, oldestDays }) => [
        STATUS_LABELS[status].label,
        count,
        twoDecimals(medianDays),
        twoDecimals(oldestDays),
      ]),
    }),
    printed(t('Where the articles of the period stand now'), {
      header: ['Status', 'Articles'],
      rows: statusNow.map(({ status, count }) => [STATUS_LABELS[status].label, count]),
    }),
    printed(t('Month by month'), {
      header: ['Month', 'Submissions', 'Accepted', 'Rejected'],
      rows: months.map((one) => [one.month, one.submissions, one.accepted, one.rejected]),
    }),
  ];
}

/** 'All types', or the requested one. */
export const typeName = (typeId: number | null): string =>
  ARTICLE_TYPES.find(({ id }) => id === typeId)?.name ?? t('All types');
