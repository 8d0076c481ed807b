import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import {
  ARTICLE_CARD,
  keysOfViewer,
  notInvolved,
  SHOWN_CARD,
  type ShownCardRow,
  viewerId,
} from '../../../../projections/article-card';
import { actorOf } from '../../../article';
import { AuthorVeil, toStaffCard } from '../../../article-desk/public';
import { type HeldArticle, MAX_TODO_ROWS } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PG_POOL } from '../../../platform/postgres';
import { cardActions } from '../../lists/card-actions';
import { ListMarks } from '../../lists/list-marks';

const SQL = `SELECT ${SHOWN_CARD} FROM ${ARTICLE_CARD} c WHERE c.associate_id = ${viewerId('$1')} AND ${notInvolved('$1')}
  ORDER BY c.submitted_at DESC, c.article_id LIMIT ${MAX_TODO_ROWS}`;

interface ListHeldArticles {
  user: RequestUser;
}

/** The articles that an associate editor holds now, whatever their status, newest first; at most as many as a to-do list, which their page says. */
@Injectable()
export class ListHeldArticlesReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly veil: AuthorVeil,
    private readonly marks: ListMarks,
  ) {}

  async read({ user }: ListHeldArticles): Promise<HeldArticle[]> {
    const { rows } = await this.pool.query<ShownCardRow>(SQL, [keysOfViewer(user)]);
    const actor = actorOf(user);
    const [veil, marksOf] = await Promise.all([this.veil.of(user), this.marks.of(rows, user)]);
    return rows.map((row) => ({ ...toStaffCard(row, cardActions(row, actor), veil), ...marksOf(row.article_id) }));
  }
}
