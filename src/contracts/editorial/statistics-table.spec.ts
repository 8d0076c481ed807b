import { loadLanguage, speakBy } from '..';
import { DECISIONS } from '../article/article-status';
import { csvLine } from '../text/csv';
import type { AssociateStatisticsRow, JournalStatistics, ReviewerStatisticsRow } from './statistics';
import { associatesTable, journalTable, reviewersTable } from './statistics-table';

const REVIEWER: ReviewerStatisticsRow = {
  id: 'r1',
  firstName: 'Rosa, "the"',
  lastName: '=Rossi()',
  seniorityLevel: 'SENIOR',
  expertise: null,
  assignments: 3,
  responseTime: 2.005,
  accepted: 2,
  completed: 1,
  refused: 1,
  refusedPct: 1 / 3,
  acceptedArticles: 0,
  avgRating: null,
};

describe('statistics written out', () => {
  it('round days and ratings to two decimals, and turn fractions into percentages', () => {
    expect(reviewersTable([REVIEWER]).rows[0]?.slice(4)).toEqual([3, 2.01, 2, 1, 1, 33.33, 0, null]);
  });

  it('cannot run as a formula, break out of a cell or shift one', () => {
    const [row = []] = reviewersTable([REVIEWER]).rows;
    expect(csvLine(row)).toBe(`"Rosa, ""the""",'=Rossi(),Senior,,3,2.01,2,1,1,33.33,0,\r\n`);
  });

  it('have as many cells in every row as in the header', () => {
    const share = { count: 1, pct: 0.125 };
    const decisions = Object.fromEntries(DECISIONS.map((decision) => [decision, share]));
    const associate: AssociateStatisticsRow = {
      id: 'a1',
      firstName: 'Ann',
      lastName: 'Ames',
      currentAssignments: 2,
      responseTime: null,
      decisions: decisions as AssociateStatisticsRow['decisions'],
      totalDecisions: 8,
    };
    for (const { header, rows } of [associatesTable([associate]), reviewersTable([REVIEWER]), journalTable(JOURNAL)])
      for (const row of rows) expect(row).toHaveLength(header.length);
    expect(associatesTable([associate]).rows[0]).toContain(12.5);
  });

  it('have one number per line for the journal', () => {
    const { rows } = journalTable(JOURNAL);
    expect(rows).toContainEqual(['Submissions', '2026-01', 4]);
    expect(rows).toContainEqual(['Acceptance rate', '%', 66.67]);
    expect(rows).toContainEqual(['Days to acceptance', 'Median (days)', null]);
    expect(rows).toContainEqual(['Waiting now', 'Under review: longest, in days', 30.25]);
  });

  it('are in the current language', async () => {
    await loadLanguage('nl');
    speakBy(() => 'nl');
    const [journal, reviewers] = [journalTable(JOURNAL), reviewersTable([REVIEWER])];
    speakBy(() => 'en');
    expect(journal.header).toEqual(['Maat', 'Onderdeel', 'Waarde']);
    expect(journal.rows).toContainEqual(['Indieningen', 'Hele periode', 4]);
    expect(journal.rows).toContainEqual(['Wachten nu', 'In review: langste, in dagen', 30.25]);
    expect(reviewers.header.slice(0, 6).join()).toBe(
      'Voornaam,Achternaam,Ervaringsniveau,Expertise,Toewijzingen,Reactietijd (dagen)',
    );
    expect(reviewersTable([REVIEWER]).header[0]).toBe('First name');
  });
});

const JOURNAL: JournalStatistics = {
  period: { from: '2026-01-01', to: '2026-01-31' },
  asOf: '2026-02-01T00:00:00.000Z',
  typeId: null,
  submissions: 4,
  months: [{ month: '2026-01', submissions: 4, accepted: 2, rejected: 1 }],
  statusNow: [{ status: 'UNDER_REVIEW', count: 1 }],
  accepted: 2,
  rejected: 1,
  acceptanceRate: 2 / 3,
  daysToFirstDecision: { count: 3, lowerQuartile: 1, median: 2, upperQuartile: 3 },
  daysToAcceptance: { count: 0, lowerQuartile: null, median: null, upperQuartile: null },
  waiting: [
    { status: 'UNDER_REVIEW', count: 1, medianDays: 30.25, oldestDays: 30.25, oldestSince: '2026-01-01T18:00:00.000Z' },
  ],
};
