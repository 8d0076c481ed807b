import type { AskedNumbers } from '../numbers/asked-numbers';

type AnswerRecord = Omit<AskedNumbers, 'completedLastYear' | 'assignmentsLastYear'>;

/** One matching keyword counts as this part of the closest history. */
const PER_MATCH = 0.2;
const MOST_MATCHES = 4;
/** Without a history a person counts as an average reviewer. */
const AVERAGE_RATING = 3;
const REST = 30;

/**
 * The factor for a person's knowledge. A heavy load, refusals, slow answers, low ratings and a request in the last month reduce it, never
 * to zero; ratings above the average raise it.
 */
export function readinessOf(record: AnswerRecord): number {
  const free = 1 / (1 + 0.1 * record.currentAsignments);
  const willing = 1 - 0.3 * (record.rejectPct ?? 0);
  const quick = 1 - Math.min(record.responseTime ?? 0, 20) / 100;
  const good = 1 + 0.08 * ((record.avgRating ?? AVERAGE_RATING) - AVERAGE_RATING);
  const rested = 1 - 0.1 * Math.max(0, 1 - (record.daysSinceAsked ?? REST) / REST);
  return free * willing * quick * good * rested;
}

/**
 * How well a person fits an article: knowledge of the subject is decisive. 0 for a person with no known relation to the subject.
 * @param closeness 0 to 1. @param matches how many keywords the declared expertise matches.
 */
export const fitOf = (closeness: number, matches: number, readiness: number): number =>
  (closeness + PER_MATCH * Math.min(matches, MOST_MATCHES)) * readiness;

const known = new WeakMap<AskedNumbers, number>();

/** Computed once, since the same numbers are the same object while no request changes. */
export function readinessBy(numbers: AskedNumbers): number {
  const readiness = known.get(numbers) ?? readinessOf(numbers);
  known.set(numbers, readiness);
  return readiness;
}
