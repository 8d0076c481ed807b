import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD } from '../../../../projections/article-card';
import { ARTICLE_SEARCH, keysOfViewer, keywordQuery, notInvolvedIn } from '../../../../projections/article-search';
import type { KeywordUses } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PG_POOL } from '../../../platform/postgres';
import { Keywords } from '../../keywords/keywords';

/** Found by the words of the keyword, which have an index, then compared as a whole. */
const SQL = `SELECT count(*)::int AS articles FROM ${ARTICLE_SEARCH} s JOIN ${ARTICLE_CARD} c USING (article_id)
  WHERE s.words @@ $1::tsquery AND c.keywords @> ARRAY[$2::text] AND c.status <> 'DRAFT' AND ${notInvolvedIn(ARTICLE_SEARCH, '$3')}`;

interface CountKeywordUses {
  user: RequestUser;
  id: string;
}

/** How many articles have a word, before it is renamed or deleted. Drafts and the caller's own articles do not count. */
@Injectable()
export class CountKeywordUsesReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly keywords: Keywords,
  ) {}

  /** @throws ApiProblem 404 when the word is not in the list. */
  async read({ user, id }: CountKeywordUses): Promise<KeywordUses> {
    const { keyword } = await this.keywords.find(id);
    const { rows } = await this.pool.query<KeywordUses>(SQL, [keywordQuery(keyword), keyword, keysOfViewer(user)]);
    return rows[0] ?? { articles: 0 };
  }
}
