import type { FactTables } from '../../../projections/statistics';
import type { ReviewerMeasures } from '../../contracts';
import { type Asked, type Facts, fraction, meanDays, notOf, within } from './asked';

/** The sums from which all measures are computed. */
export interface ReviewerSums {
  assignments: number;
  accepted: number;
  completed: number;
  refused: number;
  rated: number;
  /** Sum of the reviews' mean ratings. */
  ratings: number;
  answers: number;
  /** Milliseconds, summed over all answers. */
  responses: number;
}

export interface ReviewerCounts extends ReviewerSums {
  id: string;
  acceptedArticles: number;
}

const ACCEPTED_MONTHS = 36;

const countIf = (condition: string): string => `(count(*) FILTER (WHERE ${condition}))::int`;
const ASKED = within('asked_at');
const ANSWERED = within('answered_at');

/** $1 and $2: the period; $3: people whose articles are left out; $4: since when accepted articles count. */
const sqlOf = (facts: FactTables): string => `
WITH requested AS (
  SELECT reviewer_id AS id, ${countIf(ASKED)} AS assignments, ${countIf(`${ASKED} AND answer = 'YES'`)} AS accepted,
    ${countIf(`${ASKED} AND completed`)} AS completed, ${countIf(`${ASKED} AND answer = 'NO'`)} AS refused,
    ${countIf(`${ASKED} AND rating IS NOT NULL`)} AS rated, sum(rating) FILTER (WHERE ${ASKED}) AS ratings,
    ${countIf(ANSWERED)} AS answers, sum(response_ms) FILTER (WHERE ${ANSWERED}) AS responses
  FROM ${facts.request} WHERE (${ASKED} OR ${ANSWERED}) AND ${notOf(facts, '$3')} GROUP BY reviewer_id
),
earlier AS (
  SELECT reviewer_id AS id, count(*)::int AS earlier_answers, sum(response_ms) AS earlier_responses
  FROM ${facts.earlierAnswer} WHERE ${ANSWERED} AND ${notOf(facts, '$3')} GROUP BY reviewer_id
),
authored AS (
  SELECT r.reviewer_id AS id, count(DISTINCT author.article_id)::int AS articles
  FROM (
    SELECT article_id, unnest(author_keys) AS key FROM ${facts.people}
    WHERE accepted_at >= $4 AND ${notOf(facts, '$3')}
  ) author JOIN ${facts.reviewer} r USING (key) GROUP BY r.reviewer_id
)
SELECT id, coalesce(assignments, 0) AS assignments, coalesce(accepted, 0) AS accepted,
  coalesce(completed, 0) AS completed, coalesce(refused, 0) AS refused, coalesce(rated, 0) AS rated,
  coalesce(ratings, 0) / 1e9 AS ratings, coalesce(answers, 0) + coalesce(earlier_answers, 0) AS answers,
  coalesce(responses, 0) + coalesce(earlier_responses, 0) AS responses, coalesce(articles, 0) AS "acceptedArticles"
FROM requested FULL JOIN earlier USING (id) LEFT JOIN authored USING (id)`;

/** Counts of all reviewers who were asked or answered in the period (lifecycle, section 4 (14); `STATISTICS_DEFINITIONS.reviewers`). */
export async function reviewerCounts({ db, tables }: Facts, asked: Asked): Promise<ReviewerCounts[]> {
  const since = monthsBefore(asked.asOf, ACCEPTED_MONTHS);
  const { rows } = await db.query<ReviewerCounts>(sqlOf(tables), [asked.from, asked.until, asked.walledOff, since]);
  return rows;
}

/** The displayed measures, from the sums of one reviewer or of many. */
export const reviewerMeasures = (sums: ReviewerSums): ReviewerMeasures => ({
  assignments: sums.assignments,
  responseTime: meanDays(sums.responses, sums.answers),
  accepted: sums.accepted,
  completed: sums.completed,
  refused: sums.refused,
  refusedPct: fraction(sums.refused, sums.assignments),
  avgRating: fraction(sums.ratings, sums.rated),
});

const add = (one: ReviewerSums, other: ReviewerSums): ReviewerSums => ({
  assignments: one.assignments + other.assignments,
  accepted: one.accepted + other.accepted,
  completed: one.completed + other.completed,
  refused: one.refused + other.refused,
  rated: one.rated + other.rated,
  ratings: one.ratings + other.ratings,
  answers: one.answers + other.answers,
  responses: one.responses + other.responses,
});

const NOTHING: ReviewerSums = {
  assignments: 0,
  accepted: 0,
  completed: 0,
  refused: 0,
  rated: 0,
  ratings: 0,
  answers: 0,
  responses: 0,
};

/** Totals: means over all answers and reviews, not means of means. */
export const overallReviewers = (counts: readonly ReviewerSums[]): ReviewerMeasures =>
  reviewerMeasures(counts.reduce(add, NOTHING));

/** The same day and time `months` months earlier, or the last day of that month if it has no such day. */
function monthsBefore(moment: Date, months: number): Date {
  const day = new Date(moment);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return day;
}
