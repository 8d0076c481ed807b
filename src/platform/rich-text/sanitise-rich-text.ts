import sanitize from 'sanitize-html';

/** Largest rich text, in bytes of UTF-8, before cleaning. */
export const MAX_RICH_TEXT_BYTES = 200_000;

/** A rich text that is too long to be kept; the message is for people. */
export class RichTextTooLong extends Error {
  constructor() {
    super('The text is longer than 200 kB. Please shorten it.');
    this.name = 'RichTextTooLong';
  }
}

/** What the editor writes (CKEditor), and nothing that could run, load or cover anything: no images, no styles, no classes. */
const RULES: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'blockquote', 'hr'],
    ...['ul', 'ol', 'li'],
    ...['b', 'i', 'u', 's', 'strong', 'em', 'sub', 'sup', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
};

/**
 * Cleans rich text by an allow-list; what is not allowed is left out, its text kept.
 * @throws RichTextTooLong over 200 kB.
 */
export function sanitiseRichText(html: string): string {
  if (Buffer.byteLength(html) > MAX_RICH_TEXT_BYTES) throw new RichTextTooLong();
  return sanitize(html, RULES);
}
