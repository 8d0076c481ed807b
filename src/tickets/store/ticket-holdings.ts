import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { type MergedPart, t } from '../../contracts';
import { AccountHoldings, type AccountMove, counted, type Holdings } from '../../identity/public';
import { PG_POOL } from '../../platform/postgres';

/** The tickets of an account. Answers and the log keep the account that wrote them. */
@Injectable()
export class TicketHoldings implements Holdings, OnModuleInit {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly holdings: AccountHoldings,
  ) {}

  onModuleInit(): void {
    this.holdings.register(this);
  }

  async parts(fromId: string): Promise<MergedPart[]> {
    const sql = 'SELECT count(*)::int AS count FROM app.tickets WHERE owner_id = $1';
    const { rows } = await this.pool.query<{ count: number }>(sql, [fromId]);
    const { count = 0 } = rows[0] ?? {};
    return counted(count, t('{count} {count, plural, one {ticket} other {tickets}}', { count }));
  }

  async move({ fromId, toId }: AccountMove): Promise<void> {
    await this.pool.query('UPDATE app.tickets SET owner_id = $2 WHERE owner_id = $1', [fromId, toId]);
  }
}
