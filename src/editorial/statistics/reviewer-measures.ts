import type { FactTables } from '../../../projections/statistics';
import type { ReviewerMeasures } from '../../contracts';
import { type Asked, type Facts, fraction, meanDays, notOf } from './asked';

/** Sums, of which everything shown is made. */
export interface ReviewerSums {
  assignments: number;
  accepted: number;
  completed: number;
  refused: number;
  rated: number;
  /** Of the reviews' mean ratings. */
  ratings: number;
  answers: number;
  /** Milliseconds, of all answers. */
  responses: number;
}

export interface ReviewerCounts extends ReviewerSums {
  id: string;
  acceptedArticles: number;
}

const ACCEPTED_MONTHS = 36;

/** $1 and $2: the period; $3: whose articles are left out; $4: since when accepted articles count. */
const sqlOf = (facts: FactTables): string => `
WITH asked AS (
  SELECT reviewer_id, count(*)::int AS assignments, count(*) FILTER (WHERE answer = 'YES')::int AS accepted,
    count(*) FILTER (WHERE completed)::int AS completed, count(*) FILTER (WHERE answer = 'NO')::int AS refused,
    count(rating)::int AS rated, coalesce(sum(rating), 0)::float8 AS ratings
  FROM ${facts.request} WHERE asked_at >= $1 AND asked_at < $2 AND ${notOf(facts, '$3')} GROUP BY reviewer_id
),
answered AS (
  SELECT reviewer_id, count(*)::int AS answers, sum(response_ms)::float8 AS responses
  FROM ${facts.answer} WHERE answered_at >= $1 AND answered_at < $2 AND ${notOf(facts, '$3')} GROUP BY reviewer_id
),
authored AS (
  SELECT r.reviewer_id, count(DISTINCT a.article_id)::int AS "acceptedArticles"
  FROM ${facts.article} a JOIN ${facts.people} p USING (article_id) CROSS JOIN LATERAL unnest(p.author_keys) AS author (key)
  JOIN ${facts.reviewer} r ON r.key = author.key
  WHERE a.outcome = 'ACCEPTED' AND a.outcome_at >= $4 AND ${notOf(facts, '$3', 'a.article_id')} GROUP BY r.reviewer_id
)
SELECT reviewer_id AS id, coalesce(assignments, 0) AS assignments, coalesce(accepted, 0) AS accepted,
  coalesce(completed, 0) AS completed, coalesce(refused, 0) AS refused, coalesce(rated, 0) AS rated,
  coalesce(ratings, 0) AS ratings, coalesce(answers, 0) AS answers, coalesce(responses, 0) AS responses,
  coalesce("acceptedArticles", 0) AS "acceptedArticles"
FROM asked FULL JOIN answered USING (reviewer_id) LEFT JOIN authored USING (reviewer_id)`;

/** Everybody who was asked or answered in the period (lifecycle, section 4 (14); `STATISTICS_DEFINITIONS.reviewers`). */
export async function reviewerCounts({ db, tables }: Facts, asked: Asked): Promise<ReviewerCounts[]> {
  const since = monthsBefore(asked.asOf, ACCEPTED_MONTHS);
  const { rows } = await db.query<ReviewerCounts>(sqlOf(tables), [asked.from, asked.until, asked.walledOff, since]);
  return rows;
}

/** What is shown, of one reviewer's sums or of many's. */
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

/** Over all of them: means over all answers and reviews, not means of means. */
export const overallReviewers = (counts: readonly ReviewerSums[]): ReviewerMeasures =>
  reviewerMeasures(counts.reduce(add, NOTHING));

/** The same day and time so many months earlier; the last of the month where that has no such day. */
export function monthsBefore(moment: Date, months: number): Date {
  const day = new Date(moment);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return day;
}
