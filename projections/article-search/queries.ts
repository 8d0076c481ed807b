import { type SearchedField, SHORTEST_PREFIX, textQuery, type Word, wordsToFind } from '../../src/platform/text-search';
import { MARKS } from './marks';

const TITLE: SearchedField = { mark: MARKS.title, shortestPrefix: 2 };
const AUTHOR: SearchedField = { mark: MARKS.author, shortestPrefix: 2 };
const KEYWORD: SearchedField = { mark: MARKS.keyword, shortestPrefix: 2 };
const BODY: SearchedField = { mark: MARKS.body, shortestPrefix: SHORTEST_PREFIX };
const HEAD = [TITLE, AUTHOR, KEYWORD];

const NUMBER = /^\d{4}-\d+$/;
const LABEL = /#?\b(\d{4}-\d+)-R\d+\b-?/giu;
const DASHES = /[‐‑]/gu;

/** The label of an article in mails, `#2026-15-R1-Title`, becomes its number and its title. */
const withoutLabel = (text: string): string => text.replace(DASHES, '-').replace(LABEL, '$1 ');

const numberOf = ({ parts }: Word): string | null => {
  const number = parts.join('-');
  return NUMBER.test(number) ? number : null;
};

const asNumber = (word: Word): string[] => {
  const number = numberOf(word);
  return number === null ? [] : [`'${MARKS.number}${number}':*`];
};

/** A tsquery without matches. */
export const NOTHING = "'!'";

export interface FindQuery {
  /** The condition of a match. */
  any: string;
  /** The ranking of matches: conditions for the first, second, ... group. Each is a subset of `any` and of the next one. */
  ranks: string[];
}

/**
 * The quick word search over title, abstract, keywords, authors and article number (issue 7, point 1): every word must match
 * somewhere. The order is: the article with that number, titles, authors and keywords, abstracts. Null: the text has no words.
 */
export function findQuery(text: string): FindQuery | null {
  const words = wordsToFind(withoutLabel(text));
  if (words.length === 0) return null;
  const [only] = words;
  const number = only && words.length === 1 ? numberOf(only) : null;
  const titles = textQuery(words, [TITLE], asNumber);
  const head = textQuery(words, HEAD, asNumber);
  const exact = number === null ? [] : [`'${MARKS.number}${number}'`];
  return { any: textQuery(words, [...HEAD, BODY], asNumber), ranks: [...exact, titles, head] };
}

/** The quick search of the top bar: number, title and author (screens, 'Shell'). Null: the text has no words. */
export function quickQuery(text: string): FindQuery | null {
  const words = wordsToFind(withoutLabel(text));
  const found = findQuery(text);
  return found && { any: textQuery(words, [TITLE, AUTHOR], asNumber), ranks: found.ranks.slice(0, -1) };
}

const inField = (text: string, field: SearchedField): string => {
  const words = wordsToFind(text);
  return words.length === 0 ? NOTHING : textQuery(words, [field]);
};

/** Every word in the title. */
export const titleQuery = (text: string): string => inField(text, TITLE);

/** Every word in the keywords. */
export const keywordQuery = (text: string): string => inField(text, KEYWORD);

/** A full number finds its article, a prefix finds all articles that begin with it. */
export function numberQuery(text: string): string {
  const [number = ''] = withoutLabel(text).trim().replace(/^#/, '').split(/\s/u);
  if (!/^\d{1,4}$|^\d{4}-\d*$/.test(number)) return NOTHING;
  return `'${MARKS.number}${number}'${NUMBER.test(number) ? '' : ':*'}`;
}
