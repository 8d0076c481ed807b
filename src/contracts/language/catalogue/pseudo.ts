import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalogue, ReadMessage } from '../catalogues';

type Element = ReadMessage[number];

const PLAIN = 'aceginorsuyACEGINORSUY';
const ACCENTED = 'áçéğíñóŕšúýÁÇÉĞÍÑÓŔŠÚÝ';
const accents = new Map([...PLAIN].map((letter, place) => [letter, [...ACCENTED][place] ?? letter]));

/** 'Šávé~~': each text keeps its shape, is marked, and is two fifths longer. */
function accented(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  // In groups, since a line must be able to end within them.
  const longer = '~'.repeat(Math.ceil(text.length * 0.4)).replace(/~{6}(?=~)/g, '$& ');
  return [...text].map((letter) => accents.get(letter) ?? letter).join('') + longer;
}

/** Only the words: arguments, the names of tags and the shapes of numbers stay. */
function accentedElement(element: Element): Element {
  if ('children' in element) return { ...element, children: element.children.map(accentedElement) };
  if ('options' in element) {
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: option.value.map(accentedElement) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  }
  return isWords(element) ? { ...element, value: accented(element.value) } : element;
}

/** The reader numbers its kinds of elements; words are the first. */
const isWords = (element: Element): element is Extract<Element, { type: 0 }> => Number(element.type) === 0;

const withoutContext = (key: string): string => key.split('|')[0] ?? key;

/** The texts of the language of no one, made from the English. */
export const CATALOGUE: Catalogue = {
  plain: (key) => accented(withoutContext(key)),
  message: (key) => new IntlMessageFormat(withoutContext(key), 'en-GB').getAst().map(accentedElement),
};
