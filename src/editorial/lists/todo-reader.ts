import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD, keysOfViewer, SHOWN_CARD, viewerId } from '../../../projections/article-card';
import { ARTICLE_SEARCH, involvedIn } from '../../../projections/article-search';
import { TODO_LIST } from '../../../projections/todo-list';
import { actorOf } from '../../article';
import { AuthorVeil } from '../../article-desk/public';
import { dayNumber, startOfDay, type TodoLists } from '../../contracts';
import { People } from '../../identity/public';
import { CLOCK, type Clock } from '../../platform/clock';
import type { RequestUser } from '../../platform/http/access/request-user';
import { inRequestLanguage } from '../../platform/http/language/request-language';
import { PG_POOL } from '../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { TODO_CONDITIONS, type TodoListName } from './todo-lists';
import { todoRequests, todoReviewers } from './todo-reviewers';
import { daysPast, type TodoSqlRow, toTodoRow } from './todo-row';

type Chosen = { list: TodoListName; ids: string[] };

/**
 * The ids of every list, in its order; `condition` narrows each of them. Reads only the small table, without cards. The conflict wall is
 * computed once for all lists.
 */
const chooseSql = (lists: readonly TodoListName[], condition: string, size: number): string => {
  const choices = lists.map(
    (list) => `SELECT '${list}' AS list, to_json(ARRAY(SELECT t.article_id FROM ${TODO_LIST} t
        WHERE ${TODO_CONDITIONS[list]} AND $2::timestamptz IS NOT NULL AND ${condition} AND t.article_id NOT IN (SELECT article_id FROM involved)
        ORDER BY t.uploaded_at DESC, t.article_id LIMIT ${size})) AS ids`,
  );
  return `WITH involved AS MATERIALIZED (SELECT s.article_id FROM ${ARTICLE_SEARCH} s WHERE ${involvedIn('$1')})
    ${choices.join(' UNION ALL ')}`;
};

/** An article may be in several lists; it is read once. */
const CARDS_SQL = `SELECT ${SHOWN_CARD}, t.uploaded_at, t.reviewers_agreed, t.reviewers_completed, t.next_reviewer_due_at
  FROM ${TODO_LIST} t JOIN ${ARTICLE_CARD} c USING (article_id) WHERE c.article_id = ANY ($1) AND t.article_id = ANY ($1)`;

/** The to-do lists of the office, newest upload first (spec part 2, '/toDoList'). */
@Injectable()
export class TodoReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    private readonly people: People,
    private readonly veil: AuthorVeil,
  ) {}

  /** @param size the maximum number of rows per list. */
  all(lists: readonly TodoListName[], user: RequestUser, size: number): Promise<TodoLists> {
    return this.read(lists, 'true', user, size);
  }

  /** Only the articles that this associate editor holds now. */
  heldBy(lists: readonly TodoListName[], user: RequestUser, size: number): Promise<TodoLists> {
    return this.read(lists, `t.associate_id = ${viewerId('$1')}`, user, size);
  }

  private async read(
    lists: readonly TodoListName[],
    condition: string,
    user: RequestUser,
    size: number,
  ): Promise<TodoLists> {
    const now = this.clock.now();
    const { timeZone, officeIdleDays } = await this.settings.current();
    const today = startOfDay(dayNumber(now, timeZone), timeZone);
    const parameters = [keysOfViewer(user), today];
    const { rows: chosen } = await this.pool.query<Chosen>(chooseSql(lists, condition, size), parameters);
    const ids = [...new Set(chosen.flatMap((one) => one.ids))];
    const [{ rows }, requests, veil] = await Promise.all([
      this.pool.query<TodoSqlRow>(CARDS_SQL, [ids]),
      todoRequests(this.pool, ids),
      this.veil.of(user),
    ]);
    const associates = rows.map((row) => row.associate_id).filter((id) => id !== null);
    const names = await this.people.names([...associates, ...requests.map((row) => row.reviewer_id)]);
    const reviewers = inRequestLanguage(() => todoReviewers(requests, names, { now, timeZone }));
    const context = { actor: actorOf(user), veil, now, timeZone, officeIdleDays, names, reviewers };
    const byId = new Map(rows.map((row) => [row.article_id, { row, shown: toTodoRow(row, context) }]));
    const found = chosen.map(({ list, ids: own }) => {
      // Leaves out articles that left the lists between the two queries.
      const present = own.flatMap((id) => byId.get(id) ?? []);
      return [
        list,
        present.map(({ row, shown }) => ({ ...shown, overdueDays: daysPast(list, row, context) })),
      ] as const;
    });
    return Object.fromEntries(found);
  }
}
