import { dayName, type JournalStatistics, numberFormat, t, yearBefore } from '@contracts';
import type { Fact } from './facts';

const DAY_MS = 86_400_000;

/** The same day of the previous year, `YYYY-MM-DD`; for 29 February, 28 February. */
export const aYearBefore = (day: string): string => dayName(yearBefore(Date.parse(`${day}T00:00:00Z`) / DAY_MS) - 1);

/** True if the year has anything to compare with; a journal in its first year has nothing. */
export const hasArticles = (year: JournalStatistics | undefined): boolean =>
  year !== undefined && year.submissions + year.accepted + year.rejected > 0;

const inPercent = (fraction: number | null): number | null => (fraction === null ? null : Math.round(100 * fraction));
const rounded = (days: number | null): number | null => (days === null ? null : Math.round(days));

type Unit = (value: string) => string;
const plain: Unit = (value) => value;

/** The difference with its sign, between the numbers as they are shown. Undefined if one of them is missing. */
function changeOf(now: number | null, before: number | null, unit: Unit): string | undefined {
  if (now === null || before === null) return undefined;
  const change = numberFormat({ signDisplay: 'exceptZero' }).format(now - before);
  return unit(now === before ? '±0' : change);
}

/** This month's figures and those of twelve months, each with its change against the previous year, if there is one. */
export function factsOf(year: JournalStatistics, before: JournalStatistics | undefined): Fact[] {
  const days: Unit = (value) => t('{days} d', { days: value });
  const points: Unit = (value) => t('{change} pts', { change: value });
  const percent: Unit = (value) => `${value} %`;
  const fact = (
    name: string,
    numberOf: (one: JournalStatistics) => number | null,
    shown = plain,
    unit = shown,
  ): Fact => {
    const now = numberOf(year);
    const change = before && hasArticles(before) ? changeOf(now, numberOf(before), unit) : undefined;
    return [name, now === null ? '–' : shown(String(now)), change];
  };
  return [
    fact(t('Submitted'), ({ months }) => months.at(-1)?.submissions ?? 0),
    fact(t('Accepted'), ({ months }) => months.at(-1)?.accepted ?? 0),
    fact(t('Rejected'), ({ months }) => months.at(-1)?.rejected ?? 0),
    fact(t('To first decision, 12 months'), ({ daysToFirstDecision }) => rounded(daysToFirstDecision.median), days),
    fact(t('Accepted, 12 months'), ({ acceptanceRate }) => inPercent(acceptanceRate), percent, points),
  ];
}
