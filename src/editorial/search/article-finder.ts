import { Inject, Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import { ARTICLE_CARD, type ArticleCardRow } from '../../../projections/article-card';
import { ARTICLE_SEARCH, NOTHING } from '../../../projections/article-search';
import { actorOf } from '../../article';
import { type ArticleCard, type ArticleFilters, isEmptySearch, normalEmail, type Page } from '../../contracts';
import type { RequestUser } from '../../platform/http/request-user';
import { PG_POOL } from '../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { AuthorStore, toStaffCard } from '../../submission/public';
import { cardActions } from '../lists/card-actions';
import { conditionsOf, type FilterContext, meets, visibleAndFiltered, wordsOf } from './search-conditions';
import { readSearch } from './read-search';
import { NEWEST, NEWEST_OF_FEW, orderBy, orderFromEnd, orderOf } from './search-order';
import { SqlParameters } from './sql-parameters';

/** From so many articles on, some are met soon along the index of numbers, unless the page lies far behind. */
const COMMON = 5_000;
const NEAR = 1_000;
/** From this page on it is worth while to know how many there are before one reads. */
const FAR_PAGE = 2;

export interface PageWanted {
  /** From 0. */
  page: number;
  size: number;
  /** As `orderBy` reads it; '' for the best matches first. */
  sort: string;
}

const select = (what: string, conditions: readonly string[], rest = ''): string =>
  `SELECT ${what} FROM ${ARTICLE_SEARCH} s WHERE ${conditions.join(' AND ')} ${rest}`;

/**
 * Finds articles for lists, searches and exports. Which articles, and in which order, is read from rm.article_search; only those of the
 * page are read from rm.article_card.
 */
@Injectable()
export class ArticleFinder {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    private readonly authors: AuthorStore,
  ) {}

  /** One page, with the number of all that the viewer may see. */
  async find(filters: ArticleFilters, wanted: PageWanted, user: RequestUser): Promise<Page<ArticleCard>> {
    const context = await this.contextOf(filters, user);
    const ranks = wanted.sort === '' ? (wordsOf(filters)?.ranks ?? []) : [];
    const { rows, total } = await (ranks.length > 0
      ? this.rankedPage(filters, context, wanted)
      : this.sortedPage(filters, context, wanted));
    const actor = actorOf(user);
    return { items: rows.map((row) => toStaffCard(row, cardActions(row, actor))), total };
  }

  /** At most `limit` rows before the one whose `number_key` is given, the newest first: what an export goes on with. */
  async rowsBefore(
    filters: ArticleFilters,
    user: RequestUser,
    before: string,
    limit: number,
  ): Promise<ArticleCardRow[]> {
    const statement = new SqlParameters();
    const all = conditionsOf(filters, await this.contextOf(filters, user), statement);
    all.push(`s.number_key < ${statement.add(before)}::bigint`);
    const byWords = wordsOf(filters) !== null;
    const order = byWords ? NEWEST_OF_FEW : NEWEST;
    return this.cards(select('s.article_id', all, `ORDER BY ${order} LIMIT ${limit}`), statement, byWords);
  }

  /** The cards of the ids that a query gives, in its order. `byWords`: it asks for words. */
  async cards(ids: string, { values }: SqlParameters, byWords: boolean): Promise<ArticleCardRow[]> {
    const sql = `SELECT c.* FROM unnest(ARRAY(${ids})) WITH ORDINALITY AS f (article_id, place)
      JOIN ${ARTICLE_CARD} c USING (article_id) ORDER BY f.place`;
    return this.read<ArticleCardRow>(sql, values, byWords);
  }

  private read<Row extends QueryResultRow>(sql: string, values: unknown[], byWords: boolean): Promise<Row[]> {
    return readSearch<Row>(this.pool, sql, values, byWords);
  }

  private async contextOf(filters: ArticleFilters, user: RequestUser): Promise<FilterContext> {
    const { timeZone } = await this.settings.current();
    return { user, timeZone, authorKeys: filters.authorId ? await this.keysOfAuthor(filters.authorId) : [] };
  }

  /** Somebody typed by several submitters has several entries of one e-mail address. */
  private async keysOfAuthor(id: string): Promise<string[]> {
    const author = (await this.authors.byIds([id])).get(id);
    return author ? [id, normalEmail(author.email)] : [id];
  }

  private sortedPage(filters: ArticleFilters, context: FilterContext, wanted: PageWanted) {
    const isWhole = isEmptySearch(filters) && context.user.group !== 'associate editor';
    return isWhole ? this.pageOfAll(filters, context, wanted) : this.pageOfSome(filters, context, wanted);
  }

  /** Both along indexes, where the order has one; a page of the later half from the end, so that the last costs what the first does. */
  private async pageOfAll(filters: ArticleFilters, context: FilterContext, { page, size, sort }: PageWanted) {
    const from = page * size;
    const order = orderOf(sort);
    const readPage = (by: string, offset: number, limit: number): Promise<ArticleCardRow[]> => {
      const reading = new SqlParameters();
      const rest = `ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`;
      return this.cards(select('s.article_id', conditionsOf(filters, context, reading), rest), reading, false);
    };
    const counting = this.totalOf(filters, context);
    if (page < FAR_PAGE) {
      const [total, rows] = await Promise.all([counting, readPage(orderBy(order), from, size)]);
      return { rows, total };
    }
    const total = await counting;
    const limit = Math.min(size, total - from);
    if (limit <= 0) return { rows: [], total };
    if (from < total / 2) return { rows: await readPage(orderBy(order), from, limit), total };
    return { rows: (await readPage(orderFromEnd(order), total - from - limit, limit)).reverse(), total };
  }

  private async totalOf(filters: ArticleFilters, context: FilterContext): Promise<number> {
    const counting = new SqlParameters();
    const sql = select('count(*)::int AS total', conditionsOf(filters, context, counting));
    return (await this.read<{ total: number }>(sql, counting.values, false))[0]?.total ?? 0;
  }

  /** What meets the filters is found once, as little of it as sorting needs, and counted and sorted from there. */
  private async pageOfSome(filters: ArticleFilters, context: FilterContext, { page, size, sort }: PageWanted) {
    const statement = new SqlParameters();
    const order = orderOf(sort);
    const found = select(
      `s.ctid AS place, ${order.column} AS key, s.number_key`,
      conditionsOf(filters, context, statement),
    );
    const sql = `WITH found AS MATERIALIZED (${found}) SELECT (SELECT count(*) FROM found)::int AS total,
      ARRAY(SELECT s.article_id FROM unnest(ARRAY(SELECT f.place FROM found f
        ORDER BY ${orderBy(order, 'f.key', 'f.number_key')} LIMIT ${size} OFFSET ${page * size}))
        WITH ORDINALITY AS p (place, nth) JOIN ${ARTICLE_SEARCH} s ON s.ctid = p.place ORDER BY p.nth) AS ids`;
    const [answer] = await this.read<{ total: number; ids: string[] }>(
      sql,
      statement.values,
      wordsOf(filters) !== null,
    );
    const { total, ids } = answer ?? { total: 0, ids: [] };
    return { rows: await this.cardsOf(ids), total };
  }

  private async cardsOf(ids: string[]): Promise<ArticleCardRow[]> {
    const parameters = new SqlParameters();
    const place = parameters.add(ids);
    return ids.length === 0 ? [] : this.cards(`SELECT unnest(${place}::text[])`, parameters, false);
  }

  /** All are counted, and the ranks before the last; then those that the page touches are read, each the newest first. */
  private async rankedPage(filters: ArticleFilters, context: FilterContext, { page, size }: PageWanted) {
    const words = wordsOf(filters);
    const queries = words ? [...words.ranks, words.any] : [];
    const totals = await Promise.all(queries.map((query) => this.count(filters, context, query)));
    const parts = ranges(totals, page * size, size);
    const rows = await Promise.all(
      parts.map(({ index, offset, limit }) => {
        const reading = new SqlParameters();
        const all = visibleAndFiltered(filters, context, reading);
        all.push(meets(queries[index] ?? NOTHING, reading));
        const before = queries[index - 1];
        if (before !== undefined) all.push(`s.article_id NOT IN (${select('s.article_id', [meets(before, reading)])})`);
        const isCommon = (totals[index] ?? 0) > COMMON && offset < NEAR;
        const order = `ORDER BY ${isCommon ? NEWEST : NEWEST_OF_FEW} LIMIT ${limit} OFFSET ${offset}`;
        return this.cards(select('s.article_id', all, order), reading, true);
      }),
    );
    return { rows: rows.flat(), total: totals.at(-1) ?? 0 };
  }

  private async count(filters: ArticleFilters, context: FilterContext, query: string): Promise<number> {
    const counting = new SqlParameters();
    const all = visibleAndFiltered(filters, context, counting);
    const sql = select('count(*)::int AS total', [...all, meets(query, counting)]);
    return (await this.read<{ total: number }>(sql, counting.values, true))[0]?.total ?? 0;
  }
}

/** Which part of each rank lies on a page. `totals`: of each rank with all ranks before it. */
export function ranges(
  totals: readonly number[],
  from: number,
  size: number,
): { index: number; offset: number; limit: number }[] {
  return totals.flatMap((end, index) => {
    const start = totals[index - 1] ?? 0;
    const first = Math.max(from, start);
    const limit = Math.min(from + size, end) - first;
    return limit > 0 ? [{ index, offset: first - start, limit }] : [];
  });
}
