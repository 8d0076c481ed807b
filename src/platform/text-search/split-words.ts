/** A run of text that a reader takes for one word: `COVID-19` and `O’Brien` are one, of two parts. */
export interface Word {
  /** As written, without what joins them. */
  parts: string[];
}

const PART = '[\\p{L}\\p{N}\\p{M}]+';
const JOINED = new RegExp(`${PART}(?:['’ʼ‐‑-]${PART})*`, 'gu');
const JOINTS = /['’ʼ‐‑-]/u;
// Written without spaces between words, so that a word can only be found by the letters that stand beside each other.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/u;
const UNSPACED_RUNS = new RegExp(`(${UNSPACED.source})`, 'u');

/** The words of a text, in their order. */
export const splitWords = (text: string): Word[] =>
  (text.normalize('NFC').match(JOINED) ?? []).map((found) => ({ parts: found.split(JOINTS) }));

/** A part cut where the script changes between one with spaces and one without. */
export const splitScripts = (part: string): { text: string; spaced: boolean }[] =>
  part
    .split(UNSPACED_RUNS)
    .filter(Boolean)
    .map((text) => ({ text, spaced: !UNSPACED.test(text) }));

/** Every letter and every two letters side by side. */
export function lettersAndPairs(run: string): { letters: string[]; pairs: string[] } {
  const letters = [...run];
  return { letters, pairs: letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`) };
}
