import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { PG_POOL } from '../../platform/postgres';

export interface Keyword {
  id: string;
  keyword: string;
}

/** Reads the journal's list of keywords, table app.keywords. */
@Injectable()
export class Keywords {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /** All keywords by name. */
  async list(): Promise<Keyword[]> {
    const { rows } = await this.pool.query<Keyword>(
      'SELECT id::text AS id, keyword FROM app.keywords ORDER BY lower(keyword)',
    );
    return rows;
  }

  /** Those of the given words that are not in the list, compared to the letter. */
  async unknown(words: readonly string[]): Promise<string[]> {
    if (words.length === 0) return [];
    const { rows } = await this.pool.query<{ keyword: string }>(
      'SELECT keyword FROM app.keywords WHERE keyword = ANY($1)',
      [words],
    );
    const known = new Set(rows.map((row) => row.keyword));
    return words.filter((word) => !known.has(word));
  }
}
