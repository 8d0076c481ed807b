import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { PG_POOL } from '../../platform/postgres';
import type { RoundResult } from './daily-run';

/** On which days of the journal's calendar the daily run was completed. Table `app.daily_runs`. */
@Injectable()
export class DailyRunRecord {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /** @param day `YYYY-MM-DD`. */
  async isFinished(day: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'SELECT FROM app.daily_runs WHERE day = $1 AND finished_at IS NOT NULL',
      [day],
    );
    return rowCount !== 0;
  }

  /** The time is that of the day's last run. The numbers of earlier runs of that day, interrupted or partly failed, are added up. */
  async note(day: string, ranAt: Date, { reminders, unanswered, failed }: RoundResult): Promise<void> {
    await this.pool.query(
      `INSERT INTO app.daily_runs AS r (day, ran_at, finished_at, reminders, unanswered, failed)
       VALUES ($1, $2, CASE WHEN $5 = 0 THEN $2::timestamptz END, $3, $4, $5)
       ON CONFLICT (day) DO UPDATE SET ran_at = excluded.ran_at, finished_at = excluded.finished_at, failed = excluded.failed,
         reminders = r.reminders + excluded.reminders, unanswered = r.unanswered + excluded.unanswered`,
      [day, ranAt, reminders, unanswered, failed],
    );
  }

  /** When a run was last completed; null for never. */
  async lastFinishedAt(): Promise<Date | null> {
    const { rows } = await this.pool.query<{ at: Date | null }>('SELECT max(finished_at) AS at FROM app.daily_runs');
    return rows[0]?.at ?? null;
  }
}
