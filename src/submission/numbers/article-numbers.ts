import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { PG_POOL } from '../../platform/postgres';

/** Gives article numbers `YYYY-n`, n counted per year (lifecycle, section 2, 'start draft'). A number is never reused; gaps occur. */
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
    if (!row) throw new Error('The counter of article numbers returned no number.');
    return `${year}-${row.last}`;
  }
}

/** The last number of each year. */
export async function lastNumbers(pool: Pool): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ year: number; last: number }>('SELECT year, last FROM app.article_numbers');
  return new Map(rows.map(({ year, last }) => [year, last]));
}

/** Ensures that no number up to these is given again. */
export async function reserveNumbers(pool: Pool, last: ReadonlyMap<number, number>): Promise<void> {
  await pool.query(
    `INSERT INTO app.article_numbers AS n (year, last) SELECT * FROM unnest($1::int[], $2::int[])
     ON CONFLICT (year) DO UPDATE SET last = greatest(n.last, excluded.last)`,
    [[...last.keys()], [...last.values()]],
  );
}
