import DOMPurify from 'dompurify';
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_ELEMENTS, RICH_TEXT_SCHEMES } from '@contracts';

const RULES = {
  ALLOWED_TAGS: [...RICH_TEXT_ELEMENTS],
  ALLOWED_ATTR: Object.values(RICH_TEXT_ATTRIBUTES).flat(),
  ALLOWED_URI_REGEXP: new RegExp(`^(?:${RICH_TEXT_SCHEMES.join('|')}):`, 'i'),
  // DOMPurify would otherwise treat every other attribute as a URI.
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'scope', 'start'],
  // Neither kind is allowed, but DOMPurify would accept both by their prefix.
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** The server sanitises what it stores. The client does so again, with the same list of elements, as defence in depth. */
export const sanitise = (html: string): string => DOMPurify.sanitize(html, RULES);

/** The same, but each link is replaced with its text, for places where no one can use links. */
export const withoutLinks = (html: string): string => DOMPurify.sanitize(html, { ...RULES, FORBID_TAGS: ['a'] });
