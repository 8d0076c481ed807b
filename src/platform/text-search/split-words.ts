/** A run of text that a reader sees as one word: `COVID-19` and `O’Brien` are one word of two parts. */
export interface Word {
  /** As written, without the joining characters. */
  parts: string[];
}

const PART = '[\\p{L}\\p{N}\\p{M}]+';
const JOINED = new RegExp(`${PART}(?:['’ʼ‐‑-]${PART})*`, 'gu');
const JOINTS = /['’ʼ‐‑-]/u;
// Scripts without spaces between words, where a word can only be found by adjacent letters.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/u;
const UNSPACED_RUNS = new RegExp(`(${UNSPACED.source})`, 'u');

/** The words of a text, in order. */
export const splitWords = (text: string): Word[] =>
  (text.normalize('NFC').match(JOINED) ?? []).map((found) => ({ parts: found.split(JOINTS) }));

/** Splits a part where the script changes between one with spaces and one without. */
export const splitScripts = (part: string): { text: string; spaced: boolean }[] =>
  part
    .split(UNSPACED_RUNS)
    .filter(Boolean)
    .map((text) => ({ text, spaced: !UNSPACED.test(text) }));

/** Every letter and every two adjacent letters. */
export function lettersAndPairs(run: string): { letters: string[]; pairs: string[] } {
  const letters = [...run];
  return { letters, pairs: letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`) };
}
