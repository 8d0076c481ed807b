// Letters without a removable accent that are still searched for by a plain letter.
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ς: 'σ',
};
const SET_APART = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');
const ACCENTS = /[\u0300-\u036f]/g;

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const UMLAUT = /[äöüøå]/gu;

/**
 * The text in lower case and without accents, one form for all spellings. Stored texts and searches both use this function, so no
 * extension of the database is needed. `Müller` becomes `muller`, `Ελλάς` `ελλασ`.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(ACCENTS, '')
    .normalize('NFKC')
    .replace(SET_APART, (letter) => PLAIN[letter] ?? letter);

/** Other spellings of the word: `Müller` is found as `muller` and as `mueller`. Folded, without duplicates. */
export function foldedForms(word: string): string[] {
  const written = word
    .normalize('NFC')
    .toLowerCase()
    .replace(UMLAUT, (letter) => UMLAUTS[letter] ?? letter);
  return [...new Set([foldText(word), foldText(written)])];
}
