import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { PG_POOL } from '../../platform/postgres';

interface Counts {
  /** The person's own tickets with an answer from the office. */
  answered: number;
  /** All tickets that await an answer from the office, and that this person may read. */
  waiting: number;
}

const SQL = `SELECT
  (SELECT count(*)::int FROM app.tickets WHERE owner_id = $1 AND status = 'OPEN') AS answered,
  (SELECT count(*)::int FROM app.tickets WHERE $2::boolean AND status = 'AWAITING_RESPONSE'
    AND NOT owner_id::text = ANY ($3::text[])) AS waiting`;

/** The numbers of tickets in the menu. */
@Injectable()
export class TicketCounts {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /**
   * @param reviews whether the person reads all tickets; otherwise no ticket waits for them.
   * @param hidden people whose tickets this person must not read or count.
   */
  async of(userId: string, reviews: boolean, hidden: readonly string[]): Promise<Counts> {
    const { rows } = await this.pool.query<Counts>(SQL, [userId, reviews, hidden]);
    return rows[0] ?? { answered: 0, waiting: 0 };
  }
}
