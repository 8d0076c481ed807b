import { Injectable } from '@nestjs/common';
import type { ArticleCardRow } from '../../../../projections/article-card';
import type { ArticleFilters } from '../../../contracts';
import { ArticleRows, select } from '../article-rows';
import { type ArticleGroup, groupsOf } from '../sql/article-groups';
import { conditionsOf, type FilterContext } from '../sql/search-conditions';
import { NEWEST, NEWEST_FROM_END, orderBy, orderFromEnd, type SearchOrder } from '../sql/search-order';
import { SqlParameters } from '../sql/sql-parameters';
import { type PageRange, ranges } from './page-ranges';

/** Consecutive articles of a list: all of it, or those of one value if it is sorted by a column of few values. */
interface Stretch {
  articles: number;
  condition: string | null;
}

const GROUP_VALUE: Readonly<Record<string, (group: ArticleGroup) => number>> = {
  's.status_place': ({ statusPlace }) => statusPlace,
  's.revision': ({ revision }) => revision,
};

/** Pages of lists whose totals are stored (`areCounted`): nothing is counted, and only the rows on the page are read. */
@Injectable()
export class CountedPages {
  constructor(private readonly articles: ArticleRows) {}

  /** Skips `from` articles and reads at most `size`. */
  async read(
    filters: ArticleFilters,
    context: FilterContext,
    order: SearchOrder,
    { from, size }: { from: number; size: number },
  ): Promise<{ rows: ArticleCardRow[]; total: number }> {
    const stretches = stretchesOf(await groupsOf(this.articles, filters, context.user), order);
    const ends = stretches.map((_, nth) => sumOf(stretches.slice(0, nth + 1)));
    const parts = await Promise.all(
      ranges(ends, from, size).map((range) => {
        const stretch = stretches[range.index];
        return stretch ? this.readStretch(filters, context, order, stretch, range) : [];
      }),
    );
    return { rows: parts.flat(), total: ends.at(-1) ?? 0 };
  }

  /** Reads along an index if the order has one. The second half is read from its end, so that the last page costs as much as the first. */
  private async readStretch(
    filters: ArticleFilters,
    context: FilterContext,
    order: SearchOrder,
    { articles, condition }: Stretch,
    { offset, limit }: PageRange,
  ): Promise<ArticleCardRow[]> {
    const reading = new SqlParameters();
    const where = conditionsOf(filters, context, reading);
    if (condition !== null) where.unshift(condition);
    const isLate = offset > articles / 2;
    const [forwards, backwards] =
      condition === null ? [orderBy(order), orderFromEnd(order)] : [NEWEST, NEWEST_FROM_END];
    const rest = isLate
      ? `ORDER BY ${backwards} LIMIT ${limit} OFFSET ${articles - offset - limit}`
      : `ORDER BY ${forwards} LIMIT ${limit} OFFSET ${offset}`;
    const rows = await this.articles.cards(select('s.article_id', where, rest), reading, false);
    return isLate ? rows.reverse() : rows;
  }
}

const sumOf = (parts: readonly { articles: number }[]): number =>
  parts.reduce((sum, { articles }) => sum + articles, 0);

function stretchesOf(groups: readonly ArticleGroup[], { column, descending }: SearchOrder): Stretch[] {
  const valueOf = GROUP_VALUE[column];
  if (valueOf === undefined) return [{ articles: sumOf(groups), condition: null }];
  const values = [...new Set(groups.map(valueOf))].sort((one, other) => (descending ? other - one : one - other));
  return values.map((value) => ({
    articles: sumOf(groups.filter((group) => valueOf(group) === value)),
    condition: `${column} = ${value}`,
  }));
}
