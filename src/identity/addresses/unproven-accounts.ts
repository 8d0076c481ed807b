import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { CLOCK, type Clock } from '../../platform/clock/clock';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { AddressLinks } from './address-links';

/** Days in which a person who registered can prove the address (lifecycle, section 5 (1)). */
const KEPT_DAYS = 30;

/** Accounts of one page. They are removed in one transaction, so it is small: each deletion looks for references in many tables. */
const PAGE = 50;

/** The last account of a page. The time is a text, since a `Date` has no microseconds. */
interface PageEnd {
  id: string;
  at: string;
}

/** Finds and removes accounts whose address was never proven. */
@Injectable()
export class UnprovenAccounts {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly links: AddressLinks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Pages of ids of all unproven accounts that are at least 30 days old, oldest first. */
  async *outdated(): AsyncGenerator<string[]> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * 86_400_000);
    let last: PageEnd | undefined = { id: '00000000-0000-0000-0000-000000000000', at: '-infinity' };
    while (last) {
      const { rows }: { rows: PageEnd[] } = await this.pool.query<PageEnd>(
        `SELECT id, created_at::text AS at FROM app.users
         WHERE unproven AND created_at < $1 AND (created_at, id) > ($2, $3::uuid) ORDER BY created_at, id LIMIT ${PAGE}`,
        [before, last.at, last.id],
      );
      last = rows.at(-1);
      if (last) yield rows.map(({ id }) => id);
    }
  }

  /** Removes links that expired long ago. */
  tidyLinks(): Promise<void> {
    return this.links.tidy();
  }

  /** Removes the accounts that are still unproven, with their sessions. Returns the ids of these accounts. */
  async remove(ids: readonly string[]): Promise<string[]> {
    return inTransaction(this.pool, async (db) => {
      const text = 'SELECT id FROM app.users WHERE id = ANY($1::uuid[]) AND unproven FOR UPDATE';
      const found = (await db.query<{ id: string }>(text, [ids])).rows.map(({ id }) => id);
      await db.query('DELETE FROM app.sessions WHERE user_id = ANY($1::uuid[]) OR real_user_id = ANY($1::uuid[])', [
        found,
      ]);
      await db.query('DELETE FROM app.users WHERE id = ANY($1::uuid[])', [found]);
      return found;
    });
  }
}
