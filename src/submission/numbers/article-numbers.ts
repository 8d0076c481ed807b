import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { PG_POOL } from '../../platform/postgres';

/** Gives article numbers `YYYY-n`, n counted per year (lifecycle, section 2, 'start draft'). A number is never given twice; gaps happen. */
@Injectable()
export class ArticleNumbers {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  async next(at: Date): Promise<string> {
    const year = at.getUTCFullYear();
    const { rows } = await this.pool.query<{ last: number }>(
      `INSERT INTO app.article_numbers AS n (year, last) VALUES ($1, 1)
       ON CONFLICT (year) DO UPDATE SET last = n.last + 1 RETURNING last`,
      [year],
    );
    const [row] = rows;
    if (!row) throw new Error('The counter of article numbers gave no number.');
    return `${year}-${row.last}`;
  }
}
