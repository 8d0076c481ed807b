import { texts } from '../language/texts';
import { longProblem, type Problem } from '../text/text-rules';

/** A word of the journal's list (spec part 2, section 3, 'Keyword'). */
export interface Keyword {
  id: string;
  keyword: string;
}

/** GET /article/keywords/{id}/uses: the number of submitted articles with this keyword. */
export interface KeywordUses {
  articles: number;
}

export const MAX_KEYWORD = 100;

export const KEYWORD_MESSAGES = texts({
  required: 'Please enter a keyword.',
  noLetter: 'A keyword must contain a letter or a digit.',
  semicolon: 'A keyword cannot contain a semicolon, which separates keywords.',
  known: 'This keyword is already in the list.',
});

/** The problem of a keyword, which is one or a few words. A semicolon would split it in two where articles show their keywords. */
export function keywordProblem(keyword: string): Problem {
  if (keyword.trim() === '') return KEYWORD_MESSAGES.required;
  if (!/[\p{L}\p{N}]/u.test(keyword)) return KEYWORD_MESSAGES.noLetter;
  if (keyword.includes(';')) return KEYWORD_MESSAGES.semicolon;
  return longProblem(keyword, MAX_KEYWORD);
}

/** The stored form: no surrounding space, single spaces within, each accented letter as one character. */
export const tidyKeyword = (keyword: string): string => keyword.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** The form for comparison and search: without case and accents. */
export const keywordKey = (keyword: string): string =>
  tidyKeyword(keyword)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
