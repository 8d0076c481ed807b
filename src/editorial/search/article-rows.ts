import { Inject, Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import { ARTICLE_CARD, type ArticleCardRow } from '../../../projections/article-card';
import { ARTICLE_SEARCH } from '../../../projections/article-search';
import { PG_POOL } from '../../platform/postgres';
import { readSearch } from './read-search';
import { SqlParameters } from './sql/sql-parameters';

/** A query of rm.article_search, alias `s`. */
export const select = (what: string, conditions: readonly string[], rest = ''): string =>
  `SELECT ${what} FROM ${ARTICLE_SEARCH} s WHERE ${conditions.join(' AND ')} ${rest}`;

/** rm.article_search decides which articles are shown, and their order; rm.article_card is read only for these. */
@Injectable()
export class ArticleRows {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /** The cards of the ids that a query returns, in its order. `byWords`: the query searches for words. */
  async cards(ids: string, { values }: SqlParameters, byWords: boolean): Promise<ArticleCardRow[]> {
    const sql = `SELECT c.* FROM unnest(ARRAY(${ids})) WITH ORDINALITY AS f (article_id, place)
      JOIN ${ARTICLE_CARD} c USING (article_id) ORDER BY f.place`;
    return this.read<ArticleCardRow>(sql, values, byWords);
  }

  async cardsOf(ids: string[]): Promise<ArticleCardRow[]> {
    const parameters = new SqlParameters();
    const place = parameters.add(ids);
    return ids.length === 0 ? [] : this.cards(`SELECT unnest(${place}::text[])`, parameters, false);
  }

  read<Row extends QueryResultRow>(sql: string, values: unknown[], byWords: boolean): Promise<Row[]> {
    return readSearch<Row>(this.pool, sql, values, byWords);
  }
}
