import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import { ARTICLE_CARD, notInvolved, viewerParameters } from '../../../../projections/article-card';
import type { KeywordUses } from '../../../contracts';
import { PG_POOL } from '../../../platform/postgres';
import { Keywords } from '../../keywords/keywords';
import { CountKeywordUses } from './count-keyword-uses.query';

const SQL = `SELECT count(*)::int AS articles FROM ${ARTICLE_CARD} c
  WHERE c.keywords @> ARRAY[$3::text] AND c.status <> 'DRAFT' AND ${notInvolved('$1', '$2')}`;

/** How many articles carry a word, before it is renamed or deleted. Drafts and the asker's own articles are not counted. */
@QueryHandler(CountKeywordUses)
export class CountKeywordUsesHandler implements IQueryHandler<CountKeywordUses> {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly keywords: Keywords,
  ) {}

  /** @throws ApiProblem 404 when the word is not in the list. */
  async execute({ user, id }: CountKeywordUses): Promise<KeywordUses> {
    const { keyword } = await this.keywords.find(id);
    const { rows } = await this.pool.query<KeywordUses>(SQL, [...viewerParameters(user), keyword]);
    return rows[0] ?? { articles: 0 };
  }
}
