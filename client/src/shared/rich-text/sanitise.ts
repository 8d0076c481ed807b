import DOMPurify from 'dompurify';
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_ELEMENTS, RICH_TEXT_SCHEMES } from '@contracts';

const RULES = {
  ALLOWED_TAGS: [...RICH_TEXT_ELEMENTS],
  ALLOWED_ATTR: Object.values(RICH_TEXT_ATTRIBUTES).flat(),
  ALLOWED_URI_REGEXP: new RegExp(`^(?:${RICH_TEXT_SCHEMES.join('|')}):`, 'i'),
  // Every other attribute would be taken for an address, too.
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'scope', 'start'],
  // Neither is on the list, and DOMPurify would let both pass by their prefix.
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** The server sanitises what it stores; the client trusts nobody and does it again, to the same list of elements. */
export const sanitise = (html: string): string => DOMPurify.sanitize(html, RULES);
