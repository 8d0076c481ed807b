import {
  associatesTable,
  type AssociateStatistics,
  CSV_MARK,
  csvLine,
  type JournalStatistics,
  journalTable,
  reviewersTable,
  type ReviewerStatistics,
  type StatisticsReport,
  type StatisticsTable,
} from '../../../contracts';
import type { Asked, Facts } from '../asked';
import { journalStatistics } from '../journal-measures';
import { associateStatistics, type Names, reviewerStatistics } from '../reports';
import type { StatisticsOrder } from './statistics-words';

export interface Reports {
  reviewers?: ReviewerStatistics;
  associates?: AssociateStatistics;
  journal?: JournalStatistics;
}

const EVERYBODY = { page: 0, size: Number.MAX_SAFE_INTEGER, sort: 'lastName', q: '' };

/** The reports as the pages' calls return them, for all people and articles. */
export async function computeReports(
  facts: Facts,
  names: Names,
  asked: Asked,
  { reports, typeId }: Pick<StatisticsOrder, 'reports' | 'typeId'>,
): Promise<Reports> {
  const wanted = (report: StatisticsReport): boolean => reports.includes(report);
  return {
    ...(wanted('reviewers') ? { reviewers: await reviewerStatistics(facts, names, asked, EVERYBODY) } : {}),
    ...(wanted('associates') ? { associates: await associateStatistics(facts, names, asked) } : {}),
    ...(wanted('journal') ? { journal: await journalStatistics(facts, asked, typeId) } : {}),
  };
}

function tablesOf({ reviewers, associates, journal }: Reports): StatisticsTable[] {
  return [
    ...(reviewers ? [reviewersTable(reviewers.items)] : []),
    ...(associates ? [associatesTable(associates.items)] : []),
    ...(journal ? [journalTable(journal)] : []),
  ];
}

/** Line by line. Each of several tables begins with its own header, after an empty line. */
function* csv(reports: Reports): Generator<string> {
  yield CSV_MARK;
  for (const [index, { header, rows }] of tablesOf(reports).entries()) {
    yield `${index > 0 ? '\r\n' : ''}${csvLine(header)}`;
    for (const row of rows) yield csvLine(row);
  }
}

/** One report directly, several as properties by name. */
function* json(reports: Reports): Generator<string> {
  const all = Object.values(reports) as unknown[];
  yield `${JSON.stringify(all.length === 1 ? all[0] : reports, null, 2)}\n`;
}

export const textOf = (reports: Reports, format: StatisticsOrder['format']): Generator<string> =>
  format === 'csv' ? csv(reports) : json(reports);
