import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD, keysOfViewer, notInvolved, viewerId } from '../../../projections/article-card';
import { REVIEWER_ASSIGNMENTS } from '../../../projections/reviewer-assignments';
import { OPEN_ROUND_STATUSES } from '../../article';
import type { RequestUser } from '../../platform/http/access/request-user';
import { PG_POOL } from '../../platform/postgres';

/** The conditions are the same as those of the reviewer's lists 'pending' and 'decide' (`isAnswerable`). */
const SQL = `SELECT count(*)::int AS count FROM ${REVIEWER_ASSIGNMENTS} r JOIN ${ARTICLE_CARD} c ON c.article_id = r.article_id
  WHERE r.reviewer_id = ${viewerId('$1')} AND r.mailed_at IS NOT NULL AND ${notInvolved('$1', 'r')}
    AND (r.status IN ('Mailed', 'Accepted') OR (r.status = 'No answer' AND r.present_revision AND c.status = ANY ($2)))`;

/** The number of requests that a reviewer has to answer, and of reviews to write. */
@Injectable()
export class WaitingRequests {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  async count(user: RequestUser): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>(SQL, [keysOfViewer(user), OPEN_ROUND_STATUSES]);
    return rows[0]?.count ?? 0;
  }
}
