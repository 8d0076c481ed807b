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
  STATISTICS_HEADINGS as COLUMNS,
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

const HEADINGS = texts({
  acceptanceRate: 'Acceptance rate %',
  longest: 'Longest (days)',
  month: 'Month',
  status: 'Status',
});

/** Columns with two decimals (spec part 2, section 9); all other columns have whole numbers. */
const hasDecimals = (heading: string): boolean =>
  heading.endsWith('%') ||
  [
    ...[COLUMNS.responseTime, COLUMNS.avgRating, COLUMNS.lowerQuartile, COLUMNS.median, COLUMNS.upperQuartile],
    ...[HEADINGS.acceptanceRate, HEADINGS.longest],
  ].includes(heading);

function cell(value: CsvCell, heading: string): PrintedCell {
  if (typeof value !== 'number') return { text: value ?? '', number: false };
  return { text: hasDecimals(heading) ? value.toFixed(2) : String(value), number: true };
}

const printed = (caption: string, { header, rows }: StatisticsTable): PrintedTable => ({
  caption,
  header: header.map((heading, column) => ({
    text: heading,
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
    header: [
      ...[COLUMNS.assignments, COLUMNS.responseTime, COLUMNS.accepted, COLUMNS.completed],
      ...[COLUMNS.refused, COLUMNS.refusedPct, COLUMNS.avgRating],
    ],
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
      header: [COLUMNS.submissions, COLUMNS.accepted, COLUMNS.rejected, HEADINGS.acceptanceRate],
      rows: [[submissions, accepted, rejected, asPercent(acceptanceRate)]],
    }),
    printed(t('Lengths of time'), {
      header: [COLUMNS.measure, COLUMNS.articles, COLUMNS.lowerQuartile, COLUMNS.median, COLUMNS.upperQuartile],
      rows: [
        spread(t('Submission to first decision'), answer.daysToFirstDecision),
        spread(t('Submission to acceptance'), answer.daysToAcceptance),
      ],
    }),
    printed(t('Where articles wait now'), {
      header: [HEADINGS.status, COLUMNS.articles, COLUMNS.median, HEADINGS.longest],
      rows: waiting.map(({ status, count, medianDays, oldestDays }) => [
        STATUS_LABELS[status].label,
        count,
        twoDecimals(medianDays),
        twoDecimals(oldestDays),
      ]),
    }),
    printed(t('Where the articles of the period stand now'), {
      header: [HEADINGS.status, COLUMNS.articles],
      rows: statusNow.map(({ status, count }) => [STATUS_LABELS[status].label, count]),
    }),
    printed(t('Month by month'), {
      header: [HEADINGS.month, COLUMNS.submissions, COLUMNS.accepted, COLUMNS.rejected],
      rows: months.map((one) => [one.month, one.submissions, one.accepted, one.rejected]),
    }),
  ];
}

/** 'All types', or the requested one. */
export const typeName = (typeId: number | null): string =>
  ARTICLE_TYPES.find(({ id }) => id === typeId)?.name ?? t('All types');
