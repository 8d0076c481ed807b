import { COMMON, type Word } from './common-words';

/** How many articles count as close. */
const MOST_CLOSE = 400;

export interface Close {
  number: number;
  weight: number;
}

/**
 * The articles that share the most distinctive words, the closest first. A word weighs more the fewer articles have it; a word that COMMON
 * articles share counts for nothing. One shared word is not enough.
 * @param hidden articles that do not count: the one to which others are close, and those in which the asker has a part.
 */
export function closestOf(words: readonly Word[], hidden: ReadonlySet<number>): Close[] {
  const found = new Map<number, Close & { words: number }>();
  for (const { numbers } of words) {
    const seen = numbers.filter((number) => !hidden.has(number));
    if (seen.length === 0 || seen.length >= COMMON) continue;
    const weight = Math.log(1 + COMMON / seen.length);
    for (const number of seen) {
      const one = found.get(number);
      if (one) {
        one.weight += weight;
        one.words += 1;
      } else found.set(number, { number, weight, words: 1 });
    }
  }
  return [...found.values()]
    .filter(({ words: shared }) => shared > 1)
    .sort((one, other) => other.weight - one.weight || other.number - one.number)
    .slice(0, MOST_CLOSE);
}
