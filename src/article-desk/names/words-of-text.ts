import { foldedForms } from '../../platform/text-search';

/** One word of a text, where it is, and its plain spellings: 'Müller' has the forms 'muller' and 'mueller'. */
export interface TextWord {
  text: string;
  forms: readonly string[];
  start: number;
  end: number;
  isCapital: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text, in order. Hyphens, apostrophes, dots and underscores separate words. */
export const wordsOf = (text: string): TextWord[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    forms: foldedForms(word),
    start: index,
    end: index + word.length,
    isCapital: /^\p{Lu}/u.test(word),
  }));

/** The plain spellings of each word of a name. */
export const partsOf = (name: string): (readonly string[])[] => wordsOf(name).map(({ forms }) => forms);

/** A shorter word must match exactly, since one different letter makes it another name. */
const LONG = 7;

/** True when both have a spelling in common; with `typing`, also when a long word has one typing error after its first letter. */
export function isSame(one: readonly string[], other: readonly string[], typing: boolean): boolean {
  if (one.some((form) => other.includes(form))) return true;
  return typing && one.some((form) => other.some((second) => isMistyped(form, second)));
}

/** True when one letter is missing, added, wrong, or swapped with its neighbour. */
function isMistyped(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < LONG - 1 || long.length < LONG || long.length - short.length > 1 || short[0] !== long[0])
    return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = (word: string, from: number): string => word.slice(from);
  if (short.length < long.length) return rest(short, at) === rest(long, at + 1);
  const isSwapped =
    short[at] === long[at + 1] && short[at + 1] === long[at] && rest(short, at + 2) === rest(long, at + 2);
  return isSwapped || rest(short, at + 1) === rest(long, at + 1);
}
