import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { dayNumber, MAX_LISTED_ENTRIES, type Page, type SecurityLogEntry, startOfDay } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../platform/settings';
import { searchTextCondition } from '../users/search';
import type { SecurityLogFilterDto } from './security-log-filter.dto';

export type SecurityLogFilter = Pick<SecurityLogFilterDto, 'q' | 'kind' | 'from' | 'to' | 'sort'>;

/** Accounts that a search for a person is tried on; whoever means one person finds fewer. */
const MOST_PEOPLE = 200;

const person = (alias: string): string =>
  `CASE WHEN ${alias}.id IS NULL THEN NULL ELSE jsonb_build_object('id', ${alias}.id, 'email', ${alias}.email,
     'name', ${alias}.first_name || ' ' || ${alias}.last_name) END`;

/** The names are looked up for the chosen lines only. */
const withNames = (chosen: string, order: string): string => `
  SELECT l.id, l.at, l.action, l.subject, l.before, l.after,
    ${person('a')} AS actor, ${person('b')} AS behalf, ${person('u')} AS about
  FROM (${chosen}) l LEFT JOIN app.users a ON a.id = l.actor_id LEFT JOIN app.users b ON b.id = l.behalf_id
    LEFT JOIN app.users u ON u.id = l.user_id
  ORDER BY l.at ${order}, l.id ${order}`;

type Row = Omit<SecurityLogEntry, 'at'> & { at: Date };
interface Condition {
  sql: string;
  values: unknown[];
}

/** Reads the security log: filtered, sorted and paged in the database. */
@Injectable()
export class SecurityLogReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /** `page` counts from 0. Of more than MAX_LISTED_ENTRIES only the first so many are counted and listed. */
  async page(filter: SecurityLogFilter, page: number, size: number): Promise<Page<SecurityLogEntry>> {
    const { sql, values } = await this.condition(filter);
    const order = filter.sort === 'at' ? 'ASC' : 'DESC';
    const first = Math.min(page * size, MAX_LISTED_ENTRIES);
    const chosen = `SELECT * FROM app.security_log WHERE ${sql} ORDER BY at ${order}, id ${order}
      LIMIT ${Math.min(size, MAX_LISTED_ENTRIES - first)} OFFSET ${first}`;
    const all = `SELECT 1 FROM app.security_log WHERE ${sql} LIMIT ${MAX_LISTED_ENTRIES}`;
    const [rows, count] = await Promise.all([
      this.pool.query<Row>(withNames(chosen, order), values),
      this.pool.query<{ total: number }>(`SELECT count(*)::int AS total FROM (${all}) counted`, values),
    ]);
    return { items: rows.rows.map(entryOf), total: count.rows[0]?.total ?? 0 };
  }

  /** All lines from the newest on, a batch at a time. */
  async *all(filter: SecurityLogFilter, batch: number): AsyncGenerator<SecurityLogEntry[]> {
    const { sql, values } = await this.condition(filter);
    const [at, id] = [`$${values.length + 1}::timestamptz`, `$${values.length + 2}::bigint`];
    const chosen = `SELECT * FROM app.security_log WHERE ${sql} AND (${at} IS NULL OR (at, id) < (${at}, ${id}))
      ORDER BY at DESC, id DESC LIMIT ${batch}`;
    // The moment as text: a date of JavaScript would lose its microseconds, and lines with them.
    const precise = `SELECT n.*, n.at::text AS exactly FROM (${withNames(chosen, 'DESC')}) n ORDER BY n.at DESC, n.id DESC`;
    let last: (Row & { exactly: string }) | undefined;
    do {
      const { rows } = await this.pool.query<Row & { exactly: string }>(precise, [
        ...values,
        last?.exactly ?? null,
        last?.id ?? null,
      ]);
      yield rows.map(entryOf);
      last = rows.length < batch ? undefined : rows.at(-1);
    } while (last);
  }

  private async condition({ q, kind, from, to }: SecurityLogFilter): Promise<Condition> {
    const { timeZone } = await this.settings.current();
    const values: unknown[] = [];
    const put = (value: unknown): string => `$${values.push(value)}`;
    const parts = ['true'];
    if (kind) parts.push(`action = ${put(kind)}`);
    if (from) parts.push(`at >= ${put(dayStart(from, 0, timeZone))}`);
    if (to) parts.push(`at < ${put(dayStart(to, 1, timeZone))}`);
    if (q?.trim()) {
      const people = put(await this.peopleWith(q));
      const about = put(`%${q.trim().replace(/[\\%_]/g, '\\$&')}%`);
      const isOne = ['actor_id', 'behalf_id', 'user_id'].map((column) => `${column} = ANY (${people}::uuid[])`);
      parts.push(`(${isOne.join(' OR ')} OR subject ILIKE ${about})`);
    }
    return { sql: parts.join(' AND '), values };
  }

  /** Deleted accounts, too: what they did stays. */
  private async peopleWith(q: string): Promise<string[]> {
    const { sql, values } = searchTextCondition(q);
    const { rows } = await this.pool.query<{ id: string }>(
      `(SELECT id FROM app.users WHERE NOT deleted AND ${sql} LIMIT ${MOST_PEOPLE})
       UNION ALL (SELECT id FROM app.users WHERE deleted AND ${sql} LIMIT ${MOST_PEOPLE})`,
      values,
    );
    return rows.map(({ id }) => id);
  }
}

const entryOf = ({ id, at, action, actor, behalf, about, subject, before, after }: Row): SecurityLogEntry => ({
  ...{ id: String(id), at: at.toISOString(), action, actor, behalf, about, subject, before, after },
});

/** The beginning of a day on the journal's calendar, or of one so many days later. */
function dayStart(day: string, later: number, timeZone: string): Date {
  const number = dayNumber(new Date(`${day}T00:00:00Z`), 'UTC');
  return startOfDay(number + later, timeZone);
}
