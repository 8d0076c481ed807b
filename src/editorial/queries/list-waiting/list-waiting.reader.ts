import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { type ArticleCardRow, keysOfViewer } from '../../../../projections/article-card';
import type { TodoListRow } from '../../../../projections/todo-list';
import { actorOf } from '../../../article';
import {
  dayNumber,
  type DueDay,
  fullName,
  overdueDays,
  startOfDay,
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
import { waitingSql } from './waiting-sql';

type WaitingRow = Pick<
  ArticleCardRow,
  'article_id' | 'number' | 'title' | 'status' | 'revision' | 'status_since' | 'hindered_actions'
> &
  Pick<TodoListRow, 'associate_id' | 'reviewers_required' | 'reviewers_agreed' | 'reviewers_completed'> & {
    /** Null if the article waits elsewhere. */
    due: Date | null;
    author_due_at: Date | null;
    waits_for: WaitsFor | 'elsewhere';
    has_late_reviewers: boolean;
  };

/** The row that has the numbers if there are no articles. */
interface NoArticle {
  article_id: null;
}

/** The same in each row: numbers of all articles, not only of the first ones. */
interface Numbers extends Record<`late_${WaitsFor}`, number> {
  total: number;
  held: number | null;
  oldest_check: Date | null;
  oldest_decide: Date | null;
  uninvited: number;
  week: { day: string; waits_for: WaitsFor; number: number }[];
}

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
    const { rows: found } = await this.pool.query<Numbers & (WaitingRow | NoArticle)>(sql, values);
    const rows = found.filter((row): row is Numbers & WaitingRow => row.article_id !== null);
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
      ...numbersOf(found[0]),
    };
  }
}

const numbersOf = (row: Numbers | undefined): Omit<WaitingLongest, 'items'> => ({
  total: row?.total ?? 0,
  held: row?.held ?? null,
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
  due: (row.due ?? row.author_due_at)?.toISOString() ?? null,
  waitsFor: row.waits_for,
  hasLateReviewers: row.has_late_reviewers,
  reviewersRequired: row.reviewers_required,
  reviewersAgreed: row.reviewers_agreed,
  reviewersCompleted: row.reviewers_completed,
});
