import { foldedForms, foldText } from './fold-text';
import { cutLexeme } from './lexemes';
import { lettersAndPairs, splitScripts, splitWords, type Word } from './split-words';
import { isStopWord } from './stop-words';

/** Words beyond these are passed over: whoever pastes a whole abstract still finds its article. */
const MOST_WORDS = 16;

/** From so many letters on, a word is found by its beginning. Shorter ones would mean half of all words. */
export const SHORTEST_PREFIX = 3;

/** Where a lexeme stands: `mark` is put before it, and its beginning may be asked for from so many letters on. */
export interface SearchedField {
  mark: string;
  shortestPrefix: number;
}

/** A tsquery of one lexeme in any of the fields. */
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
  const telling = parts.filter((part) => !isStopWord(foldText(part)));
  const apart = group(
    (telling.length > 0 ? telling : parts).map((part) => partQuery(part, fields)),
    '&',
  );
  if (parts.length === 1) return apart;
  return group([apart, partQuery(parts.join(''), fields)], '|');
}

const isCommon = ({ parts }: Word): boolean => parts.length === 1 && isStopWord(foldText(parts[0] ?? ''));

/**
 * The words of what somebody typed. Common words count only where there are no others. Whatever stands between words (quotes, operators,
 * brackets) is no more than a space.
 */
export function wordsToFind(text: string): Word[] {
  const words = splitWords(text).slice(0, MOST_WORDS * 4);
  const telling = words.filter((word) => !isCommon(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

/**
 * A tsquery for texts in which every word stands in one of the fields. `also` gives further terms of which any will do in place of a
 * word. @throws nothing: it is made of letters and digits, whatever was typed.
 */
export function textQuery(
  words: readonly Word[],
  fields: readonly SearchedField[],
  also: (word: Word) => string[] = () => [],
): string {
  return words.map((word) => group([wordQuery(word, fields), ...also(word)], '|')).join(' & ');
}
