import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_SEARCH } from '../../../../projections/article-search';
import { CLOCK, type Clock } from '../../../platform/clock';
import { PG_POOL } from '../../../platform/postgres';

/** A word that more articles share than this does not tell who knows the subject. */
export const COMMON = 2_500;
/** Articles are counted so far beyond that: a word is common for an asker whichever of its articles are their own. */
const SPARE = 500;
/** How many hits of words are read for one list: the rarest words first, so what is left out says least. */
const MOST_READ = 5_000;
/** Words hardly become rare again. */
const KEPT_MS = 3_600_000;
const MOST_KEPT = 20_000;

const SQL = `SELECT t.query, (SELECT count(*)::int FROM (SELECT FROM ${ARTICLE_SEARCH} s
  WHERE s.words @@ t.query::tsquery AND s.submitted_at IS NOT NULL LIMIT ${COMMON + SPARE}) AS found) AS articles FROM unnest($1::text[]) AS t (query)`;

/** Remembers which words are common, so that their articles are not read for each list. */
@Injectable()
export class CommonWords {
  /** Query -> in how many articles it is, and until when that is believed. */
  private readonly known = new Map<string, { articles: number; until: number }>();

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The queries without those of common words, the rarest first, as many as together have MOST_READ hits.
   * @param parts in how many articles the asker has a part; the words of a person with very many are not known and all returned.
   */
  async distinctive(queries: readonly string[], parts: number): Promise<string[]> {
    if (parts >= SPARE) return [...queries];
    const now = this.clock.now().getTime();
    const unknown = queries.filter((query) => (this.known.get(query)?.until ?? 0) <= now);
    if (unknown.length > 0) await this.learn(unknown, now + KEPT_MS);
    const countOf = (query: string): number => this.known.get(query)?.articles ?? 0;
    const rare = queries.filter((query) => countOf(query) < COMMON + parts);
    let read = 0;
    return rare
      .sort((one, other) => countOf(one) - countOf(other))
      .filter((query) => {
        read += countOf(query);
        return read <= MOST_READ;
      });
  }

  private async learn(queries: readonly string[], until: number): Promise<void> {
    const { rows } = await this.pool.query<{ query: string; articles: number }>(SQL, [queries]);
    if (this.known.size + queries.length > MOST_KEPT) this.known.clear();
    for (const { query, articles } of rows) this.known.set(query, { articles, until });
  }
}
