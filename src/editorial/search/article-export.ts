import { Injectable } from '@nestjs/common';
import type { ArticleCardRow } from '../../../projections/article-card';
import { typeRef } from '../../article-desk/public';
import {
  type ArticleFilters,
  CSV_MARK,
  type CsvCell,
  csvLine,
  fullName,
  isEmptySearch,
  SEARCH_MESSAGES,
  STATUS_LABELS,
  t,
} from '../../contracts';
import { People, type PersonSummary } from '../../identity/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { requestLanguage } from '../../platform/http/language/request-language';
import { withLanguage } from '../../platform/language/current-language';
import { ArticleFinder } from './article-finder';
import { wordsOf } from './sql/search-conditions';

/** Rows per query, and so the most that an export holds in memory, next to the numbers of what a search by words found. */
const BATCH = 1000;
/** Most exports that a process writes at the same time; each one keeps a processor of the database busy. */
const MAX_CONCURRENT_EXPORTS = 3;
/** Larger than every number_key. */
const FROM_THE_NEWEST = '9000000000000000000';

const headerOf = ({ asOf }: ArticleFilters): string[] => [
  t('Article number'),
  asOf ? t('Revision as of {asOf}', { asOf }) : t('Revision'),
  t('Title'),
  t('Type'),
  asOf ? t('Status as of {asOf}', { asOf }) : t('Status'),
  t('Authors'),
  t('Keywords'),
  t('Uploaded by'),
  t('Associate editor'),
  t('Submitted'),
  t('Last update'),
  t('Accepted'),
];

type Names = ReadonlyMap<string, PersonSummary>;

const nameOf = (names: Names, id: string | null): string => {
  const person = id === null ? undefined : names.get(id);
  return person ? fullName(person) : '';
};

const cellsOf = (row: ArticleCardRow, names: Names): CsvCell[] => [
  row.number,
  row.revision,
  row.title,
  typeRef(row.type_id)?.name ?? null,
  STATUS_LABELS[row.status].label,
  row.authors.map(fullName).join('; '),
  row.keywords.join('; '),
  nameOf(names, row.uploader_id),
  nameOf(names, row.associate_id),
  row.submitted_at?.toISOString() ?? null,
  row.last_update_at.toISOString(),
  row.accepted_at?.toISOString() ?? null,
];

const keyOf = ({ number_year, number_seq }: ArticleCardRow): string =>
  String(BigInt(number_year) * 1_000_000_000n + BigInt(number_seq));

/** Results of searches as CSV, newest article first: read in batches, so that memory stays flat for any size. */
@Injectable()
export class ArticleExport {
  private running = 0;

  constructor(
    private readonly finder: ArticleFinder,
    private readonly people: People,
  ) {}

  /**
   * The lines of the file in the language of the request, one batch at a time; ends early when the reader stops.
   * @throws ApiProblem 400 for an empty search, 429 while too many exports run.
   */
  async open(filters: ArticleFilters, user: RequestUser): Promise<AsyncIterable<string>> {
    if (isEmptySearch(filters)) throw new ApiProblem('BAD_REQUEST', SEARCH_MESSAGES.empty);
    if (this.running >= MAX_CONCURRENT_EXPORTS) throw new ApiProblem('TOO_MANY_REQUESTS', SEARCH_MESSAGES.exportsBusy);
    this.running += 1;
    try {
      // The first batch is read before the response begins, so that a failure can still be reported.
      const batches = this.batches(filters, user);
      return this.lines(filters, await batches.next(), batches);
    } catch (failure) {
      this.running -= 1;
      throw failure;
    }
  }

  private async *lines(
    filters: ArticleFilters,
    first: IteratorResult<ArticleCardRow[]>,
    batches: AsyncGenerator<ArticleCardRow[]>,
  ): AsyncGenerator<string> {
    const language = requestLanguage();
    try {
      yield CSV_MARK + withLanguage(language, () => csvLine(headerOf(filters)));
      for (let batch = first; batch.done !== true; batch = await batches.next()) {
        const rows = batch.value;
        const ids = rows.flatMap(({ uploader_id, associate_id }) => [
          uploader_id,
          ...(associate_id ? [associate_id] : []),
        ]);
        const names = await this.people.byIds(ids);
        yield withLanguage(language, () => rows.map((row) => csvLine(cellsOf(row, names))).join(''));
      }
    } finally {
      this.running -= 1;
    }
  }

  /** A search by words finds and sorts all its matches for each query, so it is asked only once for all numbers. */
  private async *batches(filters: ArticleFilters, user: RequestUser): AsyncGenerator<ArticleCardRow[]> {
    if (wordsOf(filters) !== null) {
      const numbers = await this.finder.numbers(filters, user);
      for (let from = 0; from < numbers.length; from += BATCH)
        yield await this.finder.rowsOf(filters, user, numbers.slice(from, from + BATCH));
      return;
    }
    for (let before = FROM_THE_NEWEST; ;) {
      const rows = await this.finder.rowsBefore(filters, user, before, BATCH);
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      before = keyOf(last);
    }
  }
}
