const DAY = 86_400_000;

/** The time that is a number of whole days after another time; both ISO 8601 UTC. */
export const addDays = (at: string, days: number): string => new Date(Date.parse(at) + days * DAY).toISOString();

/** True when `at` is at least this number of whole days after `since`. */
export const hasPassed = (at: string, since: string, days: number): boolean =>
  Date.parse(at) >= Date.parse(since) + days * DAY;
