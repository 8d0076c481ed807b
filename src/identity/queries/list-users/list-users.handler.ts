import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import type { Page, User } from '../../../contracts';
import { PG_POOL } from '../../../platform/postgres';
import { type Account, toUser } from '../../users/account';
import { ACCOUNT_SELECT } from '../../users/columns';
import { searchCondition } from '../../users/search';
import { ListUsers } from './list-users.query';

const SORT_SQL: Record<string, string> = {
  firstName: 'lower(first_name)',
  lastName: 'lower(last_name)',
  email: 'email_key',
  country: 'country',
  orcid: 'orcid',
  group: 'group_id',
  institute: 'lower(institute)',
  createdAt: 'created_at',
};

/** The users page: filtered, sorted and paged in the database (lifecycle, section 4 (16)). */
@QueryHandler(ListUsers)
export class ListUsersHandler implements IQueryHandler<ListUsers> {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  async execute({ filter }: ListUsers): Promise<Page<User>> {
    const { page, size, q, groupId } = filter;
    const search = searchCondition(q, [
      'first_name',
      'middle_name',
      'last_name',
      'email',
      'country',
      'orcid',
      'institute',
    ]);
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
  const [field = '', direction] = sort.replace(/^-/, '').split(',');
  const descending = sort.startsWith('-') !== (direction === 'desc');
  return `${SORT_SQL[field] ?? 'lower(last_name)'} ${descending ? 'DESC' : 'ASC'} NULLS LAST, lower(last_name), lower(first_name), id`;
}
