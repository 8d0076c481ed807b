import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { type MergedPart, t } from '../contracts';
import { AccountHoldings, type AccountMove, counted, type Holdings } from '../identity/public';
import { PG_POOL } from '../platform/postgres';

/** The consent is moved only to an account that has none. */
const MOVE_CONSENT = `INSERT INTO app.orcid_consents (user_id, orcid, token_box, given_at, ended_at)
  SELECT $2, orcid, token_box, given_at, ended_at FROM app.orcid_consents WHERE user_id = $1 ON CONFLICT (user_id) DO NOTHING`;

/** An account's consent at ORCID, and the reviews that were sent there. */
@Injectable()
export class CreditHoldings implements Holdings, OnModuleInit {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly holdings: AccountHoldings,
  ) {}

  onModuleInit(): void {
    this.holdings.register(this);
  }

  /** Without the entries: their number would show an author among the webmasters who reviews. */
  async parts(fromId: string): Promise<MergedPart[]> {
    const sql = 'SELECT count(*)::int AS count FROM app.orcid_consents WHERE user_id = $1';
    const { rows } = await this.pool.query<{ count: number }>(sql, [fromId]);
    const { count = 0 } = rows[0] ?? {};
    return counted(
      count,
      t('{count} {count, plural, one {consent to credit at ORCID} other {consents to credit at ORCID}}', { count }),
    );
  }

  async move({ fromId, toId }: AccountMove): Promise<void> {
    await this.pool.query('UPDATE app.orcid_deposits SET user_id = $2 WHERE user_id = $1', [fromId, toId]);
    await this.pool.query(MOVE_CONSENT, [fromId, toId]);
    await this.pool.query('DELETE FROM app.orcid_consents WHERE user_id = $1', [fromId]);
  }
}
