import { Injectable } from '@nestjs/common';
import type { ArticleCardRow } from '../../../projections/article-card';
import { ARTICLE_SEARCH } from '../../../projections/article-search';
import type { ArticleStatus } from '../../contracts';
import { ArticleRows } from './article-rows';
import { revisionThen, statusThen } from './sql/as-of';
import { SqlParameters } from './sql/sql-parameters';

interface PastState {
  id: string;
  status: ArticleStatus;
  revision: number;
}

/** Status and revision of articles at a moment, from their log. */
@Injectable()
export class PastRows {
  constructor(private readonly articles: ArticleRows) {}

  /** The rows with the status and revision of that moment, by one query; the rest is as it is now. */
  async withStateAsOf(rows: ArticleCardRow[], asOf: Date | null): Promise<ArticleCardRow[]> {
    if (asOf === null || rows.length === 0) return rows;
    const parameters = new SqlParameters();
    const [ids, at] = [parameters.add(rows.map((row) => row.article_id)), parameters.add(asOf)];
    const sql = `SELECT s.article_id AS id, ${statusThen(at)} AS status, ${revisionThen(at)} AS revision
      FROM ${ARTICLE_SEARCH} s WHERE s.article_id = ANY (${ids}::text[])`;
    const found = new Map(
      (await this.articles.read<PastState>(sql, parameters.values, false)).map((row) => [row.id, row] as const),
    );
    return rows.map((row) => {
      const past = found.get(row.article_id);
      return past ? { ...row, status: past.status, revision: past.revision } : row;
    });
  }
}
