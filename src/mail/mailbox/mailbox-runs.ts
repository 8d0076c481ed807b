import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { MailboxProblem, MailboxRun, MailboxRuns } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';
import type { Taken } from '../returned/returned-mails';

export type Counts = Record<'bounces' | 'answers' | 'automatic' | 'unmatched', number>;
export const NO_COUNTS: Counts = { bounces: 0, answers: 0, automatic: 0, unmatched: 0 };

const FIELD: Record<Taken, keyof Counts> = {
  ...{ BOUNCE: 'bounces', ANSWER: 'answers', AUTOMATIC: 'automatic', UNMATCHED: 'unmatched' },
};
export const countedTaken = (counts: Counts, taken: Taken): Counts => ({
  ...counts,
  [FIELD[taken]]: counts[FIELD[taken]] + 1,
});

const INSERT = `INSERT INTO app.mailbox_runs (source, problem, bounces, answers, automatic, unmatched)
  VALUES ($1, $2, $3, $4, $5, $6)`;
const LIST = `SELECT id::text, at, source, problem, bounces, answers, automatic, unmatched, (SELECT count(*)::int FROM app.mailbox_runs) AS total
  FROM app.mailbox_runs ORDER BY at DESC, mailbox_runs.id DESC LIMIT $1 OFFSET $2`;
/** Readings that found nothing are shown for a day, all others for a month. */
const TIDY = `DELETE FROM app.mailbox_runs WHERE at < now() - interval '30 days' OR at < now() - interval '1 day'
  AND problem IS NULL AND bounces + answers + automatic + unmatched = 0`;

type Row = Omit<MailboxRun, 'at'> & { at: Date; total: number };

/** The results of readings of the mailbox, without addresses and texts. */
@Injectable()
export class MailboxRunLog {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  async add(source: MailboxRun['source'], problem: MailboxProblem | null, counts: Counts): Promise<void> {
    const { bounces, answers, automatic, unmatched } = counts;
    await this.pool.query(INSERT, [source, problem, bounces, answers, automatic, unmatched]);
  }

  /** Newest first. @param page counts from 0. */
  async list(page: number, size: number): Promise<MailboxRuns> {
    const { rows } = await this.pool.query<Row>(LIST, [size, page * size]);
    const items = rows.map(({ total: _total, at, ...run }) => ({ ...run, at: at.toISOString() }));
    return { items, total: rows[0]?.total ?? 0 };
  }

  async tidy(): Promise<void> {
    await this.pool.query(TIDY);
  }
}
