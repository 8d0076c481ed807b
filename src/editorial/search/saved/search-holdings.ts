import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { type MergedPart, t } from '../../../contracts';
import { AccountHoldings, type AccountMove, counted, type Holdings } from '../../../identity/public';
import { PG_POOL } from '../../../platform/postgres';

/** If both accounts use the same name, the moved entry gets a suffix with the start of its id. */
const moveIn = (
  table: string,
): string => `UPDATE ${table} s SET user_id = $2, name = s.name || n.suffix, name_key = s.name_key || n.suffix
  FROM (SELECT id, CASE WHEN EXISTS (SELECT FROM ${table} o WHERE o.user_id = $2 AND o.name_key = f.name_key)
    THEN ' (' || left(f.id::text, 4) || ')' ELSE '' END AS suffix FROM ${table} f WHERE f.user_id = $1) n
  WHERE s.id = n.id`;

const SEARCHES = 'app.saved_searches';
const VIEWS = 'app.saved_views';

/** The saved searches and views of an account. */
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
    const count = (table: string): string => `(SELECT count(*)::int FROM ${table} WHERE user_id = $1)`;
    const sql = `SELECT ${count(SEARCHES)} AS searches, ${count(VIEWS)} AS views`;
    const { rows } = await this.pool.query<{ searches: number; views: number }>(sql, [fromId]);
    const { searches = 0, views = 0 } = rows[0] ?? {};
    return [
      ...counted(
        searches,
        t('{count} {count, plural, one {saved search} other {saved searches}}', { count: searches }),
      ),
      ...counted(views, t('{count} {count, plural, one {saved view} other {saved views}}', { count: views })),
    ];
  }

  async move({ fromId, toId }: AccountMove): Promise<void> {
    await this.pool.query(moveIn(SEARCHES), [fromId, toId]);
    await this.pool.query(moveIn(VIEWS), [fromId, toId]);
  }
}
