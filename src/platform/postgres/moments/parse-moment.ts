import { types } from 'pg';

/** The form in which Postgres sends a moment of our era to connections in UTC, such as `2026-11-27 09:05:00.25+00`. */
const SHORTEST = '2026-11-27 09:05:00+00'.length;
const LONGEST = SHORTEST + '.123456'.length;
const ZERO = '0'.charCodeAt(0);

const ofPg = types.getTypeParser(types.builtins.TIMESTAMPTZ) as (text: string) => Date;

const one = (text: string, at: number): number => text.charCodeAt(at) - ZERO;
const two = (text: string, at: number): number => 10 * one(text, at) + one(text, at + 1);

/** Parses a column of type timestamptz like `pg`, but in half the time: a list has thousands. */
export function parseMoment(text: string): Date {
  const end = text.length - '+00'.length;
  const isUsual =
    text.length >= SHORTEST && text.length <= LONGEST && text[0] !== '0' && text[4] === '-' && text.endsWith('+00');
  if (!isUsual) return ofPg(text);
  const digit = (at: number): number => (at < end ? one(text, at) : 0);
  const fraction = 100 * digit(20) + 10 * digit(21) + digit(22);
  const [year, month, day] = [100 * two(text, 0) + two(text, 2), two(text, 5) - 1, two(text, 8)];
  return new Date(Date.UTC(year, month, day, two(text, 11), two(text, 14), two(text, 17), fraction));
}
