import type { Reports } from '../../../src/editorial/statistics/command-line/write-reports';
import type { SlowStatistics } from './slow-statistics';

/**
 * Nine digits, since the order of additions may change the last ones. Rounded to twelve first, so that two values just above and
 * below a half round the same way.
 */
const digits = (value: number): number => Number(Number(value.toPrecision(12)).toPrecision(9));
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, one: unknown) => (typeof one === 'number' ? digits(one) : one)));

const byId = (one: { id?: unknown }, other: { id?: unknown }): number => (String(one.id) < String(other.id) ? -1 : 1);
const nonZero = (counts: [string, number][]): Record<string, number> =>
  Object.fromEntries(counts.filter(([, count]) => count > 0));

interface Compared {
  reviewers: unknown;
  associates: unknown;
  journal: unknown;
}

function comparedNumbers({ reviewers, associates, journal }: Reports): Compared {
  if (!reviewers || !associates || !journal) throw new Error('All three reports are compared');
  const days = (one: typeof journal.daysToAcceptance) => [one.count, one.lowerQuartile, one.median, one.upperQuartile];
  return {
    reviewers: reviewers.items
      .map(({ firstName: _first, lastName: _last, seniorityLevel: _level, expertise: _expertise, ...row }) => row)
      .sort(byId),
    associates: associates.items
      .map(({ id, currentAssignments, responseTime, totalDecisions, decisions }) => ({
        ...{ id, currentAssignments, responseTime, totalDecisions },
        decisions: Object.fromEntries(Object.entries(decisions).map(([name, { count }]) => [name, count])),
      }))
      .sort(byId),
    journal: {
      submissions: journal.submissions,
      months: nonZero(journal.months.map(({ month, submissions }) => [month, submissions])),
      acceptedMonths: nonZero(journal.months.map(({ month, accepted }) => [month, accepted])),
      statusNow: Object.fromEntries(journal.statusNow.map(({ status, count }) => [status, count])),
      accepted: journal.accepted,
      rejected: journal.rejected,
      daysToFirstDecision: days(journal.daysToFirstDecision),
      daysToAcceptance: days(journal.daysToAcceptance),
      waiting: Object.fromEntries(
        journal.waiting.map(({ status, count, medianDays, oldestDays }) => [status, [count, medianDays, oldestDays]]),
      ),
    },
  };
}

/** The results of the product and of the slow recomputation in a common form. */
export function slowlyCompared(reports: Reports, slow: SlowStatistics): [is: Compared, should: Compared] {
  const should = { reviewers: slow.reviewers(), associates: slow.associates(), journal: slow.journal() };
  return [rounded(comparedNumbers(reports)) as Compared, rounded(should) as Compared];
}
