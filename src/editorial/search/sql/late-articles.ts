import { ARTICLE_CARD } from '../../../../projections/article-card';
import { TODO_LIST } from '../../../../projections/todo-list';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { AWAITS_CHECK } from '../../lists/todo-lists';
import type { SqlParameters } from './sql-parameters';

interface Today {
  user: Pick<RequestUser, 'group'>;
  /** The start of today on the journal's calendar. */
  today: Date;
  /** After this many days without any date, the office is late (lifecycle, section 4 (22)). */
  officeIdleDays: number;
}

/**
 * Condition that a reviewer, an associate editor or the office is late with an article, the same as on the to-do list and the start page.
 * An associate editor does not check: a revision that they hold is not in their lists before its check.
 */
export function isLate({ user, today, officeIdleDays }: Today, parameters: SqlParameters): string {
  const [start, days] = [parameters.add(today), parameters.add(officeIdleDays)];
  const idle = `c.last_update_at + make_interval(days => ${days}::int)`;
  const inCheck = `SELECT c.article_id FROM ${ARTICLE_CARD} c WHERE ${AWAITS_CHECK} AND ${idle} < ${start}`;
  return `s.article_id IN (
    SELECT t.article_id FROM ${TODO_LIST} t JOIN ${ARTICLE_CARD} c USING (article_id)
      WHERE coalesce(least(t.next_reviewer_due_at, t.associate_due_at), ${idle}) < ${start}
    ${user.group === 'associate editor' ? '' : `UNION ALL ${inCheck}`})`;
}
