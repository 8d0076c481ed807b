import { ARTICLE_CARD, notInvolved, viewerId } from '../../../../projections/article-card';
import { TODO_LIST } from '../../../../projections/todo-list';
import { FINAL_STATUSES, WAITING_ROWS } from '../../../contracts';
import { AWAITS_CHECK } from '../../lists/todo-lists';

const LATE = (['reviewer', 'associate', 'office'] as const)
  .map((what) => `count(*) FILTER (WHERE waits_for = '${what}' AND due < $2)::int AS late_${what}`)
  .join(', ');

const FINAL = FINAL_STATUSES.map((status) => `'${status}'`).join(', ');

/** The articles of the office. A new submission waits for the check and is not in rm.todo_list. */
const OF_OFFICE = `SELECT t.article_id, t.next_reviewer_due_at, t.associate_due_at, t.associate_id, t.reviewers_agreed, t.reviewers_completed,
      false AS is_elsewhere
    FROM ${TODO_LIST} t WHERE ${notInvolved('$1', 't')}
  UNION ALL SELECT c.article_id, NULL, NULL, NULL, 0, 0, false FROM ${ARTICLE_CARD} c WHERE ${AWAITS_CHECK} AND ${notInvolved('$1')}`;

/** The articles on which they must wait for the authors or the check, too: these are not in rm.todo_list. */
const HELD = `SELECT c.article_id, t.next_reviewer_due_at, t.associate_due_at, c.associate_id, coalesce(t.reviewers_agreed, 0) AS reviewers_agreed,
      coalesce(t.reviewers_completed, 0) AS reviewers_completed, t.article_id IS NULL AS is_elsewhere
    FROM ${ARTICLE_CARD} c LEFT JOIN ${TODO_LIST} t USING (article_id)
    WHERE c.associate_id = ${viewerId('$1')} AND c.status NOT IN (${FINAL}) AND ${notInvolved('$1')}`;

/** All that the list of their articles shows, in any status. */
const HELD_NUMBER = `(SELECT count(*)::int FROM ${ARTICLE_CARD} c WHERE c.associate_id = ${viewerId('$1')} AND ${notInvolved('$1')})`;

const NUMBERS = `count(*)::int AS total, ${LATE},
  min(status_since) FILTER (WHERE status = 'NEW_ARTICLE' AND NOT is_elsewhere) AS oldest_check,
  min(status_since) FILTER (WHERE status = 'REVIEWED') AS oldest_decide,
  count(*) FILTER (WHERE status = 'REVIEWER_SELECTION' AND next_reviewer_due_at IS NULL AND reviewers_agreed = 0)::int AS uninvited`;

/** $4: the journal's time zone; $5: the start of the day after the last one. */
const WEEK = `SELECT coalesce(json_agg(d ORDER BY d.day), '[]') AS week FROM (
    SELECT to_char(due AT TIME ZONE $4, 'YYYY-MM-DD') AS day, waits_for, count(*)::int AS number
      FROM dated WHERE due >= $2 AND due < $5 GROUP BY 1, 2) d`;

/**
 * $2: the start of today; $3: the days after which an article without a date is late. One statement, so that all numbers agree; without
 * articles it has one row, with the numbers only. An article that waits elsewhere has no date here, so that it never counts as due or late.
 */
export const waitingSql = (ofAssociate: boolean): string => `
  WITH chosen AS (${ofAssociate ? HELD : OF_OFFICE}), dated AS (
    SELECT w.*, c.status, c.status_since, c.author_due_at,
      CASE WHEN NOT w.is_elsewhere
        THEN coalesce(least(w.next_reviewer_due_at, w.associate_due_at), c.last_update_at + make_interval(days => $3::int)) END AS due,
      CASE WHEN w.is_elsewhere THEN 'elsewhere'
        WHEN w.next_reviewer_due_at <= coalesce(w.associate_due_at, w.next_reviewer_due_at) THEN 'reviewer'
        WHEN w.associate_due_at IS NOT NULL THEN 'associate' ELSE 'office' END AS waits_for
    FROM chosen w JOIN ${ARTICLE_CARD} c USING (article_id)
  ), numbers AS (SELECT *, ${ofAssociate ? HELD_NUMBER : 'NULL::int'} AS held FROM (SELECT ${NUMBERS} FROM dated) sums CROSS JOIN (${WEEK}) days),
  first AS (SELECT * FROM dated ORDER BY due, author_due_at, article_id LIMIT ${WAITING_ROWS})
  SELECT f.*, coalesce(f.next_reviewer_due_at < $2, false) AS has_late_reviewers,
    c.number, c.title, c.revision, c.reviewers_required, c.hindered_actions, n.*
    FROM numbers n LEFT JOIN (first f JOIN ${ARTICLE_CARD} c USING (article_id)) ON true
    ORDER BY f.due, f.author_due_at, f.article_id`;
