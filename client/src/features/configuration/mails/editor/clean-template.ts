import DOMPurify from 'dompurify';
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_ELEMENTS, RICH_TEXT_SCHEMES } from '@contracts';

/** Rich text with tokens, and with addresses that begin with a variable. */
const RULES = {
  ALLOWED_TAGS: [...RICH_TEXT_ELEMENTS, 'span', 'div'],
  ALLOWED_ATTR: [...Object.values(RICH_TEXT_ATTRIBUTES).flat(), 'data-token', 'data-pair'],
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${RICH_TEXT_SCHEMES.join('|')}):|\\[)`, 'i'),
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'scope', 'start', 'data-token', 'data-pair'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** A template for the editor without anything that a mail may not have. */
export const cleanTemplate = (markup: string): string => DOMPurify.sanitize(markup, RULES);
