import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { ShownCardRow } from '../../../projections/article-card';
import { TODO_LIST, type TodoListRow } from '../../../projections/todo-list';
import type { WorkMarks } from '../../contracts';
import { People } from '../../identity/public';
import { CLOCK, type Clock } from '../../platform/clock';
import type { RequestUser } from '../../platform/http/access/request-user';
import { inRequestLanguage } from '../../platform/http/language/request-language';
import { PG_POOL } from '../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { todoRequests, todoReviewers } from './todo-reviewers';
import { type TodoSqlRow, workMarks } from './todo-row';

type WorkRow = Pick<
  TodoListRow,
  'article_id' | 'uploaded_at' | 'reviewers_agreed' | 'reviewers_completed' | 'next_reviewer_due_at'
>;

const SQL = `SELECT article_id, uploaded_at, reviewers_agreed, reviewers_completed, next_reviewer_due_at FROM ${TODO_LIST}
  WHERE article_id = ANY ($1)`;

const NO_MARKS: WorkMarks = { reviewers: [], lateDays: null };

/** A new submission is not in rm.todo_list, but the office is late with its check too. */
function inCheck(card: ShownCardRow, user: RequestUser): TodoSqlRow | null {
  if (card.status !== 'NEW_ARTICLE' || user.group === 'associate editor') return null;
  const uploaded_at = card.submitted_at ?? card.created_at;
  return { ...card, uploaded_at, reviewers_agreed: 0, reviewers_completed: 0, next_reviewer_due_at: null };
}

/** Reviewers and lateness of articles in lists of any status, the same as in the to-do lists. */
@Injectable()
export class ListMarks {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    private readonly people: People,
  ) {}

  /** The marks by article, by the same number of queries for any number of articles. Articles that nobody works on have none. */
  async of(cards: readonly ShownCardRow[], user: RequestUser): Promise<(id: string) => WorkMarks> {
    const ids = cards.map((card) => card.article_id);
    if (ids.length === 0) return () => NO_MARKS;
    const now = this.clock.now();
    const { timeZone, officeIdleDays } = await this.settings.current();
    const [{ rows }, requests] = await Promise.all([
      this.pool.query<WorkRow>(SQL, [ids]),
      todoRequests(this.pool, ids),
    ]);
    const work = new Map(rows.map((row) => [row.article_id, row]));
    const ofWork = requests.filter((request) => work.has(request.article_id));
    const names = await this.people.names(ofWork.map((request) => request.reviewer_id));
    const reviewers = inRequestLanguage(() => todoReviewers(ofWork, names, { now, timeZone }));
    const context = { now, timeZone, officeIdleDays, reviewers };
    const marks = new Map(
      cards.map((card) => {
        const row = work.get(card.article_id);
        const shown = row ? { ...card, ...row } : inCheck(card, user);
        return [card.article_id, shown ? workMarks(shown, context) : NO_MARKS];
      }),
    );
    return (id) => marks.get(id) ?? NO_MARKS;
  }
}
