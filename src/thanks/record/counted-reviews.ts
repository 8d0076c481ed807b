import { REVIEWER_ASSIGNMENTS } from '../../../projections/reviewer-assignments';

/**
 * Reviews that may be shown to others, as a condition on a row of REVIEWER_ASSIGNMENTS: completed, and the journal has decided about the
 * manuscript. Before that, a number that rises would show an author who is reviewing (lifecycle, section 3, 'Review mode'). A decision that
 * is overridden back to review hides the reviews again, and removes them from this count too.
 */
export const isCounted = (alias: string): string =>
  `${alias}.status = 'Completed' AND ${alias}.completed_at IS NOT NULL AND ${alias}.decision_taken`;

/** The year of a moment on the journal's calendar, in SQL. */
export const yearOf = (moment: string, timeZone: string): string =>
  `date_part('year', ${moment} AT TIME ZONE ${timeZone})::int`;

/** Requests that reached the person: requests that were never mailed, or were taken back, are unknown to them. */
export const reachedPerson = (person: string): string =>
  `FROM ${REVIEWER_ASSIGNMENTS} r WHERE r.reviewer_id = ${person} AND r.mailed_at IS NOT NULL AND r.status <> 'Removed'`;
