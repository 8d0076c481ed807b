import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { CLOCK, type Clock } from '../../platform/clock/clock';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { AddressLinks } from './address-links';

/** Days in which a person who registered can prove the address (lifecycle, section 5 (1)). */
const KEPT_DAYS = 30;

/** Finds and removes accounts whose address was never proven. */
@Injectable()
export class UnprovenAccounts {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly links: AddressLinks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Ids of unproven accounts that are at least 30 days old. At most 1,000, since the next run handles the rest. */
  async outdated(): Promise<string[]> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * 86_400_000);
    const { rows } = await this.pool.query<{ id: string }>(
      'SELECT id FROM app.users WHERE unproven AND created_at < $1 ORDER BY created_at LIMIT 1000',
      [before],
    );
    return rows.map(({ id }) => id);
  }

  /** Removes the accounts that are still unproven, with their sessions, and links that expired long ago. Returns the ids of these accounts. */
  async remove(ids: readonly string[]): Promise<string[]> {
    await this.links.tidy();
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
