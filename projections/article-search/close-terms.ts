import { lexemesOf } from '../../src/platform/text-search';
import { MARKS } from './marks';

/** More words of a long title cost more time than they improve the result. */
const MOST_TERMS = 20;
/** Shorter words hardly ever name a subject. */
const SHORTEST = 4;

/** A query per distinctive word of the keywords and the title: articles with that word in title, keywords or abstract. */
export function closeTerms(title: string, keywords: readonly string[]): string[] {
  const words = lexemesOf(`${keywords.join(' ')} ${title}`, { stopWords: false });
  return words
    .filter((word) => [...word].length >= SHORTEST)
    .slice(0, MOST_TERMS)
    .map((word) => `'${MARKS.keyword}${word}' | '${MARKS.title}${word}' | '${MARKS.body}${word}'`);
}
