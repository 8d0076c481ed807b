import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD, notInvolved, viewerParameters } from '../../../projections/article-card';
import { REVIEWER_ASSIGNMENTS } from '../../../projections/reviewer-assignments';
import { normalEmail, type ReviewerCandidate } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { PG_POOL } from '../../platform/postgres';

export type CandidateStatistics = Pick<
  ReviewerCandidate,
  | 'currentAsignments'
  | 'completedLastYear'
  | 'assignmentsLastYear'
  | 'responseTime'
  | 'rejectPct'
  | 'acceptedArticles'
  | 'avgRating'
>;

/**
 * Lifecycle, section 4 (14): assignments over 12 months, accepted articles over 36. Articles of the one who asks are left out:
 * from their numbers could be followed who reviews them (section 1, 'Conflict wall').
 */
const SQL = `
WITH person AS (SELECT * FROM unnest($1::text[], $2::text[]) AS p (id, email)),
asked AS (
  SELECT c.reviewer_id,
    count(*) FILTER (WHERE c.status IN ('Mailed', 'Accepted')) AS current,
    count(*) FILTER (WHERE c.completed_at >= $3) AS completed,
    count(*) FILTER (WHERE c.mailed_at >= $3) AS assigned,
    count(*) FILTER (WHERE c.mailed_at >= $3 AND c.status = 'Declined') AS declined,
    avg(extract(epoch FROM c.decided_at - c.mailed_at) / 86400)
      FILTER (WHERE c.mailed_at >= $3 AND c.decided_at IS NOT NULL) AS response,
    avg(c.avg_rating) AS rating
  FROM ${REVIEWER_ASSIGNMENTS} c
  WHERE c.reviewer_id = ANY($1) AND c.mailed_at IS NOT NULL AND c.status <> 'Removed' AND ${notInvolved('$5', '$6')}
  GROUP BY c.reviewer_id
),
published AS (
  SELECT email, count(*) AS accepted FROM ${ARTICLE_CARD} c, unnest(c.author_emails) email
  WHERE c.author_emails && $2::text[] AND c.status = 'ACCEPTED' AND c.accepted_at >= $4 AND email = ANY ($2)
  GROUP BY email
)
SELECT person.id, coalesce(asked.current, 0)::int AS "currentAsignments",
  coalesce(asked.completed, 0)::int AS "completedLastYear", coalesce(asked.assigned, 0)::int AS "assignmentsLastYear",
  asked.response::float8 AS "responseTime", (asked.declined::float8 / nullif(asked.assigned, 0)) AS "rejectPct",
  coalesce(published.accepted, 0)::int AS "acceptedArticles", asked.rating::float8 AS "avgRating"
FROM person LEFT JOIN asked ON asked.reviewer_id = person.id LEFT JOIN published ON published.email = person.email`;

/** A request counts from its mail on, unless it was taken back. */
const ASKED = `c.mailed_at IS NOT NULL AND c.status <> 'Removed' AND ${notInvolved('$1', '$2')}`;
const perReviewer = (value: string, condition: string): string =>
  `SELECT c.reviewer_id AS id, ${value} AS value FROM ${REVIEWER_ASSIGNMENTS} c WHERE ${condition} AND ${ASKED} GROUP BY c.reviewer_id`;

/** One column for everybody, worked out as above. $3: a year ago, $4: 36 months ago. Those of articles are by e-mail address. */
const COLUMNS: Record<keyof CandidateStatistics, string> = {
  currentAsignments: perReviewer('count(*)::int', "c.status IN ('Mailed', 'Accepted')"),
  completedLastYear: perReviewer('count(*)::int', 'c.completed_at >= $3'),
  assignmentsLastYear: perReviewer('count(*)::int', 'c.mailed_at >= $3'),
  responseTime: perReviewer(
    '(avg(extract(epoch FROM c.decided_at - c.mailed_at) / 86400))::float8',
    'c.mailed_at >= $3 AND c.decided_at IS NOT NULL',
  ),
  rejectPct: perReviewer("count(*) FILTER (WHERE c.status = 'Declined')::float8 / count(*)", 'c.mailed_at >= $3'),
  acceptedArticles: `SELECT email AS id, count(*)::int AS value FROM ${ARTICLE_CARD} c, unnest(c.author_emails) email
    WHERE c.status = 'ACCEPTED' AND c.accepted_at >= $4 GROUP BY email`,
  avgRating: perReviewer('avg(c.avg_rating)::float8', 'c.avg_rating IS NOT NULL'),
};
/** Says the types of parameters that a column does not use. */
const TYPED = `SELECT id, value FROM (SELECT $1::text[], $2::text[], $3::timestamptz, $4::timestamptz) AS p,`;

/** The numbers beside each person who may review (spec part 2, 'Reviewer selection'). */
@Injectable()
export class CandidateStatisticsReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** By id of the person; one query, however many there are. Days and fractions are not rounded. */
  async of(
    people: readonly { id: string; email: string }[],
    asker: Parameters<typeof viewerParameters>[0],
  ): Promise<Map<string, CandidateStatistics>> {
    const emails = people.map((person) => normalEmail(person.email));
    const { rows } = await this.pool.query<CandidateStatistics & { id: string }>(SQL, [
      people.map((person) => person.id),
      emails,
      this.monthsAgo(12),
      this.monthsAgo(36),
      ...viewerParameters(asker),
    ]);
    return new Map(rows.map(({ id, ...numbers }) => [id, numbers]));
  }

  /** One number of everybody who has any; by id of the person, accepted articles by e-mail address. */
  async ofEverybody(
    column: keyof CandidateStatistics,
    asker: Parameters<typeof viewerParameters>[0],
  ): Promise<Map<string, number>> {
    const text = `${TYPED} (${COLUMNS[column]}) AS numbers`;
    const values = [...viewerParameters(asker), this.monthsAgo(12), this.monthsAgo(36)];
    const { rows } = await this.pool.query<[string, number]>({ rowMode: 'array', text, values });
    return new Map(rows);
  }

  private monthsAgo(months: number): Date {
    const date = this.clock.now();
    date.setUTCMonth(date.getUTCMonth() - months);
    return date;
  }
}
