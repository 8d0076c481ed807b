import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { keysOfViewer, notInvolved, viewerId } from '../../../projections/article-card';
import type { ReviewingFigures } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { PG_POOL } from '../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { isCounted, reachedPerson, yearOf } from './counted-reviews';

const median = (act: string): string =>
  `percentile_cont(0.5) WITHIN GROUP (ORDER BY days) FILTER (WHERE act IN (${act}))`;
const countOf = (condition: string): string => `(count(*) FILTER (WHERE ${condition}))::int`;

/**
 * $1: keys of the person; $2: the journal's time zone. A cancelled request with an answer had been accepted, since a declined one stays
 * declined. A request counts as one invitation, by its first mail. A person who is asked again declined before, which stays in its year.
 */
const SQL = `WITH own AS (
    SELECT r.*, ${isCounted('r')} AS counted ${reachedPerson(viewerId('$1'))} AND ${notInvolved('$1', 'r')}),
  acts AS (
    SELECT 'INVITED' AS act, asked_at AS at, NULL::float8 AS days, false AS counted FROM own
    UNION ALL
    SELECT CASE WHEN status = 'Declined' THEN 'DECLINED' ELSE 'ACCEPTED' END, decided_at, response_days, false
    FROM own WHERE decided_at IS NOT NULL
    UNION ALL
    SELECT 'DECLINED', e.at, e.days, false FROM own, unnest(earlier_answered_at, earlier_response_days) e (at, days)
    UNION ALL
    SELECT 'COMPLETED', completed_at, extract(epoch FROM completed_at - decided_at)::float8 / 86400, counted
    FROM own WHERE status = 'Completed' AND completed_at IS NOT NULL)
  SELECT ${yearOf('at', '$2')} AS year, ${countOf("act = 'INVITED'")} AS invited, ${countOf("act = 'ACCEPTED'")} AS accepted,
    ${countOf("act = 'COMPLETED'")} AS completed, ${countOf('counted')} AS certified,
    ${median("'ACCEPTED', 'DECLINED'")} AS "daysToAnswer", ${median("'COMPLETED'")} AS "daysToReview"
  FROM acts GROUP BY GROUPING SETS ((${yearOf('at', '$2')}), ())
  HAVING count(*) > 0 ORDER BY 1 DESC NULLS LAST`;

/** A person's work as a reviewer, year by year. */
@Injectable()
export class ReviewingFiguresReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /** Newest year first, then all years together; empty without a request. */
  async of(user: RequestUser): Promise<ReviewingFigures[]> {
    const { timeZone } = await this.settings.current();
    return (await this.pool.query<ReviewingFigures>(SQL, [keysOfViewer(user), timeZone])).rows;
  }
}
