/** What decides how well a person fits, besides who the authors wish for. */
export interface FitOf {
  /** 0 to 1. */
  closeness: number;
  /** How many keywords the declared expertise matches. */
  matches: number;
  load: number | null;
  /** 0 to 1. */
  refused: number | null;
  daysToAnswer: number | null;
  /** 1 to 5. */
  rating: number | null;
  daysSinceAsked: number | null;
}

/** One matching keyword counts as this part of the closest history. */
const PER_MATCH = 0.2;
const MOST_MATCHES = 4;
/** Without a history a person counts as an average reviewer. */
const AVERAGE_RATING = 3;
const REST = 30;

/**
 * How well a person fits an article. Knowledge of the subject decides; a heavy load, refusals, slow answers, low ratings and a request in the
 * last month take a part of it away, and never all. 0 for a person about whom nothing close is known.
 */
export function fitOf({ closeness, matches, load, refused, daysToAnswer, rating, daysSinceAsked }: FitOf): number {
  const knowledge = closeness + PER_MATCH * Math.min(matches, MOST_MATCHES);
  const free = 1 / (1 + 0.1 * (load ?? 0));
  const willing = 1 - 0.3 * (refused ?? 0);
  const quick = 1 - Math.min(daysToAnswer ?? 0, 20) / 100;
  const good = 1 + 0.08 * ((rating ?? AVERAGE_RATING) - AVERAGE_RATING);
  const rested = 1 - 0.1 * Math.max(0, 1 - (daysSinceAsked ?? REST) / REST);
  return knowledge * free * willing * quick * good * rested;
}
