import { foldedForms, foldText } from './fold-text';
import { lettersAndPairs, splitScripts, splitWords } from './split-words';
import { isStopWord } from './stop-words';

/** Longer words are cut, both when stored and when searched for. Characters. */
const LONGEST_LEXEME = 60;
/** Limit of distinct lexemes per text; later ones are not found. */
const MOST_LEXEMES = 3000;

/** Words repeat often, and folding one costs more than this lookup. */
const KEPT_WORDS = 50_000;
const kept = new Map<string, readonly string[]>();

export const cutLexeme = (word: string): string => [...word].slice(0, LONGEST_LEXEME).join('');

function ofPart(part: string): string[] {
  return splitScripts(part).flatMap(({ text, spaced }) => {
    if (spaced) return foldedForms(text);
    const { letters, pairs } = lettersAndPairs(foldText(text));
    return [...letters, ...pairs];
  });
}

function ofWord(parts: readonly string[]): readonly string[] {
  const key = parts.join("'");
  const known = kept.get(key);
  if (known) return known;
  const forms = parts.flatMap(ofPart);
  if (parts.length > 1) forms.push(...foldedForms(parts.join('')));
  const lexemes = [...new Set(forms)].filter((form) => form !== '').map(cutLexeme);
  if (kept.size >= KEPT_WORDS) kept.clear();
  kept.set(key, lexemes);
  return lexemes;
}

/**
 * The lexemes that find a text: its words folded, the parts of joined words, both spellings of an umlaut, and for scripts without
 * spaces each letter and each pair. Unsorted, without duplicates.
 */
export function lexemesOf(text: string, { stopWords }: { stopWords: boolean }): string[] {
  const found = new Set<string>();
  for (const { parts } of splitWords(text)) {
    for (const form of ofWord(parts)) if (stopWords || !isStopWord(form)) found.add(form);
    if (found.size >= MOST_LEXEMES) break;
  }
  return [...found];
}

/** A tsvector in the syntax of Postgres. Lexemes contain only letters and digits, after the program's marks. */
export const tsvectorOf = (lexemes: readonly string[]): string => lexemes.map((lexeme) => `'${lexeme}'`).join(' ');
