import DOMPurify from 'dompurify';

/** The server sanitises what it stores; the client trusts nobody and does it again, to the same list of elements. */
const ALLOWED_TAGS = [
  ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'div'],
  ...[
    'ul',
    'ol',
    'li',
    'a',
    'blockquote',
    'figure',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'caption',
    'colgroup',
    'col',
  ],
];
const ALLOWED_ATTR = ['href', 'colspan', 'rowspan', 'start', 'type', 'class'];

export const sanitise = (html: string): string =>
  DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR, ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i });
