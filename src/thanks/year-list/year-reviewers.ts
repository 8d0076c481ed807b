import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { keysOfViewer, notInvolved } from '../../../projections/article-card';
import { REVIEWER_ASSIGNMENTS } from '../../../projections/reviewer-assignments';
import type { Language, Naming } from '../../contracts';
import { People, type PersonSummary } from '../../identity/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { PG_POOL } from '../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { isCounted, yearOf } from '../record/counted-reviews';
import { Namings } from '../record/namings';
import { nameOrder } from './name-order';

/** Moments of a year of the journal's calendar, which the index of the table finds. $1: keys of the reader; $2: the journal's time zone. */
const beginOf = (year: string): string => `make_timestamptz(${year}, 1, 1, 0, 0, 0, $2)`;
const countedIn = (year: string): string => `FROM ${REVIEWER_ASSIGNMENTS} r
  WHERE r.completed_at >= ${beginOf(year)} AND r.completed_at < ${beginOf(`${year} + 1`)} AND ${isCounted('r')} AND ${notInvolved('$1', 'r')}`;
/**
 * Reads the first review of each year from the index, instead of reading all reviews. For this it is a LATERAL with a limit, and not an
 * EXISTS.
 */
const YEARS = `SELECT year FROM (
    SELECT ${yearOf('min(completed_at)', '$2')} AS first, ${yearOf('max(completed_at)', '$2')} AS last
    FROM ${REVIEWER_ASSIGNMENTS} WHERE completed_at IS NOT NULL) span, generate_series(first, last) year
  CROSS JOIN LATERAL (SELECT ${countedIn('year')} ORDER BY r.completed_at LIMIT 1) one ORDER BY year DESC`;
const REVIEWERS = `SELECT r.reviewer_id AS id, count(*)::int AS reviews ${countedIn('$3::int')} GROUP BY r.reviewer_id`;

/** A reviewer of a year with an account. */
export interface YearReviewer {
  person: PersonSummary;
  reviews: number;
  naming: Naming;
}

export interface ReviewersOfOneYear {
  /** Sorted by family name. */
  reviewers: YearReviewer[];
  /** People who no longer have an account. */
  former: { people: number; reviews: number };
}

/**
 * People who completed reviews in a year. Manuscripts of which the reader is an author are left out (lifecycle, section 1, 'Conflict
 * wall'): the list would show who reviewed them.
 */
@Injectable()
export class YearReviewers {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    private readonly people: People,
    private readonly namings: Namings,
  ) {}

  /** Years with reviews that count, newest first. */
  async years(reader: RequestUser): Promise<number[]> {
    const { timeZone } = await this.settings.current();
    const { rows } = await this.pool.query<{ year: number }>(YEARS, [keysOfViewer(reader), timeZone]);
    return rows.map(({ year }) => year);
  }

  async of(reader: RequestUser, year: number, language: Language): Promise<ReviewersOfOneYear> {
    const { timeZone } = await this.settings.current();
    const keys = keysOfViewer(reader);
    const { rows } = await this.pool.query<{ id: string; reviews: number }>(REVIEWERS, [keys, timeZone, year]);
    const ids = rows.map(({ id }) => id);
    const [people, namings] = await Promise.all([this.people.byIds(ids), this.namings.ofAll(ids)]);
    const former = rows.filter(({ id }) => !people.has(id));
    const compare = nameOrder(language);
    const reviewers = rows.flatMap(({ id, reviews }): YearReviewer[] => {
      const person = people.get(id);
      return person ? [{ person, reviews, naming: namings.get(id) ?? 'NO' }] : [];
    });
    return {
      reviewers: reviewers.sort((one, other) => compare(one.person, other.person)),
      former: { people: former.length, reviews: former.reduce((sum, { reviews }) => sum + reviews, 0) },
    };
  }
}
