import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { yearOfDay } from '../../contracts';
import { Batches } from '../../platform/batches/batches';
import { PG_POOL } from '../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';

/**
 * Gives article numbers `YYYY-n`, n counted per year of the journal's calendar (lifecycle, section 2, 'start draft'). A number is never
 * reused; gaps occur.
 */
@Injectable()
export class ArticleNumbers {
  /** Drafts started at the same moment take their numbers from the counter together. */
  private readonly asked = new Batches<number, string>((years) => this.take(years), { most: 64, concurrency: 1 });

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  async next(at: Date): Promise<string> {
    const { timeZone } = await this.settings.current();
    return this.asked.add(yearOfDay(at, timeZone));
  }

  private async take(years: readonly number[]): Promise<string[]> {
    const counts = new Map<number, number>();
    for (const year of years) counts.set(year, (counts.get(year) ?? 0) + 1);
    const { rows } = await this.pool.query<{ year: number; last: number }>(
      `INSERT INTO app.article_numbers AS n (year, last) SELECT * FROM unnest($1::int[], $2::int[]) AS asked (year, count) ORDER BY year
       ON CONFLICT (year) DO UPDATE SET last = n.last + excluded.last RETURNING year, last`,
      [[...counts.keys()], [...counts.values()]],
    );
    const next = new Map(rows.map(({ year, last }) => [year, last - (counts.get(year) ?? 0)]));
    return years.map((year) => {
      const number = (next.get(year) ?? NaN) + 1;
      if (Number.isNaN(number)) throw new Error('The counter of article numbers returned no number.');
      next.set(year, number);
      return `${year}-${number}`;
    });
  }
}

/** The last number of each year. */
export async function lastNumbers(pool: Pool): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ year: number; last: number }>('SELECT year, last FROM app.article_numbers');
  return new Map(rows.map(({ year, last }) => [year, last]));
}

/** Ensures that no number up to these is assigned again. */
export async function reserveNumbers(pool: Pool, last: ReadonlyMap<number, number>): Promise<void> {
  await pool.query(
    `INSERT INTO app.article_numbers AS n (year, last) SELECT * FROM unnest($1::int[], $2::int[])
     ON CONFLICT (year) DO UPDATE SET last = greatest(n.last, excluded.last)`,
    [[...last.keys()], [...last.values()]],
  );
}
