import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD, notInvolved } from '../../../projections/article-card';
import { ARTICLE_SEARCH, involvedIn, keysOfViewer } from '../../../projections/article-search';
import { REVIEWER_ASSIGNMENTS, REVIEWER_ASSIGNMENTS_MARK } from '../../../projections/reviewer-assignments';
import { LIVE_FACTS } from '../../../projections/statistics';
import { dayNumber, normalEmail, type ReviewerCandidate, startOfDay, yearBefore } from '../../contracts';
import type { PersonLine } from '../../identity/public';
import { CLOCK, type Clock } from '../../platform/clock';
import { PG_POOL } from '../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';

export type CandidateStatistics = Pick<
  ReviewerCandidate,
  | 'currentAsignments'
  | 'completedLastYear'
  | 'assignmentsLastYear'
  | 'responseTime'
  | 'rejectPct'
  | 'acceptedArticles'
  | 'avgRating'
  | 'daysSinceAsked'
>;

/** Days since the last request, up to the beginning of today; null without one in the year that begins at the parameter. */
const sinceAsked = (yearAgo: string): string =>
  `CASE WHEN max(mailed_at) >= ${yearAgo} THEN greatest(0, date_part('day', ${yearAgo}::timestamptz + interval '1 year' - max(mailed_at)))::int END`;

type Viewer = Parameters<typeof keysOfViewer>[0];
type Asked = Pick<PersonLine, 'id' | 'email'>;

/**
 * Lifecycle, section 4 (14): assignments over 12 months, accepted articles over 36; as `STATISTICS_DEFINITIONS.reviewers` says it. The viewer's own articles are left out, since
 * the numbers would reveal who reviews them (section 1, 'Conflict wall').
 * The articles of a few people are found by their addresses. Where Postgres reads the whole table instead, it tests in the order
 * written here: comparing addresses comes last, since it costs most.
 */
const SQL = `
WITH person AS (SELECT * FROM unnest($1::text[], $2::text[]) AS p (id, email)),
asked AS (
  SELECT c.reviewer_id,
    count(*) FILTER (WHERE c.status IN ('Mailed', 'Accepted')) AS current,
    count(*) FILTER (WHERE c.mailed_at >= $3 AND c.completed_at >= $3) AS completed,
    count(*) FILTER (WHERE c.mailed_at >= $3) AS assigned,
    count(*) FILTER (WHERE c.mailed_at >= $3 AND c.status = 'Declined') AS declined,
    avg(c.response_days) FILTER (WHERE c.decided_at >= $3) AS response,
    avg(c.avg_rating) FILTER (WHERE c.mailed_at >= $3) AS rating,
    ${sinceAsked('$3')} AS since
  FROM ${REVIEWER_ASSIGNMENTS} c
  WHERE c.reviewer_id = ANY($1) AND c.mailed_at IS NOT NULL AND c.status <> 'Removed' AND ${notInvolved('$5')}
  GROUP BY c.reviewer_id
),
published AS (
  SELECT email, count(*) AS accepted FROM ${ARTICLE_CARD} c, unnest(c.author_emails) email
  WHERE c.status = 'ACCEPTED' AND c.accepted_at >= $4 AND c.author_emails && $2::text[] AND email = ANY ($2)
  GROUP BY email
)
SELECT person.id, coalesce(asked.current, 0)::int AS "currentAsignments",
  coalesce(asked.completed, 0)::int AS "completedLastYear", coalesce(asked.assigned, 0)::int AS "assignmentsLastYear",
  asked.response::float8 AS "responseTime", (asked.declined::float8 / nullif(asked.assigned, 0)) AS "rejectPct",
  coalesce(published.accepted, 0)::int AS "acceptedArticles", asked.rating::float8 AS "avgRating",
  asked.since AS "daysSinceAsked"
FROM person LEFT JOIN asked ON asked.reviewer_id = person.id LEFT JOIN published ON published.email = person.email`;

/** A request counts from its mail on, unless it was withdrawn. */
const perReviewer = (value: string, condition: string): string =>
  `SELECT reviewer_id AS id, ${value} AS value FROM ${REVIEWER_ASSIGNMENTS}
   WHERE ${condition} AND mailed_at IS NOT NULL AND status <> 'Removed' GROUP BY reviewer_id`;
/** A column may use only one of the parameters: this gives all of them a type. $1: a year ago, $2: 36 months ago, $3: addresses. */
const TYPED = 'SELECT id, value FROM (SELECT $1::timestamptz, $2::timestamptz, $3::text[]) AS p,';

/** One column for all people, computed as above from indexes only. The one for articles is by e-mail address, for the given people. */
const COLUMNS: Record<keyof CandidateStatistics, string> = {
  currentAsignments: perReviewer('count(*)::int', "status IN ('Mailed', 'Accepted')"),
  completedLastYear: perReviewer('count(*)::int', 'mailed_at >= $1 AND completed_at >= $1'),
  assignmentsLastYear: perReviewer('count(*)::int', 'mailed_at >= $1'),
  responseTime: perReviewer('avg(response_days)', 'decided_at >= $1 AND response_days IS NOT NULL'),
  rejectPct: perReviewer("count(*) FILTER (WHERE status = 'Declined')::float8 / count(*)", 'mailed_at >= $1'),
  acceptedArticles: `SELECT email AS id, count(*)::int AS value
    FROM ${LIVE_FACTS.people} p, unnest(p.author_keys) author JOIN (SELECT DISTINCT email FROM unnest($3) email) e ON e.email = author
    WHERE p.accepted_at >= $2 GROUP BY email`,
  avgRating: perReviewer('avg(avg_rating)', 'mailed_at >= $1 AND avg_rating IS NOT NULL'),
  daysSinceAsked: perReviewer(sinceAsked('$1'), 'mailed_at >= $1'),
};

/** Reviewers of articles in which the viewer has a part: their numbers differ from what others see. */
const WALLED = `SELECT DISTINCT r.reviewer_id AS id FROM ${REVIEWER_ASSIGNMENTS} r
  WHERE r.article_id = ANY (ARRAY(SELECT s.article_id FROM ${ARTICLE_SEARCH} s WHERE ${involvedIn('$1')}))`;

/** The numbers of each person who may review (spec part 2, 'Reviewer selection'). */
@Injectable()
export class CandidateStatisticsReader {
  private readonly kept = new Map<keyof CandidateStatistics, { mark: string; numbers: ReadonlyMap<string, number> }>();

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /** By id of the person; one query for any number of people. Days and fractions are not rounded. */
  async of(people: readonly Asked[], asker: Viewer): Promise<Map<string, CandidateStatistics>> {
    const emails = people.map((person) => normalEmail(person.email));
    const { rows } = await this.pool.query<CandidateStatistics & { id: string }>(SQL, [
      people.map((person) => person.id),
      emails,
      await this.yearAgo(),
      this.monthsAgo(36),
      keysOfViewer(asker),
    ]);
    return new Map(rows.map(({ id, ...numbers }) => [id, numbers]));
  }

  /** One number of each person who has any, by their id; accepted articles by e-mail address. */
  async ofEverybody(
    column: keyof CandidateStatistics,
    people: readonly Asked[],
    asker: Viewer,
  ): Promise<ReadonlyMap<string, number>> {
    if (column === 'acceptedArticles') return this.read(column, people);
    const [numbers] = await this.columns([column], asker);
    return numbers ?? new Map();
  }

  /** Several columns at once, each as `ofEverybody` reads it. */
  async columns(
    columns: readonly Exclude<keyof CandidateStatistics, 'acceptedArticles'>[],
    asker: Viewer,
  ): Promise<ReadonlyMap<string, number>[]> {
    const [all, walled] = await Promise.all([
      Promise.all(columns.map((column) => this.keptNumbers(column))),
      this.walled(asker),
    ]);
    if (walled.length === 0) return all;
    const theirs = await this.of(walled, asker);
    return columns.map((column, at) => {
      const seen = new Map(all[at]);
      for (const [id, { [column]: number }] of theirs) {
        if (number === null) seen.delete(id);
        else seen.set(id, number);
      }
      return seen;
    });
  }

  /** Computed once until a request to a reviewer changes, for an hour at most. */
  private async keptNumbers(column: keyof CandidateStatistics): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.pool.query<{ checksum: string }>(`SELECT checksum FROM ${REVIEWER_ASSIGNMENTS_MARK}`);
    const mark = `${rows[0]?.checksum} ${(await this.yearAgo()).toISOString()}`;
    const kept = this.kept.get(column);
    if (kept?.mark === mark) return kept.numbers;
    // Read after the mark: a change between the two causes one more read at the next call.
    const numbers = await this.read(column, []);
    this.kept.set(column, { mark, numbers });
    return numbers;
  }

  private async read(column: keyof CandidateStatistics, people: readonly Asked[]): Promise<Map<string, number>> {
    const text = `${TYPED} (${COLUMNS[column]}) AS numbers`;
    const emails = people.map(({ email }) => normalEmail(email));
    const values = [await this.yearAgo(), this.monthsAgo(36), emails];
    const { rows } = await this.pool.query<[string, number]>({ rowMode: 'array', text, values });
    return new Map(rows);
  }

  private async walled(asker: Viewer): Promise<Asked[]> {
    const { rows } = await this.pool.query<{ id: string }>(WALLED, [keysOfViewer(asker)]);
    // Their addresses matter only for the number of articles, which has no wall.
    return rows.map(({ id }) => ({ id, email: '' }));
  }

  /** The beginning of the last 12 months, in whole days: the period in which the reviewer statistics count too. */
  private async yearAgo(): Promise<Date> {
    const { timeZone } = await this.settings.current();
    return startOfDay(yearBefore(dayNumber(this.clock.now(), timeZone)), timeZone);
  }

  /** From the full hour, so that a count stays right for an hour. */
  private monthsAgo(months: number): Date {
    const date = this.clock.now();
    date.setUTCMinutes(0, 0, 0);
    date.setUTCMonth(date.getUTCMonth() - months);
    return date;
  }
}
