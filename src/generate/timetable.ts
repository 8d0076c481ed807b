import { Random } from './random';

const YEAR_MS = 365.25 * 86_400_000;
/** The journal grows: its last year has somewhat more submissions than its first. */
const GROWTH = 0.85;

export interface Start {
  index: number;
  /** Milliseconds since 1970. */
  at: number;
  number: string;
}

/** The start and the number of each article, in order of time. `last`: the last number of each year; updated in place. */
export function* startsOf(
  { articles, seed, years, until }: { articles: number; seed: number; years: number; until: Date },
  last: Map<number, number>,
): Generator<Start> {
  const random = Random.of(seed, 'timetable');
  const begin = until.getTime() - years * YEAR_MS;
  for (let index = 0; index < articles; index += 1) {
    const part = ((index + random.next()) / articles) ** GROWTH;
    const at = Math.floor(begin + part * (until.getTime() - begin));
    const year = new Date(at).getUTCFullYear();
    const next = (last.get(year) ?? 0) + 1;
    last.set(year, next);
    yield { index, at, number: `${year}-${next}` };
  }
}
