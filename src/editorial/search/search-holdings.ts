import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import type { MergedPart } from '../../contracts';
import { AccountHoldings, type AccountMove, counted, type Holdings } from '../../identity/public';
import { PG_POOL } from '../../platform/postgres';

/** Where both accounts use the same name, the moved search gets a number behind it. */
const MOVE = `UPDATE app.saved_searches s SET user_id = $2, name = s.name || n.suffix, name_key = s.name_key || n.suffix
  FROM (SELECT id, CASE WHEN EXISTS (SELECT FROM app.saved_searches o WHERE o.user_id = $2 AND o.name_key = f.name_key)
    THEN ' (' || left(f.id::text, 4) || ')' ELSE '' END AS suffix FROM app.saved_searches f WHERE f.user_id = $1) n
  WHERE s.id = n.id`;

/** The saved searches of an account. */
@Injectable()
export class SearchHoldings implements Holdings, OnModuleInit {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly holdings: AccountHoldings,
  ) {}

  onModuleInit(): void {
    this.holdings.register(this);
  }

  async parts(fromId: string): Promise<MergedPart[]> {
    const sql = 'SELECT count(*)::int AS count FROM app.saved_searches WHERE user_id = $1';
    const { rows } = await this.pool.query<{ count: number }>(sql, [fromId]);
    return counted(rows[0]?.count ?? 0, 'saved search', 'saved searches');
  }

  async move({ fromId, toId }: AccountMove): Promise<void> {
    await this.pool.query(MOVE, [fromId, toId]);
  }
}
