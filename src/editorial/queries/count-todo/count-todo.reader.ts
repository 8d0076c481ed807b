import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD, keysOfViewer, notInvolved, viewerId } from '../../../../projections/article-card';
import { TODO_LIST } from '../../../../projections/todo-list';
import { dayNumber, startOfDay, type TodoCounts } from '../../../contracts';
import { CLOCK, type Clock } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PG_POOL } from '../../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';
import { ASSOCIATE_LISTS, AWAITS_CHECK, EDITOR_LISTS, todoCountsSql, type TodoListName } from '../../lists/todo-lists';

type CountsRow = Partial<Record<TodoListName, number>> & { waiting: number; checks: number };

const CHECKS = `(SELECT count(*)::int FROM ${ARTICLE_CARD} c WHERE ${AWAITS_CHECK} AND ${notInvolved('$1')})`;

/** One statement, so that all numbers belong to the same moment; the conditions are those of the lists. */
const countSql = (lists: readonly TodoListName[], condition: string, checks: string): string =>
  `SELECT ${todoCountsSql(lists)}, ${checks} AS checks FROM ${TODO_LIST} t
    WHERE ${condition} AND $2::timestamptz IS NOT NULL AND ${notInvolved('$1', 't')}`;

const OFFICE_SQL = countSql(EDITOR_LISTS, 'true', CHECKS);
/** Only the articles that this associate editor holds now, without the checks, which are not their task. */
const ASSOCIATE_SQL = countSql(ASSOCIATE_LISTS, `t.associate_id = ${viewerId('$1')}`, '0');

interface CountTodo {
  user: RequestUser;
}

/** How many articles are in this person's to-do lists and in the list of new articles. */
@Injectable()
export class CountTodoReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  async read({ user }: CountTodo): Promise<TodoCounts> {
    const { timeZone } = await this.settings.current();
    const today = startOfDay(dayNumber(this.clock.now(), timeZone), timeZone);
    const sql = user.group === 'associate editor' ? ASSOCIATE_SQL : OFFICE_SQL;
    const { rows } = await this.pool.query<CountsRow>(sql, [keysOfViewer(user), today]);
    const { waiting = 0, checks = 0, ...lists } = rows[0] ?? { waiting: 0, checks: 0 };
    return { lists, waiting, checks };
  }
}
