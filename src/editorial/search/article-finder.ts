import { Inject, Injectable } from '@nestjs/common';
import type { ArticleCardRow } from '../../../projections/article-card';
import { ARTICLE_SEARCH } from '../../../projections/article-search';
import { actorOf } from '../../article';
import { AuthorStore, AuthorVeil, hidesAuthorsOf } from '../../article-desk/public';
import { toStaffCard } from '../../article-desk/public';
import { type ArticleFilters, dayNumber, type FoundArticle, normalEmail, type Page, startOfDay } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import type { RequestUser } from '../../platform/http/access/request-user';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { cardActions } from '../lists/card-actions';
import { ListMarks } from '../lists/list-marks';
import { ArticleRows, select } from './article-rows';
import { momentOf } from './as-of-day';
import { Holders } from './holders';
import { KeptPeople } from './kept-people';
import { CountedPages } from './pages/counted-pages';
import { RankedPages } from './pages/ranked-pages';
import { PastRows } from './past-rows';
import { areCounted } from './sql/article-groups';
import { orderThen } from './sql/as-of';
import { conditionsOf, type FilterContext, wordsOf } from './sql/search-conditions';
import {
  isByAuthor,
  isByHolder,
  namelessOrder,
  NEWEST,
  NEWEST_OF_FEW,
  orderBy,
  orderByHolder,
  orderOf,
} from './sql/search-order';
import { SqlParameters } from './sql/sql-parameters';

export interface PageWanted {
  /** Counted from 0. */
  page: number;
  size: number;
  /** In the format of `orderBy`; '' for the best matches first. */
  sort: string;
}

/** Finds articles for lists, searches and exports. */
@Injectable()
export class ArticleFinder {
  constructor(
    private readonly articles: ArticleRows,
    private readonly counted: CountedPages,
    private readonly ranked: RankedPages,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly authors: AuthorStore,
    private readonly holders: Holders,
    private readonly past: PastRows,
    private readonly veil: AuthorVeil,
    private readonly kept: KeptPeople,
    private readonly marks: ListMarks,
  ) {}

  /**
   * One page, with the total that the viewer may see. As of a day, statuses and revisions are those of its end, and no action is possible.
   * @throws ApiProblem 400 for a future day.
   */
  async find(wantedFilters: ArticleFilters, wanted: PageWanted, user: RequestUser): Promise<Page<FoundArticle>> {
    const filters = await this.kept.in(wantedFilters);
    const context = await this.contextOf(filters, user);
    const { rows: found, total } = await this.page(filters, context, wanted);
    const rows = await this.past.withStateAsOf(found, context.asOf);
    const actor = actorOf(user);
    const [names, marksOf] = await Promise.all([
      this.holders.names(rows.map((row) => row.associate_id)),
      this.marks.of(context.asOf === null ? rows : [], user),
    ]);
    const items = rows.map((row) => ({
      ...toStaffCard(row, context.asOf === null ? cardActions(row, actor) : [], context.veil),
      ...marksOf(row.article_id),
      associateEditor: names.get(row.associate_id ?? '') ?? null,
    }));
    return { items, total };
  }

  /** The moment whose statuses the filters use; null means now. @throws ApiProblem 400 for a future day. */
  async asOf({ asOf }: ArticleFilters): Promise<Date | null> {
    return momentOf(asOf, this.clock.now(), (await this.settings.current()).timeZone);
  }

  /** At most `limit` rows before the given `number_key`, newest first: the next batch of an export. */
  rowsBefore(filters: ArticleFilters, user: RequestUser, before: string, limit: number): Promise<ArticleCardRow[]> {
    return this.batch(filters, user, limit, (statement) => `s.number_key < ${statement.add(before)}::bigint`);
  }

  /** The rows of these numbers (`number_key`) that still match, newest first. */
  rowsOf(filters: ArticleFilters, user: RequestUser, numbers: readonly number[]): Promise<ArticleCardRow[]> {
    const among = (statement: SqlParameters): string => `s.number_key = ANY (${statement.add(numbers)}::bigint[])`;
    return this.batch(filters, user, numbers.length, among);
  }

  /** The `number_key` of each match, newest first. */
  async numbers(wantedFilters: ArticleFilters, user: RequestUser): Promise<number[]> {
    const filters = await this.kept.in(wantedFilters);
    const statement = new SqlParameters();
    const all = conditionsOf(filters, await this.contextOf(filters, user), statement);
    const sql = `SELECT ARRAY(${select('s.number_key::float8', all, `ORDER BY ${NEWEST_OF_FEW}`)}) AS numbers`;
    const byWords = wordsOf(filters) !== null;
    const [answer] = await this.articles.read<{ numbers: number[] }>(sql, statement.values, byWords);
    return answer?.numbers ?? [];
  }

  private async batch(
    wantedFilters: ArticleFilters,
    user: RequestUser,
    limit: number,
    within: (statement: SqlParameters) => string,
  ): Promise<ArticleCardRow[]> {
    const filters = await this.kept.in(wantedFilters);
    const statement = new SqlParameters();
    const context = await this.contextOf(filters, user);
    const all = [...conditionsOf(filters, context, statement), within(statement)];
    const byWords = wordsOf(filters) !== null;
    const order = byWords ? NEWEST_OF_FEW : NEWEST;
    const ids = select('s.article_id', all, `ORDER BY ${order} LIMIT ${limit}`);
    const rows = await this.past.withStateAsOf(await this.articles.cards(ids, statement, byWords), context.asOf);
    return rows.map((row) => (hidesAuthorsOf(row, context.veil) ? { ...row, uploader_id: '', authors: [] } : row));
  }

  private page(filters: ArticleFilters, context: FilterContext, wanted: PageWanted) {
    const ranks = wanted.sort === '' ? (wordsOf(filters)?.ranks ?? []) : [];
    if (ranks.length > 0)
      return this.ranked.read(filters, context, { from: wanted.page * wanted.size, size: wanted.size });
    const isOrdered = isByHolder(wanted.sort) || (isByAuthor(wanted.sort) && context.veil.hides);
    if (!areCounted(filters) || isOrdered || context.user.group === 'associate editor')
      return this.pageOfSome(filters, context, wanted);
    const { page, size, sort } = wanted;
    return this.counted.read(filters, context, orderOf(sort), { from: page * size, size });
  }

  private async contextOf(filters: ArticleFilters, user: RequestUser): Promise<FilterContext> {
    const { timeZone, officeIdleDays } = await this.settings.current();
    const today = startOfDay(dayNumber(this.clock.now(), timeZone), timeZone);
    return {
      user,
      veil: await this.veil.of(user),
      timeZone,
      today,
      officeIdleDays,
      asOf: momentOf(filters.asOf, this.clock.now(), timeZone),
      authorKeys: filters.authorId ? await this.keysOfAuthor(filters.authorId) : [],
    };
  }

  /** A person entered by several submitters has several entries with one e-mail address. */
  private async keysOfAuthor(id: string): Promise<string[]> {
    const author = (await this.authors.byIds([id])).get(id);
    return author ? [id, normalEmail(author.email)] : [id];
  }

  /** Finds the matching rows once, with only the columns needed for sorting, then counts and sorts them. */
  private async pageOfSome(filters: ArticleFilters, context: FilterContext, { page, size, sort }: PageWanted) {
    const statement = new SqlParameters();
    const now = isByHolder(sort)
      ? orderByHolder(sort, `${statement.add(await this.holders.byName())}::text[]`)
      : namelessOrder(orderOf(sort), context.veil);
    const order = context.asOf === null ? now : orderThen(now, context.asOf, statement);
    const found = select(
      `s.ctid AS place, ${order.column} AS key, s.number_key`,
      conditionsOf(filters, context, statement),
    );
    const sql = `WITH found AS MATERIALIZED (${found}) SELECT (SELECT count(*) FROM found)::int AS total,
      ARRAY(SELECT s.article_id FROM unnest(ARRAY(SELECT f.place FROM found f
        ORDER BY ${orderBy(order, 'f.key', 'f.number_key')} LIMIT ${size} OFFSET ${page * size}))
        WITH ORDINALITY AS p (place, nth) JOIN ${ARTICLE_SEARCH} s ON s.ctid = p.place ORDER BY p.nth) AS ids`;
    const [answer] = await this.articles.read<{ total: number; ids: string[] }>(
      sql,
      statement.values,
      wordsOf(filters) !== null,
    );
    const { total, ids } = answer ?? { total: 0, ids: [] };
    return { rows: await this.articles.cardsOf(ids), total };
  }
}
