import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DUE_DATES, type DueDateRow } from '../../../projections/due-dates';
import { addDays } from '../../article';
import { dayNumber, type JournalSettings, startOfDay } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';

const PAGE = 200;

/** $1 last id seen, $2 end of the first day of 'before', $3 of the date's own day, $4 of the day of 'after', $5 no answer since. */
const SQL = `SELECT due_id, article_id, subject, assignment_id FROM ${DUE_DATES}
  WHERE due_id > $1 AND due_at < $2
    AND (steps < CASE WHEN due_at < $4 THEN 3 WHEN due_at < $3 THEN 2 ELSE 1 END
      OR (subject = 'ANSWER' AND mailed_at <= $5))
  ORDER BY due_id LIMIT ${PAGE}`;

export type FoundDate = Pick<DueDateRow, 'due_id' | 'article_id' | 'subject' | 'assignment_id'>;

/** Finds the dates that are due today; the article itself decides whether anything follows. */
@Injectable()
export class DueFinder {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /** In pages, so that the length of the list does not matter; the article handles changes made in the meantime. */
  async *pages(now: Date, settings: JournalSettings): AsyncGenerator<FoundDate[]> {
    const { timeZone, reminderDaysBefore, reminderDaysAfter, noAnswerDays } = settings;
    const today = dayNumber(now, timeZone);
    const dayAfter = (days: number): Date => startOfDay(today + days + 1, timeZone);
    const limits = [dayAfter(reminderDaysBefore), dayAfter(0), dayAfter(-reminderDaysAfter)];
    const asked = addDays(now.toISOString(), -noAnswerDays);
    for (let last = ''; ;) {
      const { rows } = await this.pool.query<FoundDate>(SQL, [last, ...limits, asked]);
      if (rows.length > 0) yield rows;
      if (rows.length < PAGE) return;
      last = rows.at(-1)?.due_id ?? last;
    }
  }
}
