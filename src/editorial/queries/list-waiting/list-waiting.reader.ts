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
import {
  dayNumber,
  fullName,
  overdueDays,
  startOfDay,
  WAITING_ROWS,
  type WaitingArticle,
  type WaitingLongest,
  type WaitsFor,
} from '../../../contracts';
import { People } from '../../../identity/public';
import { CLOCK, type Clock } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PG_POOL } from '../../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';
import { AWAITS_CHECK } from '../../lists/todo-lists';

type WaitingRow = Pick<ArticleCardRow, 'article_id' | 'number' | 'title' | 'status' | 'revision' | 'status_since'> &
  Pick<TodoListRow, 'associate_id' | 'reviewers_required' | 'reviewers_agreed' | 'reviewers_completed'> & {
    due: Date;
    waits_for: WaitsFor;
    total: number;
  } & Record<`late_${WaitsFor}`, number>;

const LATE = (['reviewer', 'associate', 'office'] as const)
  .map((what) => `count(*) FILTER (WHERE waits_for = '${what}' AND due < $2)::int AS late_${what}`)
  .join(', ');

/** A new submission waits for the check and is not in rm.todo_list. An associate editor sees only what they hold. */
const chosenSql = (ofAssociate: boolean): string =>
  `SELECT t.article_id, t.next_reviewer_due_at, t.associate_due_at, t.associate_id, t.reviewers_agreed, t.reviewers_completed
    FROM ${TODO_LIST} t WHERE ${notInvolved('$1', 't')} AND ${ofAssociate ? `t.associate_id = ${viewerId('$1')}` : 'true'}` +
  (ofAssociate
    ? ''
    : ` UNION ALL SELECT c.article_id, NULL, NULL, NULL, 0, 0 FROM ${ARTICLE_CARD} c WHERE ${AWAITS_CHECK} AND ${notInvolved('$1')}`);

/** $2: the start of today; $3: the days after which an article without a date is late. One statement, so that all numbers agree. */
const waitingSql = (ofAssociate: boolean): string => `
  WITH chosen AS (${chosenSql(ofAssociate)}), dated AS (
    SELECT w.*, coalesce(least(w.next_reviewer_due_at, w.associate_due_at), c.last_update_at + make_interval(days => $3::int)) AS due,
      CASE WHEN w.next_reviewer_due_at <= coalesce(w.associate_due_at, w.next_reviewer_due_at) THEN 'reviewer'
        WHEN w.associate_due_at IS NOT NULL THEN 'associate' ELSE 'office' END AS waits_for
    FROM chosen w JOIN ${ARTICLE_CARD} c USING (article_id)
  ), numbers AS (SELECT count(*)::int AS total, ${LATE} FROM dated),
  first AS (SELECT * FROM dated ORDER BY due, article_id LIMIT ${WAITING_ROWS})
  SELECT f.*, c.number, c.title, c.status, c.revision, c.status_since, c.reviewers_required, n.*
    FROM first f JOIN ${ARTICLE_CARD} c USING (article_id) CROSS JOIN numbers n ORDER BY f.due, f.article_id`;

interface ListWaiting {
  user: RequestUser;
}

/** What is late or will be late first; without a next date, an article is late when nothing has happened for some days (lifecycle (22)). */
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
    const today = startOfDay(dayNumber(now, timeZone), timeZone);
    const sql = waitingSql(user.group === 'associate editor');
    const { rows } = await this.pool.query<WaitingRow>(sql, [keysOfViewer(user), today, officeIdleDays]);
    const names = await this.people.byIds(rows.map((row) => row.associate_id).filter((id) => id !== null));
    const nameOf = (id: string | null): string | null => {
      const person = id === null ? undefined : names.get(id);
      return person ? fullName(person) : null;
    };
    const [first] = rows;
    return {
      items: rows.map((row) => ({
        ...shown(row),
        lateDays: overdueDays(row.due, now, timeZone),
        associateName: nameOf(row.associate_id),
      })),
      total: first?.total ?? 0,
      late: {
        reviewer: first?.late_reviewer ?? 0,
        associate: first?.late_associate ?? 0,
        office: first?.late_office ?? 0,
      },
    };
  }
}

const shown = (row: WaitingRow): Omit<WaitingArticle, 'lateDays' | 'associateName'> => ({
  id: row.article_id,
  articleId: row.number,
  articleTitle: row.title,
  status: row.status,
  revision: row.revision,
  statusSince: row.status_since.toISOString(),
  due: row.due.toISOString(),
  waitsFor: row.waits_for,
  reviewersRequired: row.reviewers_required,
  reviewersAgreed: row.reviewers_agreed,
  reviewersCompleted: row.reviewers_completed,
});
