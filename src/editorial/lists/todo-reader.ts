import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD, notInvolved, viewerId, viewerParameters } from '../../../projections/article-card';
import { TODO_LIST } from '../../../projections/todo-list';
import { actorOf } from '../../article';
import { dayNumber, type PersonName, startOfDay, type TodoLists } from '../../contracts';
import { People } from '../../identity/public';
import { CLOCK, type Clock } from '../../platform/clock';
import type { RequestUser } from '../../platform/http/request-user';
import { PG_POOL } from '../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { TODO_CONDITIONS, TODO_LIMIT, type TodoListName } from './todo-lists';
import { toTodoRow, type TodoSqlRow } from './todo-row';

type ListedRow = TodoSqlRow & { list: TodoListName };

/** All lists in one query; `condition` narrows each of them. */
const sqlOf = (lists: readonly TodoListName[], condition: string): string =>
  lists
    .map(
      (list) => `(SELECT '${list}' AS list, c.*, t.uploaded_at, t.reviewers_agreed, t.reviewers_completed,
        t.next_reviewer_due_at
        FROM ${TODO_LIST} t JOIN ${ARTICLE_CARD} c USING (article_id)
        WHERE ${TODO_CONDITIONS[list]} AND $3::timestamptz IS NOT NULL AND ${condition} AND ${notInvolved('$1', '$2')}
        ORDER BY t.uploaded_at DESC, c.article_id LIMIT ${TODO_LIMIT})`,
    )
    .join(' UNION ALL ');

/** The to-do lists of the office, newest upload first (spec part 2, '/toDoList'). */
@Injectable()
export class TodoReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    private readonly people: People,
  ) {}

  all(lists: readonly TodoListName[], user: RequestUser): Promise<TodoLists> {
    return this.read(lists, 'true', user);
  }

  /** Only what this associate editor holds now. */
  heldBy(lists: readonly TodoListName[], user: RequestUser): Promise<TodoLists> {
    return this.read(lists, `t.associate_id = ${viewerId('$1')}`, user);
  }

  private async read(lists: readonly TodoListName[], condition: string, user: RequestUser): Promise<TodoLists> {
    const now = this.clock.now();
    const { timeZone } = await this.settings.current();
    const today = startOfDay(dayNumber(now, timeZone), timeZone);
    const parameters = [...viewerParameters(user), today];
    const { rows } = await this.pool.query<ListedRow>(sqlOf(lists, condition), parameters);
    const context = { actor: actorOf(user), now, timeZone, names: await this.names(rows) };
    const found = lists.map((list) => {
      const own = rows.filter((row) => row.list === list);
      return [list, own.map((row) => toTodoRow(list, row, context))] as const;
    });
    return Object.fromEntries(found);
  }

  private async names(rows: readonly ListedRow[]): Promise<Map<string, PersonName>> {
    const ids = rows.map((row) => row.associate_id).filter((id) => id !== null);
    const people = await this.people.byIds(ids);
    return new Map(
      [...people.values()].map(({ id, firstName, lastName, institute }) => [
        id,
        { id, firstName, lastName, institute },
      ]),
    );
  }
}
