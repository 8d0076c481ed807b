import type { Pool } from 'pg';
import { DEFAULT_SETTINGS } from '../../contracts';
import { ArticleNumbers } from './article-numbers';

/** The counter of each year, kept in memory. */
function counter(): Pool {
  const last = new Map<number, number>();
  const query = (_sql: string, [years, counts]: [number[], number[]]) => {
    years.forEach((year, index) => last.set(year, (last.get(year) ?? 0) + (counts[index] ?? 0)));
    return Promise.resolve({ rows: years.map((year) => ({ year, last: last.get(year) })) });
  };
  return { query } as unknown as Pool;
}

describe('the number of an article', () => {
  it.each([
    ['UTC', '2026-12-31T23:30:00Z', '2026-1'],
    ['Europe/Amsterdam', '2026-12-31T23:30:00Z', '2027-1'],
    ['America/New_York', '2027-01-01T04:30:00Z', '2026-1'],
  ])("has the year of the journal's calendar: in %s at %s it is %s", async (timeZone, at, number) => {
    const settings = { current: () => Promise.resolve({ ...DEFAULT_SETTINGS, timeZone }) };
    const numbers = new ArticleNumbers(counter(), settings);
    expect(await numbers.next(new Date(at))).toBe(number);
  });
});
