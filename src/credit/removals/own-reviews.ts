import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD } from '../../../projections/article-card';
import type { DepositState, OwnCreditReview, OwnCreditReviews } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { assertThemselves } from '../../thanks/public';
import { ConsentStore } from '../consent/consent-store';
import { CreditStore } from '../settings/credit-store';

const CANNOT = 'The journal cannot delete this entry now. You can delete it at ORCID.';

const LIST = `SELECT d.id::text, d.state, d.site, d.last_try_at AS "lastTryAt", d.problem, c.number, c.title
  FROM (SELECT * FROM app.orcid_deposits WHERE user_id = $1 ORDER BY orcid_deposits.id DESC LIMIT $2 OFFSET $3) d
  LEFT JOIN ${ARTICLE_CARD} c ON c.article_id = d.article_id ORDER BY d.id DESC`;
const COUNT = 'SELECT count(*)::int AS total FROM app.orcid_deposits WHERE user_id = $1';
const LOCK = 'SELECT state, site, released FROM app.orcid_deposits WHERE id::text = $1 AND user_id = $2 FOR UPDATE';
/** The tries of the removal are counted from zero. The outcome of a running try is ignored from then on. */
const SET = `UPDATE app.orcid_deposits SET state = $2, attempts = 0, problem = NULL, next_try_at = $3 WHERE id::text = $1`;

/** States in which the review is at ORCID, so that the journal must be able to delete it. */
const isAtOrcid = (state: DepositState): boolean => state === 'SENT' || state === 'NOT_REMOVED';

interface Row extends Omit<OwnCreditReview, 'lastTryAt' | 'removable'> {
  site: string;
  lastTryAt: Date | null;
}

interface Locked {
  state: OwnCreditReview['state'];
  site: string;
  released: boolean;
}

/** A person's reviews that wait for ORCID or were sent there. The person can leave out each of them (ADR 119). */
@Injectable()
export class OwnReviews {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly credit: CreditStore,
    private readonly consents: ConsentStore,
  ) {}

  /** Newest first. @param page counts from 0. @throws ApiProblem 403 under login-as */
  async list(user: RequestUser, page: number, size: number): Promise<OwnCreditReviews> {
    assertThemselves(user);
    const { userId } = user;
    const [place, counted, { rows }] = await Promise.all([
      this.placeOf(userId),
      this.pool.query<{ total: number }>(COUNT, [userId]),
      this.pool.query<Row>(LIST, [userId, size, page * size]),
    ]);
    const items = rows.map(({ site, lastTryAt, ...row }) => ({
      ...row,
      lastTryAt: lastTryAt?.toISOString() ?? null,
      removable: isAtOrcid(row.state) ? site === place : row.state === 'WAITING' || row.state === 'DEAD',
    }));
    return { items, total: counted.rows[0]?.total ?? 0 };
  }

  /**
   * Leaves a review out: it is never sent, or deleted at ORCID if it may have been sent. True when ORCID has to be called. Recorded in no
   * log, since an entry would show a webmaster who reviewed. Idempotent.
   * @throws ApiProblem 403 under login-as; 404 for another person's review; 409 when it is at ORCID, and the journal may not delete it
   * there.
   */
  async leaveOut(user: RequestUser, id: string): Promise<boolean> {
    assertThemselves(user);
    const place = await this.placeOf(user.userId);
    return inTransaction(this.pool, async (db) => {
      const [found] = (await db.query<Locked>(LOCK, [id, user.userId])).rows;
      if (!found) throw new ApiProblem('NOT_FOUND', 'There is no such entry.');
      if (found.state === 'REMOVING' || found.state === 'REMOVED') return false;
      if (isAtOrcid(found.state) && found.site !== place) throw new ApiProblem('CONFLICT', CANNOT);
      const isStill = found.state === 'WAITING' && !found.released;
      await db.query(SET, [id, isStill ? 'REMOVED' : 'REMOVING', this.clock.now()]);
      return !isStill;
    });
  }

  /** The address at which the journal may change the person's record now; null for none. */
  private async placeOf(userId: string): Promise<string | null> {
    const [active, consent] = await Promise.all([this.credit.active(), this.consents.of(userId)]);
    return active !== null && consent !== null && consent.token !== null ? active.site : null;
  }
}
