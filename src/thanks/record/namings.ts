import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Naming } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { PG_POOL } from '../../platform/postgres';

const CHOOSE = `INSERT INTO app.reviewer_namings (user_id, naming, chosen_at) VALUES ($1, $2, $3)
  ON CONFLICT (user_id) DO UPDATE SET naming = $2, chosen_at = $3`;

/** The people who agreed to be named in the yearly list of reviewers. A person who has not answered is not named. */
@Injectable()
export class Namings {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async choose(userId: string, naming: Naming): Promise<void> {
    await this.pool.query(CHOOSE, [userId, naming, this.clock.now()]);
  }

  async of(userId: string): Promise<Naming> {
    return (await this.ofAll([userId])).get(userId) ?? 'NO';
  }

  /** The choices of those who have chosen, by id of the account. */
  async ofAll(userIds: readonly string[]): Promise<Map<string, Naming>> {
    const sql = 'SELECT user_id::text AS id, naming FROM app.reviewer_namings WHERE user_id::text = ANY($1)';
    const { rows } = await this.pool.query<{ id: string; naming: Naming }>(sql, [userIds]);
    return new Map(rows.map(({ id, naming }) => [id, naming]));
  }
}
