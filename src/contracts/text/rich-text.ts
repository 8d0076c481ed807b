import { texts } from '../language/texts';
/** The only elements and attributes of rich text, whether stored, mailed or shown. */
export const RICH_TEXT_ELEMENTS: readonly string[] = [
  ...['p', 'br', 'h2', 'h3', 'h4', 'blockquote', 'hr'],
  ...['ul', 'ol', 'li'],
  ...['b', 'i', 'u', 's', 'strong', 'em', 'sub', 'sup', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Allowed attributes of each element. */
export const RICH_TEXT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
};

/** Allowed schemes of links. */
export const RICH_TEXT_SCHEMES: readonly string[] = ['http', 'https', 'mailto'];

/** Maximum size of a rich text, in bytes of UTF-8, before sanitising. */
export const MAX_RICH_TEXT_BYTES = 200_000;

export const RICH_TEXT_MESSAGES = texts({
  tooLong: 'The text is longer than 200 kB. Please shorten it.',
  picture: 'Pictures cannot be put into this text.',
});
