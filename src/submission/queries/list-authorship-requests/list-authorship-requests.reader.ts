import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD } from '../../../../projections/article-card';
import { Articles, type ArticleState, isWaiting, ONGOING_STATUSES } from '../../../article';
import type { AuthorshipTask } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PG_POOL } from '../../../platform/postgres';
import { isAskedPerson } from '../../authorship/authorship-access';

const MOST = 50;
const SQL = `SELECT article_id FROM ${ARTICLE_CARD} WHERE author_emails && $1::text[] AND uploader_id <> $2 AND status = ANY ($3)
  ORDER BY number_year DESC, number_seq DESC LIMIT ${MOST}`;

const tasksIn = (state: ArticleState, user: RequestUser): AuthorshipTask[] =>
  state.authorship
    .filter((one) => isWaiting(state, one) && isAskedPerson(one, user))
    .map(({ requestId, askedAt }) => ({
      requestId,
      articleId: state.id,
      articleNumber: state.number,
      articleTitle: state.fields.articleTitle,
      askedAt,
    }));

/** The questions about authorship that wait for one signed-in person. */
@Injectable()
export class ListAuthorshipRequestsReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly articles: Articles,
  ) {}

  async read(user: RequestUser): Promise<AuthorshipTask[]> {
    const { rows } = await this.pool.query<{ article_id: string }>(SQL, [
      user.addresses,
      user.userId,
      ONGOING_STATUSES,
    ]);
    const states = await Promise.all(rows.map(({ article_id: id }) => this.articles.load(id)));
    const tasks = states.flatMap((state) => (state ? tasksIn(state, user) : []));
    return tasks.sort((one, other) => one.askedAt.localeCompare(other.askedAt));
  }
}
