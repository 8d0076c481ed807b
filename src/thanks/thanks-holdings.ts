import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { type MergedPart, t } from '../contracts';
import { AccountHoldings, type AccountMove, counted, type Holdings } from '../identity/public';
import { PG_POOL } from '../platform/postgres';

/** The naming is moved only to an account that has chosen nothing. */
const MOVE_NAMING = `INSERT INTO app.reviewer_namings (user_id, naming, chosen_at)
  SELECT $2, naming, chosen_at FROM app.reviewer_namings WHERE user_id = $1 ON CONFLICT (user_id) DO NOTHING`;

/** The certificates of an account, and whether its person is named. */
@Injectable()
export class ThanksHoldings implements Holdings, OnModuleInit {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly holdings: AccountHoldings,
  ) {}

  onModuleInit(): void {
    this.holdings.register(this);
  }

  async parts(fromId: string): Promise<MergedPart[]> {
    const sql = 'SELECT count(*)::int AS count FROM app.reviewer_certificates WHERE user_id = $1';
    const { rows } = await this.pool.query<{ count: number }>(sql, [fromId]);
    const { count = 0 } = rows[0] ?? {};
    return counted(
      count,
      t('{count} {count, plural, one {certificate of reviewing} other {certificates of reviewing}}', { count }),
    );
  }

  async move({ fromId, toId }: AccountMove): Promise<void> {
    await this.pool.query('UPDATE app.reviewer_certificates SET user_id = $2 WHERE user_id = $1', [fromId, toId]);
    await this.pool.query(MOVE_NAMING, [fromId, toId]);
    await this.pool.query('DELETE FROM app.reviewer_namings WHERE user_id = $1', [fromId]);
  }
}
