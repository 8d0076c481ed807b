import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { dayNumber, type Page, type SecurityLogEntry, startOfDay } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../platform/settings';
import { personSearchCondition, searchTextCondition } from '../users/search';
import { EntryCounts, type LogCondition } from './entry-counts';
import type { SecurityLogFilterDto } from './security-log-filter.dto';

export type SecurityLogFilter = Pick<SecurityLogFilterDto, 'q' | 'kind' | 'from' | 'to' | 'sort'>;

/** Maximum number of accounts that a search for a person matches. A search for a single person finds fewer. */
const MOST_PEOPLE = 200;

const person = (alias: string): string =>
  `CASE WHEN ${alias}.id IS NULL THEN NULL ELSE jsonb_build_object('id', ${alias}.id, 'email', ${alias}.email,
     'name', ${alias}.first_name || ' ' || ${alias}.last_name) END`;

/** Names are looked up for the selected lines only. */
const withNames = (chosen: string, order: string): string => `
  SELECT l.id, l.at, l.action, l.subject, l.before, l.after,
    ${person('a')} AS actor, ${person('b')} AS behalf, ${person('u')} AS about
  FROM (${chosen}) l LEFT JOIN app.users a ON a.id = l.actor_id LEFT JOIN app.users b ON b.id = l.behalf_id
    LEFT JOIN app.users u ON u.id = l.user_id
  ORDER BY l.at ${order}, l.id ${order}`;

type Row = Omit<SecurityLogEntry, 'at'> & { at: Date };

/** Reads the security log: filtered, sorted and paged in the database. */
@Injectable()
export class SecurityLogReader {
  private readonly counts: EntryCounts;

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {
    this.counts = new EntryCounts(pool);
  }

  /** `page` counts from 0; a page past the end is empty. */
  async page(filter: SecurityLogFilter, page: number, size: number): Promise<Page<SecurityLogEntry>> {
    const condition = await this.condition(filter);
    const total = await this.counts.of(condition);
    const order = filter.sort === 'at' ? 'ASC' : 'DESC';
    const chosen = `SELECT * FROM app.security_log WHERE id IN (${idsOf(condition.sql, { order, page, size, total })})`;
    const { rows } = await this.pool.query<Row>(withNames(chosen, order), condition.values);
    return { items: rows.map(entryOf), total };
  }

  /** All lines, newest first, in batches. */
  async *all(filter: SecurityLogFilter, batch: number): AsyncGenerator<SecurityLogEntry[]> {
    const { sql, values } = await this.condition(filter);
    const [at, id] = [`$${values.length + 1}::timestamptz`, `$${values.length + 2}::bigint`];
    const chosen = `SELECT * FROM app.security_log WHERE ${sql} AND (${at} IS NULL OR (at, id) < (${at}, ${id}))
      ORDER BY at DESC, id DESC LIMIT ${batch}`;
    // The time as text, because a JavaScript date would lose the microseconds, and the export would then skip lines.
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

  private async condition({ q, kind, from, to }: SecurityLogFilter): Promise<LogCondition> {
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

  /** Ids of the people who match, including deleted accounts, because their entries stay. */
  private async peopleWith(q: string): Promise<string[]> {
    const { sql, values } = personSearchCondition(q);
    const { rows } = await this.pool.query<{ id: string }>(
      `(SELECT id FROM app.users WHERE NOT deleted AND ${sql} LIMIT ${MOST_PEOPLE})
       UNION ALL (SELECT id FROM app.users WHERE deleted AND ${searchTextCondition(q).sql} LIMIT ${MOST_PEOPLE})`,
      values,
    );
    return rows.map(({ id }) => id);
  }
}

const entryOf = ({ id, at, action, actor, behalf, about, subject, before, after }: Row): SecurityLogEntry => ({
  ...{ id: String(id), at: at.toISOString(), action, actor, behalf, about, subject, before, after },
});

interface Place {
  order: 'ASC' | 'DESC';
  page: number;
  size: number;
  total: number;
}

/** The ids of a page, read by an index-only scan from the nearer end, so that at most half of the log is scanned. */
function idsOf(sql: string, { order, page, size, total }: Place): string {
  const first = Math.min(page * size, total);
  const limit = Math.min(size, total - first);
  const isNearTheEnd = first > total / 2;
  const opposite = order === 'ASC' ? 'DESC' : 'ASC';
  const [direction, offset] = isNearTheEnd ? [opposite, total - first - limit] : [order, first];
  return `SELECT id FROM app.security_log WHERE ${sql} ORDER BY at ${direction}, id ${direction} LIMIT ${limit} OFFSET ${offset}`;
}

/** The start of a day on the journal's calendar, or of the day `later` days after it. */
function dayStart(day: string, later: number, timeZone: string): Date {
  const number = dayNumber(new Date(`${day}T00:00:00Z`), 'UTC');
  return startOfDay(number + later, timeZone);
}
