import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import {
  ARTICLE_CARD,
  keysOfViewer,
  notInvolved,
  SHOWN_CARD,
  type ShownCardRow,
} from '../../../../projections/article-card';
import { actorOf } from '../../../article';
import { AuthorVeil, toStaffCard } from '../../../article-desk/public';
import type { ArticleCard } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PG_POOL } from '../../../platform/postgres';
import { cardActions } from '../../lists/card-actions';
import { AWAITS_CHECK } from '../../lists/todo-lists';

const SQL = `SELECT ${SHOWN_CARD} FROM ${ARTICLE_CARD} c WHERE ${AWAITS_CHECK} AND ${notInvolved('$1')}
  ORDER BY c.status_since DESC, c.article_id LIMIT $2`;

interface ListNewArticles {
  user: RequestUser;
  /** The maximum number of rows. */
  size: number;
}

/** Articles that wait for the assistant's check, newest first. */
@Injectable()
export class ListNewArticlesReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly veil: AuthorVeil,
  ) {}

  async read({ user, size }: ListNewArticles): Promise<ArticleCard[]> {
    const { rows } = await this.pool.query<ShownCardRow>(SQL, [keysOfViewer(user), size]);
    const [actor, veil] = [actorOf(user), await this.veil.of(user)];
    return rows.map((row) => toStaffCard(row, cardActions(row, actor), veil));
  }
}
