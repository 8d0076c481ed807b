import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_SEARCH } from '../../../../projections/article-search';
import { CLOCK, type Clock } from '../../../platform/clock';
import { PG_POOL } from '../../../platform/postgres';

/** A word that more articles share than this does not tell who knows the subject. */
export const COMMON = 2_500;
/** So many articles more, and the word is common for each asker who has a part in fewer of them, whatever these are. */
const SPARE = 500;
/** Words hardly become rare again. */
const KEPT_MS = 3_600_000;
const MOST_KEPT = 20_000;

const SQL = `SELECT t.query FROM unnest($1::text[]) AS t (query) WHERE (SELECT count(*) FROM (SELECT FROM ${ARTICLE_SEARCH} s
  WHERE s.words @@ t.query::tsquery AND s.submitted_at IS NOT NULL LIMIT ${COMMON + SPARE}) AS found) = ${COMMON + SPARE}`;

/** Remembers which words are common, so that their articles are not read for each list. */
@Injectable()
export class CommonWords {
  /** Query -> whether it is common, and until when that is believed. */
  private readonly known = new Map<string, { isCommon: boolean; until: number }>();

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The queries without those of common words. @param parts in how many articles the asker has a part. */
  async without(queries: readonly string[], parts: number): Promise<string[]> {
    if (parts >= SPARE) return [...queries];
    const now = this.clock.now().getTime();
    const unknown = queries.filter((query) => (this.known.get(query)?.until ?? 0) <= now);
    if (unknown.length > 0) await this.learn(unknown, now + KEPT_MS);
    return queries.filter((query) => this.known.get(query)?.isCommon !== true);
  }

  private async learn(queries: readonly string[], until: number): Promise<void> {
    const { rows } = await this.pool.query<{ query: string }>(SQL, [queries]);
    const common = new Set(rows.map(({ query }) => query));
    if (this.known.size + queries.length > MOST_KEPT) this.known.clear();
    for (const query of queries) this.known.set(query, { isCommon: common.has(query), until });
  }
}
