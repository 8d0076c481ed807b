import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import {
  ARTICLE_CARD,
  type ArticleCardRow,
  keysOfViewer,
  notInvolved,
  viewerId,
} from '../../../../projections/article-card';
import { TODO_LIST, type TodoListRow } from '../../../../projections/todo-list';
import { actorOf } from '../../../article';
import {
  dayNumber,
  type DueDay,
  fullName,
  overdueDays,
  startOfDay,
  WAITING_ROWS,
  type WaitingArticle,
  type WaitingLongest,
  type WaitsFor,
  WEEK_DAYS,
} from '../../../contracts';
import { People } from '../../../identity/public';
import { CLOCK, type Clock } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PG_POOL } from '../../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';
import { cardActions } from '../../lists/card-actions';
import { AWAITS_CHECK } from '../../lists/todo-lists';

type WaitingRow = Pick<
  ArticleCardRow,
  'article_id' | 'number' | 'title' | 'status' | 'revision' | 'status_since' | 'hindered_actions'
> &
  Pick<TodoListRow, 'associate_id' | 'reviewers_required' | 'reviewers_agreed' | 'reviewers_completed'> & {
    due: Date;
    waits_for: WaitsFor;
    has_late_reviewers: boolean;
  } & Numbers;

/** The same in each row: numbers of all articles, not only of the first ones. */
interface Numbers extends Record<`late_${WaitsFor}`, number> {
  total: number;
  oldest_check: Date | null;
  oldest_decide: Date | null;
  uninvited: number;
  week: { day: string; waits_for: WaitsFor; number: number }[];
}

const LATE = (['reviewer', 'associate', 'office'] as const)
  .map((what) => `count(*) FILTER (WHERE waits_for = '${what}' AND due < $2)::int AS late_${what}`)
  .join(', ');

/** A new submission waits for the check and is not in rm.todo_list. An associate editor sees only the articles they hold. */
const chosenSql = (ofAssociate: boolean): string =>
  `SELECT t.article_id, t.next_reviewer_due_at, t.associate_due_at, t.associate_id, t.reviewers_agreed, t.reviewers_completed
    FROM ${TODO_LIST} t WHERE ${notInvolved('$1', 't')} AND ${ofAssociate ? `t.associate_id = ${viewerId('$1')}` : 'true'}` +
  (ofAssociate
    ? ''
    : ` UNION ALL SELECT c.article_id, NULL, NULL, NULL, 0, 0 FROM ${ARTICLE_CARD} c WHERE ${AWAITS_CHECK} AND ${notInvolved('$1')}`);

const NUMBERS = `count(*)::int AS total, ${LATE},
  min(status_since) FILTER (WHERE status = 'NEW_ARTICLE') AS oldest_check,
  min(status_since) FILTER (WHERE status = 'REVIEWED') AS oldest_decide,
  count(*) FILTER (WHERE status = 'REVIEWER_SELECTION' AND next_reviewer_due_at IS NULL AND reviewers_agreed = 0)::int AS uninvited`;

/** $4: the journal's time zone; $5: the start of the day after the last one. */
const WEEK = `SELECT coalesce(json_agg(d ORDER BY d.day), '[]') AS week FROM (
    SELECT to_char(due AT TIME ZONE $4, 'YYYY-MM-DD') AS day, waits_for, count(*)::int AS number
      FROM dated WHERE due >= $2 AND due < $5 GROUP BY 1, 2) d`;

/** $2: the start of today; $3: the days after which an article without a date is late. One statement, so that all numbers agree. */
const waitingSql = (ofAssociate: boolean): string => `
  WITH chosen AS (${chosenSql(ofAssociate)}), dated AS (
    SELECT w.*, c.status, c.status_since, coalesce(least(w.next_reviewer_due_at, w.associate_due_at), c.last_update_at + make_interval(days => $3::int)) AS due,
      CASE WHEN w.next_reviewer_due_at <= coalesce(w.associate_due_at, w.next_reviewer_due_at) THEN 'reviewer'
        WHEN w.associate_due_at IS NOT NULL THEN 'associate' ELSE 'office' END AS waits_for
    FROM chosen w JOIN ${ARTICLE_CARD} c USING (article_id)
  ), numbers AS (SELECT * FROM (SELECT ${NUMBERS} FROM dated) sums CROSS JOIN (${WEEK}) days),
  first AS (SELECT * FROM dated ORDER BY due, article_id LIMIT ${WAITING_ROWS})
  SELECT f.*, coalesce(f.next_reviewer_due_at < $2, false) AS has_late_reviewers,
    c.number, c.title, c.revision, c.reviewers_required, c.hindered_actions, n.*
    FROM first f JOIN ${ARTICLE_CARD} c USING (article_id) CROSS JOIN numbers n ORDER BY f.due, f.article_id`;

interface ListWaiting {
  user: RequestUser;
}

/**
 * The articles that are late or will be late first. An article without a next date is late when nothing has happened for some days
 * (lifecycle (22)).
 */
@Injectable()
export class ListWaitingReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    private readonly people: People,
  ) {}

  async read({ user }: ListWaiting): Promise<WaitingLongest> {
    const { timeZone, officeIdleDays } = await this.settings.current();
    const now = this.clock.now();
    const day = dayNumber(now, timeZone);
    const [today, weekEnd] = [startOfDay(day, timeZone), startOfDay(day + WEEK_DAYS, timeZone)];
    const sql = waitingSql(user.group === 'associate editor');
    const values = [keysOfViewer(user), today, officeIdleDays, timeZone, weekEnd];
    const { rows } = await this.pool.query<WaitingRow>(sql, values);
    const actor = actorOf(user);
    const names = await this.people.byIds(rows.map((row) => row.associate_id).filter((id) => id !== null));
    const nameOf = (id: string | null): string | null => {
      const person = id === null ? undefined : names.get(id);
      return person ? fullName(person) : null;
    };
    return {
      items: rows.map((row) => ({
        ...shown(row),
        lateDays: overdueDays(row.due, now, timeZone),
        associateName: nameOf(row.associate_id),
        actions: cardActions(row, actor),
      })),
      ...numbersOf(rows[0]),
    };
  }
}

const numbersOf = (row: Numbers | undefined): Omit<WaitingLongest, 'items'> => ({
  total: row?.total ?? 0,
  late: { reviewer: row?.late_reviewer ?? 0, associate: row?.late_associate ?? 0, office: row?.late_office ?? 0 },
  oldest: { check: row?.oldest_check?.toISOString() ?? null, decide: row?.oldest_decide?.toISOString() ?? null },
  uninvited: row?.uninvited ?? 0,
  week: daysOf(row?.week ?? []),
});

function daysOf(dates: Numbers['week']): DueDay[] {
  const days = new Map<string, DueDay>();
  for (const { day, waits_for: waitsFor, number } of dates) {
    const due = days.get(day) ?? { day, reviewer: 0, associate: 0, office: 0 };
    days.set(day, { ...due, [waitsFor]: number });
  }
  return [...days.values()];
}

const shown = (row: WaitingRow): Omit<WaitingArticle, 'lateDays' | 'associateName' | 'actions'> => ({
  id: row.article_id,
  articleId: row.number,
  articleTitle: row.title,
  status: row.status,
  revision: row.revision,
  statusSince: row.status_since.toISOString(),
  due: row.due.toISOString(),
  waitsFor: row.waits_for,
  hasLateReviewers: row.has_late_reviewers,
  reviewersRequired: row.reviewers_required,
  reviewersAgreed: row.reviewers_agreed,
  reviewersCompleted: row.reviewers_completed,
});
