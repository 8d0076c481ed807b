import { foldedForms, foldText } from './fold-text';
import { cutLexeme } from './lexemes';
import { lettersAndPairs, splitScripts, splitWords, type Word } from './split-words';
import { isStopWord } from './stop-words';

/** Further words are skipped, so that a pasted abstract still finds its article. */
const MOST_WORDS = 16;

/** From this length on, a word is found by its prefix. Shorter prefixes would match half of all words. */
export const SHORTEST_PREFIX = 3;

/** A searched field: `mark` precedes its lexemes, and a prefix search needs at least this many letters. */
export interface SearchedField {
  mark: string;
  shortestPrefix: number;
}

/** A tsquery for one lexeme in any of the fields. */
function anywhere(lexeme: string, fields: readonly SearchedField[]): string {
  const cut = cutLexeme(lexeme);
  const length = [...cut].length;
  return group(
    fields.map(({ mark, shortestPrefix }) => `'${mark}${cut}'${length >= shortestPrefix ? ':*' : ''}`),
    '|',
  );
}

const group = (terms: readonly string[], operator: '&' | '|'): string =>
  terms.length === 1 ? (terms[0] ?? '') : `(${terms.join(` ${operator} `)})`;

const exactly = (lexemes: readonly string[], fields: readonly SearchedField[]): string =>
  group(
    lexemes.map((lexeme) =>
      group(
        fields.map(({ mark }) => `'${mark}${lexeme}'`),
        '|',
      ),
    ),
    '&',
  );

function partQuery(part: string, fields: readonly SearchedField[]): string {
  const pieces = splitScripts(part).map(({ text, spaced }) => {
    if (spaced) {
      return group(
        foldedForms(text).map((form) => anywhere(form, fields)),
        '|',
      );
    }
    const { letters, pairs } = lettersAndPairs(foldText(text));
    return exactly(pairs.length > 0 ? pairs : letters, fields);
  });
  return group(pieces, '&');
}

function wordQuery({ parts }: Word, fields: readonly SearchedField[]): string {
  const significant = parts.filter((part) => !isStopWord(foldText(part)));
  const apart = group(
    (significant.length > 0 ? significant : parts).map((part) => partQuery(part, fields)),
    '&',
  );
  if (parts.length === 1) return apart;
  return group([apart, partQuery(parts.join(''), fields)], '|');
}

const isCommon = ({ parts }: Word): boolean => parts.length === 1 && isStopWord(foldText(parts[0] ?? ''));

/**
 * The words of a search text. Common words count only if there are no others. Every other character (quotes, operators, brackets)
 * counts as a space.
 */
export function wordsToFind(text: string): Word[] {
  const words = splitWords(text).slice(0, MOST_WORDS * 4);
  const significant = words.filter((word) => !isCommon(word));
  return (significant.length > 0 ? significant : words).slice(0, MOST_WORDS);
}

/**
 * A tsquery for texts in which each word is in at least one of the fields. `also` gives alternative terms for a word. It never throws: the
 * query contains only letters and digits, whatever the input.
 */
export function textQuery(
  words: readonly Word[],
  fields: readonly SearchedField[],
  also: (word: Word) => string[] = () => [],
): string {
  return words.map((word) => group([wordQuery(word, fields), ...also(word)], '|')).join(' & ');
}
