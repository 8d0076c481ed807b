import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { notInvolved } from '../../../../projections/article-card';
import { ARTICLE_SEARCH, involvedIn, keysOfViewer } from '../../../../projections/article-search';
import {
  GROUP_LETTERS,
  REVIEWER_ASSIGNMENTS,
  REVIEWER_ASSIGNMENTS_MARK,
  REVIEWER_GROUP,
} from '../../../../projections/reviewer-assignments';
import { dayNumber, type ReviewerCandidate, startOfDay, yearBefore } from '../../../contracts';
import { CLOCK, type Clock } from '../../../platform/clock';
import { PG_POOL } from '../../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';

/** The figures of a person's requests in the last 12 months. Days and fractions are not rounded. */
export type AskedNumbers = Pick<
  ReviewerCandidate,
  | 'currentAsignments'
  | 'completedLastYear'
  | 'assignmentsLastYear'
  | 'responseTime'
  | 'rejectPct'
  | 'avgRating'
  | 'daysSinceAsked'
>;
/** All numbers of a row. */
export type CandidateStatistics = AskedNumbers & Pick<ReviewerCandidate, 'acceptedArticles'>;

/** The numbers of a person who was not asked. */
export const NOT_ASKED: AskedNumbers = {
  ...{ currentAsignments: 0, completedLastYear: 0, assignmentsLastYear: 0 },
  ...{ responseTime: null, rejectPct: null, avgRating: null, daysSinceAsked: null },
};

type Viewer = Parameters<typeof keysOfViewer>[0];
type Row = [id: string, ...numbers: (number | null)[]];

/** Sums over the answers of this year to earlier mails of a request. Few requests have any, and only theirs are read. */
const earlier = (sum: string): string => `CASE WHEN c.earlier_answered_at <> '{}' THEN (SELECT ${sum}
  FROM unnest(c.earlier_answered_at, c.earlier_response_days) e (at, days) WHERE e.at >= $1) END`;
const DAYS = `coalesce(sum(c.response_days) FILTER (WHERE c.decided_at >= $1), 0) + coalesce(sum(${earlier('sum(e.days)')}), 0)`;
const ANSWERS = `count(*) FILTER (WHERE c.decided_at >= $1) + coalesce(sum(${earlier('count(*)')}), 0)`;

/**
 * Lifecycle, section 4 (14), as defined by `STATISTICS_DEFINITIONS.reviewers`: a request counts from the day of its first mail, unless it
 * was withdrawn, and each of its answers counts. Days since the last mail are counted to the beginning of today. $1: a year ago. The
 * columns as `toNumbers` reads them.
 */
const numbersWhere = (condition: string): string => `
SELECT c.reviewer_id, count(*) FILTER (WHERE c.status IN ('Mailed', 'Accepted'))::int,
  count(*) FILTER (WHERE c.asked_at >= $1 AND c.completed_at >= $1)::int, count(*) FILTER (WHERE c.asked_at >= $1)::int,
  (${DAYS}) / nullif(${ANSWERS}, 0)::float8,
  count(*) FILTER (WHERE c.asked_at >= $1 AND c.status = 'Declined')::float8 / nullif(count(*) FILTER (WHERE c.asked_at >= $1), 0),
  (avg(c.avg_rating) FILTER (WHERE c.asked_at >= $1))::float8,
  CASE WHEN max(c.mailed_at) >= $1 THEN greatest(0, date_part('day', $1::timestamptz + interval '1 year' - max(c.mailed_at)))::int END
FROM ${REVIEWER_ASSIGNMENTS} c
WHERE c.mailed_at IS NOT NULL AND c.status <> 'Removed' AND ${condition} GROUP BY c.reviewer_id`;

/** Requests that ended earlier do not count. */
const OF_ALL = numbersWhere(`(c.mailed_at >= $1 OR c.decided_at >= $1 OR c.status IN ('Mailed', 'Accepted'))`);
const OF_GROUPS = numbersWhere(`${REVIEWER_GROUP.replace('reviewer_id', 'c.reviewer_id')} = ANY ($2)`);
const OF_PEOPLE = numbersWhere(`c.reviewer_id = ANY ($2) AND ${notInvolved('$3')}`);
/**
 * Marks of all requests, and the reviewers of articles in which the viewer has a part: the viewer sees different numbers for them than
 * others do.
 */
const MARKS = `SELECT (SELECT string_agg(id || ' ' || checksum, ',' ORDER BY id) FROM ${REVIEWER_ASSIGNMENTS_MARK}) AS marks,
  (SELECT json_agg(json_build_object('id', r.reviewer_id, 'articleId', r.article_id) ORDER BY r.assignment_id) FROM ${REVIEWER_ASSIGNMENTS} r
    WHERE r.article_id = ANY (ARRAY(SELECT s.article_id FROM ${ARTICLE_SEARCH} s WHERE ${involvedIn('$1')}))) AS own`;
/** Of 256 groups. With more changed groups it is cheaper to read all. */
const MOST_GROUPS = 24;
const MOST_VIEWERS = 200;

const toNumbers = ([id, current, completed, assigned, response, rejected, rating, since]: Row): [
  string,
  AskedNumbers,
] => [
  id,
  {
    ...{ currentAsignments: current ?? 0, completedLastYear: completed ?? 0, assignmentsLastYear: assigned ?? 0 },
    ...{ responseTime: response ?? null, rejectPct: rejected ?? null, avgRating: rating ?? null },
    daysSinceAsked: since ?? null,
  },
];

interface OwnRequest {
  /** The reviewer's id. */
  id: string;
  articleId: string;
}

interface Marks {
  marks: string | null;
  own: OwnRequest[] | null;
}
const NO_MARKS: Marks = { marks: null, own: null };

interface CachedNumbers {
  yearAgo: number;
  marks: string;
  numbers: ReadonlyMap<string, AskedNumbers>;
}

/** The numbers of everyone who was asked, cached until a request changes (ADR 123). */
@Injectable()
export class AskedNumbersReader {
  private cached: CachedNumbers | null = null;
  private readonly cachedByViewer = new Map<string, { mark: string; numbers: CachedNumbers['numbers'] }>();

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /**
   * By id of the person. The viewer's own articles are left out, since the numbers would reveal who reviews them (lifecycle, section 1,
   * 'Conflict wall'). Returns the same object for a person until one of their requests changes.
   */
  async seenBy(viewer: Viewer): Promise<(id: string) => AskedNumbers> {
    const keys = keysOfViewer(viewer);
    const yearAgo = await this.yearAgo();
    const { rows } = await this.pool.query<Marks>(MARKS, [keys]);
    const [{ marks, own } = NO_MARKS] = rows;
    const numbersOfAll = await this.all(marks ?? '', yearAgo);
    const walled = await this.walledFor(keys, own ?? [], numbersOfAll);
    return (id) => walled.get(id) ?? numbersOfAll.numbers.get(id) ?? NOT_ASKED;
  }

  /** Computed again for the groups of reviewers whose requests have changed, and for all each day. */
  private async all(marks: string, yearAgo: Date): Promise<CachedNumbers> {
    const { cached } = this;
    if (cached?.yearAgo === yearAgo.getTime() && cached.marks === marks) return cached;
    const changed = cached?.yearAgo === yearAgo.getTime() ? changedGroups(cached.marks, marks) : null;
    // Read after the marks: a change between the two causes one more read at the next call.
    const numbers =
      cached && changed && changed.size <= MOST_GROUPS
        ? await this.replaced(cached.numbers, changed, yearAgo)
        : new Map(await this.read(OF_ALL, [yearAgo]));
    const current = { yearAgo: yearAgo.getTime(), marks, numbers };
    this.cached = current;
    return current;
  }

  private async replaced(
    numbers: CachedNumbers['numbers'],
    groups: ReadonlySet<string>,
    yearAgo: Date,
  ): Promise<Map<string, AskedNumbers>> {
    const others = [...numbers].filter(([id]) => !groups.has(id.slice(-GROUP_LETTERS)));
    return new Map([...others, ...(await this.read(OF_GROUPS, [yearAgo, [...groups]]))]);
  }

  /** The numbers of reviewers of the viewer's own articles; cached for a viewer until any request or the viewer's part in these changes. */
  private async walledFor(
    keys: readonly string[],
    own: readonly OwnRequest[],
    { marks, yearAgo }: CachedNumbers,
  ): Promise<CachedNumbers['numbers']> {
    if (own.length === 0) return new Map();
    const [viewer, mark] = [keys.join(), JSON.stringify([marks, yearAgo, own])];
    const cached = this.cachedByViewer.get(viewer);
    if (cached?.mark === mark) return cached.numbers;
    const ids = [...new Set(own.map(({ id }) => id))];
    const read = new Map(await this.read(OF_PEOPLE, [new Date(yearAgo), ids, keys]));
    const numbers = new Map(ids.map((id) => [id, read.get(id) ?? NOT_ASKED]));
    if (this.cachedByViewer.size >= MOST_VIEWERS) this.cachedByViewer.clear();
    this.cachedByViewer.set(viewer, { mark, numbers });
    return numbers;
  }

  private async read(text: string, values: unknown[]): Promise<[string, AskedNumbers][]> {
    return (await this.pool.query<Row>({ rowMode: 'array', text, values })).rows.map(toNumbers);
  }

  /** The beginning of the last 12 months, in whole days: the same period as in the reviewer statistics. */
  private async yearAgo(): Promise<Date> {
    const { timeZone } = await this.settings.current();
    return startOfDay(yearBefore(dayNumber(this.clock.now(), timeZone)), timeZone);
  }
}

function changedGroups(before: string, after: string): Set<string> {
  const [old, present] = [new Set(before.split(',')), new Set(after.split(','))];
  const different = [
    ...[...old].filter((mark) => !present.has(mark)),
    ...[...present].filter((mark) => !old.has(mark)),
  ];
  return new Set(different.map((mark) => mark.slice(0, GROUP_LETTERS)));
}
