import type { JournalMonth, JournalStatistics } from '@contracts';
import { JOURNAL } from '../../../../test/statistics';
import { aYearBefore, factsOf, hasArticles } from './figure-facts';

const month = (name: string, submissions: number, accepted: number, rejected: number): JournalMonth => ({
  ...{ month: name, submissions, accepted, rejected },
});
const year = (changes: Partial<JournalStatistics>): JournalStatistics => ({ ...JOURNAL, ...changes });
const spread = (median: number | null) => ({ ...JOURNAL.daysToFirstDecision, median });

const NOW = year({
  months: [month('2026-10', 30, 1, 1), month('2026-11', 14, 2, 3)],
  ...{ acceptanceRate: 0.314, daysToFirstDecision: spread(27.4) },
});
const BEFORE = year({
  months: [month('2025-10', 9, 9, 9), month('2025-11', 12, 2, 4)],
  ...{ acceptanceRate: 0.278, daysToFirstDecision: spread(31.6) },
});

describe("The month's figures on the start page", () => {
  it('have next to them their change against the same month, and the same twelve months, a year before', () => {
    expect(factsOf(NOW, BEFORE)).toEqual([
      ['Submitted', '14', '+2'],
      ['Accepted', '2', '±0'],
      ['Rejected', '3', '-1'],
      ['To first decision, 12 months', '27 d', '-5 d'],
      ['Accepted, 12 months', '31 %', '+3 pts'],
    ]);
  });

  it('have no change before the previous year is loaded, in a first year, and next to a missing number', () => {
    const changes = (before: JournalStatistics | undefined) => factsOf(NOW, before).map(([, , change]) => change);
    const none = Array<undefined>(5).fill(undefined);
    expect(changes(undefined)).toEqual(none);
    const empty = year({ ...BEFORE, submissions: 0, accepted: 0, rejected: 0 });
    expect([hasArticles(empty), changes(empty)]).toEqual([false, none]);
    const undecided = year({ ...BEFORE, acceptanceRate: null, daysToFirstDecision: spread(null) });
    expect(changes(undecided)).toEqual(['+2', '±0', '-1', undefined, undefined]);
    const nothingYet = year({ ...NOW, acceptanceRate: null, daysToFirstDecision: spread(null) });
    expect(factsOf(nothingYet, BEFORE).slice(3)).toEqual([
      ['To first decision, 12 months', '–', undefined],
      ['Accepted, 12 months', '–', undefined],
    ]);
  });

  it.each([
    ['2026-11-27', '2025-11-27'],
    ['2024-02-29', '2023-02-28'],
    ['2027-01-01', '2026-01-01'],
  ])('compare %s with %s', (day, before) => expect(aYearBefore(day)).toBe(before));
});
