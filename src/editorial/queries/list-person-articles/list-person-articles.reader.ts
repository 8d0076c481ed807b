import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD, type ArticleCardRow } from '../../../../projections/article-card';
import type { ReviewerAssignmentRow } from '../../../../projections/reviewer-assignments';
import { AuthorVeil } from '../../../article-desk/public';
import { overdueDays, type Page, type PersonArticle, type PersonPart, type PersonReview } from '../../../contracts';
import { CLOCK, type Clock } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PG_POOL } from '../../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';
import { PeopleFound } from '../../people/people-found';
import { OPEN_REQUEST, personListSql, REQUEST_DUE } from '../../people/person-lists';
import { SqlParameters } from '../../search/sql/sql-parameters';

type Request = Pick<
  ReviewerAssignmentRow,
  'assignment_id' | 'mailed_at' | 'completed_at' | 'recommendation' | 'avg_rating'
> & { request_revision: number; request_status: ReviewerAssignmentRow['status'] };
type Row = Pick<ArticleCardRow, 'article_id' | 'number' | 'title' | 'revision' | 'status' | 'submitted_at'> & {
  due: Date | null;
  total: number;
} & Partial<Request>;

const REQUEST = `r.assignment_id, r.revision AS request_revision, r.status AS request_status, r.mailed_at, r.completed_at,
  r.recommendation, r.avg_rating`;

/** For each part: the additional columns of a row, the date expected of the person, and the order. */
const PARTS: Record<PersonPart, { columns: string; due: string; order: string }> = {
  written: { columns: '', due: 'NULL::timestamptz', order: 'number_key DESC' },
  held: { columns: '', due: 'c.associate_due_at', order: 'due NULLS LAST, number_key DESC' },
  // Open requests come first.
  reviews: {
    columns: `, ${REQUEST}, ${OPEN_REQUEST} AS is_open, r.selected_at`,
    due: REQUEST_DUE,
    order: 'is_open DESC, due NULLS LAST, selected_at DESC, assignment_id',
  },
};

interface ListPersonArticles {
  id: string;
  part: PersonPart;
  /** Counted from 0. */
  page: number;
  size: number;
  user: RequestUser;
}

/** One page of the articles that a person wrote, reviews or holds. */
@Injectable()
export class ListPersonArticlesReader {
  constructor(
    private readonly people: PeopleFound,
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    private readonly veil: AuthorVeil,
  ) {}

  /** @throws ApiProblem 404 when there is no such account. */
  async read({ id, part, page, size, user }: ListPersonArticles): Promise<Page<PersonArticle>> {
    const person = await this.people.get(id);
    const { timeZone } = await this.settings.current();
    const parameters = new SqlParameters();
    const { columns, due, order } = PARTS[part];
    const { from, where } = personListSql(part, person, user, parameters, await this.veil.of(user));
    const sql = `WITH found AS MATERIALIZED (SELECT article_id, s.number_key, ${due} AS due${columns}
        FROM ${from} JOIN ${ARTICLE_CARD} c USING (article_id) WHERE ${where})
      SELECT f.*, c.number, c.title, c.revision, c.status, c.submitted_at, n.total
      FROM (SELECT count(*)::int AS total FROM found) n
        LEFT JOIN LATERAL (SELECT * FROM found ORDER BY ${order} LIMIT ${size} OFFSET ${page * size}) f ON true
        LEFT JOIN ${ARTICLE_CARD} c USING (article_id) ORDER BY ${order}`;
    const { rows } = await this.pool.query<Row>(sql, parameters.values);
    const present = rows.filter((row) => row.article_id !== null);
    const now = this.clock.now();
    const items = present.map((row) => ({ ...articleOf(row), lateDays: overdueDays(row.due, now, timeZone) }));
    return { items, total: rows[0]?.total ?? 0 };
  }
}

const articleOf = (row: Row): Omit<PersonArticle, 'lateDays'> => ({
  key: row.assignment_id ?? row.article_id,
  id: row.article_id,
  articleId: row.number,
  articleTitle: row.title,
  revision: row.revision,
  status: row.status,
  submitted: row.submitted_at?.toISOString() ?? null,
  dueDate: row.due?.toISOString() ?? null,
  review: reviewOf(row),
});

function reviewOf(row: Row): PersonReview | null {
  if (row.assignment_id === undefined || row.request_status === undefined) return null;
  return {
    id: row.assignment_id,
    revision: row.request_revision ?? 0,
    status: row.request_status,
    mailedDate: row.mailed_at?.toISOString() ?? null,
    completedDate: row.completed_at?.toISOString() ?? null,
    recommendation: row.recommendation ?? null,
    rating: row.avg_rating ?? null,
  };
}
