const ENGLISH =
  'a an and are as at be been but by for from had has have he her his in into is it its not of on or our she that the their they this to was we were which will with';

const WORDS: ReadonlySet<string> = new Set(ENGLISH.split(' '));

/** True for words of nearly every English text: they do not narrow a search and cost the most. `word` must be folded. */
export const isStopWord = (word: string): boolean => WORDS.has(word);
