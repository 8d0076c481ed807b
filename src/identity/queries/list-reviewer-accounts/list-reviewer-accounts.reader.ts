import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Page, ReviewerAccount } from '../../../contracts';
import { PG_POOL } from '../../../platform/postgres';
import { groupIdOf } from '../../users/account';
import { personSearchCondition } from '../../users/search';
import type { ReviewerSort } from './list-reviewer-accounts.dto';

/** A person without a level counts as senior, here as in the statistics (spec part 2, section 2, 'Reviewers statistics'). */
const SORT_SQL: Record<ReviewerSort, string> = {
  firstName: 'lower(first_name)',
  lastName: 'lower(last_name)',
  email: 'email_key',
  institute: 'lower(institute)',
  country: 'country',
  areasOfExpertise: 'lower(areas_of_expertise)',
  seniorityLevel: "coalesce(seniority_level, 'SENIOR')",
};

const SELECT = `SELECT id, first_name AS "firstName", last_name AS "lastName", email, institute, country,
  areas_of_expertise AS "areasOfExpertise", seniority_level AS "seniorityLevel" FROM app.users`;

interface ReviewerFilter {
  /** Counted from 0. */
  page: number;
  size: number;
  sort: string;
  q: string;
}

interface ListReviewerAccounts {
  filter: ReviewerFilter;
}

/** The office's list of reviewers: searched, sorted and paged in the database (lifecycle, section 4 (16)). */
@Injectable()
export class ListReviewerAccountsReader {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  async read({ filter }: ListReviewerAccounts): Promise<Page<ReviewerAccount>> {
    const { page, size, sort, q } = filter;
    const search = personSearchCondition(q);
    const where = `NOT deleted AND group_id = ${groupIdOf('reviewer')} AND ${search.sql}`;
    const [rows, count] = await Promise.all([
      this.pool.query<ReviewerAccount>(
        `${SELECT} WHERE ${where} ORDER BY ${orderBy(sort)} LIMIT ${size} OFFSET ${page * size}`,
        search.values,
      ),
      this.pool.query<{ total: number }>(`SELECT count(*)::int AS total FROM app.users WHERE ${where}`, search.values),
    ]);
    return { items: rows.rows, total: count.rows[0]?.total ?? 0 };
  }
}

/** Ties are sorted by name. A descending order by name reverses all columns, so that its index can be used. */
function orderBy(sort: string): string {
  const field = sort.replace(/^-/, '') as ReviewerSort;
  const descending = sort.startsWith('-');
  if (field === 'lastName') {
    const names = ['lower(last_name)', 'lower(first_name)', 'id'];
    return names.map((name) => (descending ? `${name} DESC` : name)).join(', ');
  }
  return `${SORT_SQL[field]} ${descending ? 'DESC' : 'ASC'} NULLS LAST, lower(last_name), lower(first_name), id`;
}
