import DOMPurify from 'dompurify';
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_ELEMENTS, RICH_TEXT_SCHEMES } from '@contracts';

const RULES = {
  ALLOWED_TAGS: [...RICH_TEXT_ELEMENTS],
  ALLOWED_ATTR: Object.values(RICH_TEXT_ATTRIBUTES).flat(),
  ALLOWED_URI_REGEXP: new RegExp(`^(?:${RICH_TEXT_SCHEMES.join('|')}):`, 'i'),
  // DOMPurify would otherwise treat every other attribute as a URI.
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'scope', 'start'],
  // Neither is allowed, and DOMPurify would let both pass by their prefix.
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** The server sanitises what it stores. The client does so again, with the same list of elements, as defence in depth. */
export const sanitise = (html: string): string => DOMPurify.sanitize(html, RULES);

/** The same with the text of each link in its place, for a text that nobody can act in. */
export const withoutLinks = (html: string): string => DOMPurify.sanitize(html, { ...RULES, FORBID_TAGS: ['a'] });
