import { compile } from 'html-to-text';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const convert = compile({
  wordwrap: false,
  selectors: [
    { selector: 'ul', options: { itemPrefix: '- ' } },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    { selector: 'img', format: 'skip' },
    ...HEADINGS.map((selector) => ({ selector, options: { uppercase: false, leadingLineBreaks: 2 } })),
  ],
});

/**
 * Converts rich text to text laid out for reading, for the plain alternative of a mail and for excerpts. Links keep their address, lists
 * their dashes. To count or search words, see `withoutMarkup` of the contracts.
 */
export const plainText = (html: string): string => convert(html);
