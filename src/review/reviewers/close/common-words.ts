import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_SEARCH } from '../../../../projections/article-search';
import { CLOCK, type Clock } from '../../../platform/clock';
import { PG_POOL } from '../../../platform/postgres';

/** A word that more articles share than this does not show who knows the subject. */
export const COMMON = 2_500;
/** This many further articles are read: a word is common for an asker whichever of its articles are their own. */
const SPARE = 500;
/** How many hits of words are used for one list. The rarest words come first, so the omitted ones matter least. */
const MOST_READ = 5_000;
/** The articles of a word hardly change once they are submitted; new ones are read each time. */
export const WORD_CACHE_MS = 3_600_000;
/** When a word older than this is used, it is read again in the background. */
const REFRESH_AFTER_MS = 2_700_000;
const MAX_CACHED_WORDS = 20_000;
/** For all words together: 16 MB. */
const MOST_NUMBERS = 2_000_000;

const SQL = `SELECT t.query, f.articles, CASE WHEN f.articles < $2 THEN f.numbers ELSE '' END AS numbers
  FROM unnest($1::text[]) AS t (query), LATERAL (SELECT count(*)::int AS articles, coalesce(string_agg(number_key::text, ' '), '') AS numbers
    FROM (SELECT s.number_key FROM ${ARTICLE_SEARCH} s WHERE s.words @@ t.query::tsquery AND s.submitted_at IS NOT NULL LIMIT $2) AS found) f`;

export interface Word {
  query: string;
  /** In how many articles the word is; for a common word, at least this many. */
  articles: number;
  /** Their number keys; empty for a common word. */
  numbers: readonly number[];
}

/** Caches in which articles words are, so that these are not read for each list. The texts are those of searches, and stay in memory. */
@Injectable()
export class CommonWords {
  private readonly logger = new Logger('CommonWords');
  private readonly known = new Map<string, Word & { until: number }>();
  private cachedNumbers = 0;

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The words that are not common, the rarest first, as many as together have MOST_READ hits.
   * @param parts in how many articles the asker has a part; for a person with very many, the words are not cached, and all are returned.
   */
  async distinctive(queries: readonly string[], parts: number): Promise<Word[]> {
    if (parts >= SPARE) return this.read(queries, COMMON + parts);
    const now = this.clock.now().getTime();
    const known = queries.flatMap((query) => this.known.get(query) ?? []).filter(({ until }) => until > now);
    const fresh = new Set(known.map(({ query }) => query));
    const unknown = queries.filter((query) => !fresh.has(query));
    const words = unknown.length === 0 ? known : [...known, ...(await this.learn(unknown, now + WORD_CACHE_MS))];
    const ageing = known.filter(({ until }) => until <= now + WORD_CACHE_MS - REFRESH_AFTER_MS);
    this.refresh(
      ageing.map(({ query }) => query),
      now + WORD_CACHE_MS,
    );
    const rare = words.filter(({ articles }) => articles < COMMON + parts);
    let read = 0;
    return rare
      .sort((one, other) => one.articles - other.articles)
      .filter(({ articles }) => {
        read += articles;
        return read <= MOST_READ;
      });
  }

  /** Runs in the background; no caller waits for it. */
  private refresh(ageing: readonly string[], until: number): void {
    if (ageing.length === 0) return;
    this.learn(ageing, until).catch((failure: Error) =>
      this.logger.warn(`Words were not read again: ${failure.message}`),
    );
  }

  private async learn(queries: readonly string[], until: number): Promise<Word[]> {
    const words = await this.read(queries, COMMON + SPARE);
    if (this.known.size + queries.length > MAX_CACHED_WORDS || this.cachedNumbers > MOST_NUMBERS) this.known.clear();
    for (const word of words) this.known.set(word.query, { ...word, until });
    this.cachedNumbers = [...this.known.values()].reduce((sum, { numbers }) => sum + numbers.length, 0);
    return words;
  }

  private async read(queries: readonly string[], limit: number): Promise<Word[]> {
    const { rows } = await this.pool.query<Omit<Word, 'numbers'> & { numbers: string }>(SQL, [queries, limit]);
    return rows.map(({ numbers, ...word }) => ({
      ...word,
      numbers: numbers === '' ? [] : numbers.split(' ').map(Number),
    }));
  }
}
