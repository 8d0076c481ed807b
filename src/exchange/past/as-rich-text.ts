import { MAX_RICH_TEXT_BYTES, withoutMarkup } from '../../contracts';
import { sanitiseRichText } from '../../platform/rich-text';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A text of OJS in this system's rich text. A text that is too long is cut, without its markup. */
export function asRichText(html: string): string {
  if (html.trim() === '') return '';
  if (Buffer.byteLength(html) <= MAX_RICH_TEXT_BYTES) return sanitiseRichText(html);
  return `<p>${escaped(asPlainText(html).slice(0, MAX_RICH_TEXT_BYTES / 8))}</p>`;
}

/** A title as plain text, since titles here have no markup. */
export const asPlainText = (html: string): string => withoutMarkup(html).replace(/\s+/g, ' ').trim();

/** A paragraph of plain words. */
export const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;
