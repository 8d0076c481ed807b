import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Page, User } from '../../../contracts';
import { PG_POOL } from '../../../platform/postgres';
import { type Account, toUser } from '../../users/account';
import { ACCOUNT_SELECT } from '../../users/columns';
import { personSearchCondition } from '../../users/search';

/**
 * In columns that are often empty, empty values come last in both directions. The other columns are never empty and have no such clause,
 * so that one index serves both directions.
 */
const SORT_SQL: Record<string, { sql: string; emptyLast: boolean }> = {
  firstName: { sql: 'lower(first_name)', emptyLast: false },
  lastName: { sql: 'lower(last_name)', emptyLast: false },
  email: { sql: 'email_key', emptyLast: false },
  country: { sql: 'country', emptyLast: true },
  orcid: { sql: 'orcid', emptyLast: true },
  group: { sql: 'group_id', emptyLast: false },
};
const BY_NAME = { sql: 'lower(last_name)', emptyLast: false };

interface UserFilter {
  /** Counted from 0. */
  page: number;
  size: number;
  sort: string;
  q: string;
  groupId?: number;
}

interface ListUsers {
  filter: UserFilter;
}

/** The users page: filtered, sorted and paged in the database, with an index for each order (lifecycle, section 4 (16)). */
@Injectable()
export class ListUsersReader {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  async read({ filter }: ListUsers): Promise<Page<User>> {
    const { page, size, q, groupId } = filter;
    const search = personSearchCondition(q);
    const values: unknown[] = [...search.values, groupId ?? null];
    const where = `NOT deleted AND ${search.sql} AND ($${values.length}::int IS NULL OR group_id = $${values.length})`;
    const [rows, count] = await Promise.all([
      this.pool.query<Account>(
        `SELECT ${ACCOUNT_SELECT} FROM app.users WHERE ${where} ORDER BY ${orderBy(filter.sort)}
          LIMIT ${size} OFFSET ${page * size}`,
        values,
      ),
      this.pool.query<{ total: number }>(`SELECT count(*)::int AS total FROM app.users WHERE ${where}`, values),
    ]);
    return { items: rows.rows.map((account) => toUser(account)), total: count.rows[0]?.total ?? 0 };
  }
}

function orderBy(sort: string): string {
  const [field = '', order] = sort.replace(/^-/, '').split(',');
  const descending = sort.startsWith('-') !== (order === 'desc');
  const { sql, emptyLast } = SORT_SQL[field] ?? BY_NAME;
  const direction = `${descending ? 'DESC' : 'ASC'}${emptyLast ? ' NULLS LAST' : ''}`;
  return `${sql} ${direction}, lower(last_name), lower(first_name), id`;
}
