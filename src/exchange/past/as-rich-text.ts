import { MAX_RICH_TEXT_BYTES, withoutMarkup } from '../../contracts';
import { sanitiseRichText } from '../../platform/rich-text';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A text of OJS as this system keeps rich text. One that is longer than allowed keeps its beginning, without its markup. */
export function asRichText(html: string): string {
  if (html.trim() === '') return '';
  if (Buffer.byteLength(html) <= MAX_RICH_TEXT_BYTES) return sanitiseRichText(html);
  return `<p>${escaped(asPlainText(html).slice(0, MAX_RICH_TEXT_BYTES / 8))}</p>`;
}

/** A title, whose markup has no place here. */
export const asPlainText = (html: string): string => withoutMarkup(html).replace(/\s+/g, ' ').trim();

/** A paragraph of plain words. */
export const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;
