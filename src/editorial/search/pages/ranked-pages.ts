import { Injectable } from '@nestjs/common';
import type { ArticleCardRow } from '../../../../projections/article-card';
import type { ArticleFilters } from '../../../contracts';
import { ArticleRows, select } from '../article-rows';
import { type FilterContext, meets, visibleAndFiltered, wordsOf } from '../sql/search-conditions';
import { NEWEST, NEWEST_OF_FEW } from '../sql/search-order';
import { SqlParameters } from '../sql/sql-parameters';

/** With at least this many articles, a scan along the index of numbers soon finds enough, unless the page is far from the beginning. */
const COMMON = 5_000;
const NEAR = 1_000;

interface Part {
  from: number;
  size: number;
}

interface Found {
  ids: string[];
  total: number;
}

/** Pages of a word search, best rank first and newest first within each (docs/adr/0020). */
@Injectable()
export class RankedPages {
  constructor(private readonly articles: ArticleRows) {}

  /** Reads ranks until the page is full: most pages need only the first. Counts all matches at the same time. */
  async read(
    filters: ArticleFilters,
    context: FilterContext,
    { from, size }: Part,
  ): Promise<{ rows: ArticleCardRow[]; total: number }> {
    const { any, ranks } = wordsOf(filters) ?? { any: '', ranks: [] };
    const counting = this.count(filters, context, any);
    // Awaited below, unless reading a rank fails first.
    counting.catch(() => undefined);
    const ids: string[] = [];
    let before = 0;
    for (const [nth, rank] of ranks.entries()) {
      if (ids.length === size) break;
      const part = { from: Math.max(0, from - before), size: size - ids.length };
      const found = await this.ofRank(filters, context, [rank, ranks[nth - 1]], part);
      ids.push(...found.ids);
      before += found.total;
    }
    const total = await counting;
    const rest = { from: Math.max(0, from - before), size: Math.min(size - ids.length, total - before) };
    if (rest.size > 0) ids.push(...(await this.ofRest(filters, context, [any, ranks.at(-1)], rest, total - before)));
    return { rows: await this.articles.cardsOf(ids), total };
  }

  private conditions(
    filters: ArticleFilters,
    context: FilterContext,
    [query, better]: readonly [string, string | undefined],
    reading: SqlParameters,
  ): string[] {
    const all = [...visibleAndFiltered(filters, context, reading), meets(query, reading, context.veil)];
    if (better !== undefined)
      all.push(`s.number_key NOT IN (${select('s.number_key', [meets(better, reading, context.veil)])})`);
    return all;
  }

  /** A part of the matches of a rank that are not in the better rank before it, and their number. */
  private async ofRank(
    filters: ArticleFilters,
    context: FilterContext,
    queries: readonly [string, string | undefined],
    { from, size }: Part,
  ): Promise<Found> {
    const reading = new SqlParameters();
    const found = select('s.article_id, s.number_key', this.conditions(filters, context, queries, reading));
    const sql = `WITH found AS MATERIALIZED (${found}) SELECT (SELECT count(*) FROM found)::int AS total,
      ARRAY(SELECT s.article_id FROM found s ORDER BY ${NEWEST} LIMIT ${size} OFFSET ${from}) AS ids`;
    const [answer] = await this.articles.read<{ total: number; ids: string[] }>(sql, reading.values, true);
    return answer ?? { ids: [], total: 0 };
  }

  /** A part of the matches outside all better ranks. `articles`: their number. */
  private async ofRest(
    filters: ArticleFilters,
    context: FilterContext,
    queries: readonly [string, string | undefined],
    { from, size }: Part,
    articles: number,
  ): Promise<string[]> {
    const reading = new SqlParameters();
    const order = articles > COMMON && from < NEAR ? NEWEST : NEWEST_OF_FEW;
    const rest = `ORDER BY ${order} LIMIT ${size} OFFSET ${from}`;
    const sql = select('s.article_id', this.conditions(filters, context, queries, reading), rest);
    return (await this.articles.read<{ article_id: string }>(sql, reading.values, true)).map((row) => row.article_id);
  }

  private async count(filters: ArticleFilters, context: FilterContext, query: string): Promise<number> {
    const counting = new SqlParameters();
    const sql = select('count(*)::int AS total', this.conditions(filters, context, [query, undefined], counting));
    return (await this.articles.read<{ total: number }>(sql, counting.values, true))[0]?.total ?? 0;
  }
}
