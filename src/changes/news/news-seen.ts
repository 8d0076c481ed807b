import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { NEWS_DAYS } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import type { RequestUser } from '../../platform/http/access/request-user';
import { PG_POOL } from '../../platform/postgres';

const DAY_MS = 86_400_000;

/** Never moves back, so that a delayed request of another window cannot undo a later one. */
const MARK = `INSERT INTO app.news_seen (user_id, seen_until) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET seen_until = greatest(news_seen.seen_until, excluded.seen_until)`;

/** Stores until when each person has seen what is new. */
@Injectable()
export class NewsSeen {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** For a person who has never looked: some days ago. */
  async until(userId: string): Promise<Date> {
    const sql = 'SELECT seen_until FROM app.news_seen WHERE user_id = $1';
    const { rows } = await this.pool.query<{ seen_until: Date }>(sql, [userId]);
    return rows[0]?.seen_until ?? this.atFirst();
  }

  /** What a person sees under another person's name does not count as seen by that other person. A future time counts as now. */
  async mark({ userId, realUserId }: RequestUser, until: Date): Promise<void> {
    if (realUserId !== null) return;
    const now = this.clock.now();
    await this.pool.query(MARK, [userId, until < now ? until : now]);
  }

  private atFirst(): Date {
    return new Date(this.clock.now().getTime() - NEWS_DAYS * DAY_MS);
  }
}
