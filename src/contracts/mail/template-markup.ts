import { readPieces, type TemplatePiece, type UnreadableTemplate } from './template-pieces';
import { innerOf, type TemplateToken, type TemplateWords, wordsOf } from './template-tokens';

export type { UnreadableTemplate } from './template-pieces';

/** A template as HTML for the editor, or the reason why it can only be changed as source. */
export type TemplateMarkup = { markup: string } | { problem: UnreadableTemplate };

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/**
 * The body of a template for the editor. Each token is an element with the attribute `data-token`: a `span` in a line, a `div` between
 * paragraphs. The tokens of one condition have the same `data-pair`. A variable in a link's address is shown as its label in brackets.
 */
export function markupOf(body: string, words: readonly TemplateWords[]): TemplateMarkup {
  const read = readPieces(body);
  if ('problem' in read) return read;
  return { markup: read.pieces.map((piece) => writePiece(piece, words)).join('') };
}

/** The subject of a template for the editor. A subject is one line of text without HTML. */
export function subjectMarkupOf(subject: string, words: readonly TemplateWords[]): TemplateMarkup {
  const read = readPieces(subject, { isText: true });
  if ('problem' in read) return read;
  const line = read.pieces.map(({ token, pair, text }) =>
    token ? writeToken(token, pair, 'span', words) : escaped(text),
  );
  return { markup: `<p>${line.join('')}</p>` };
}

function writePiece({ text, token, pair, isBlock }: TemplatePiece, words: readonly TemplateWords[]): string {
  if (token) return writeToken(token, pair, isBlock ? 'div' : 'span', words);
  // At this point only addresses of links still contain braces.
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_all, name: string) => `[${wordsOf({ kind: 'value', name }, words)}]`);
}

function writeToken(
  token: TemplateToken,
  pair: number | null,
  element: 'div' | 'span',
  words: readonly TemplateWords[],
): string {
  const pairing = pair === null ? '' : ` data-pair="${pair}"`;
  return `<${element} data-token="${innerOf(token)}"${pairing}>${escaped(wordsOf(token, words))}</${element}>`;
}

const TOKEN = /<(span|div)\b[^>]*?\bdata-token="([^"]*)"[^>]*>[^<]*<\/\1>/g;
const ADDRESS = /(\shref=")([^"]*)(")/g;
/** The end of a block, after which a line break is inserted, so that messages can name a line and differences are readable. */
const BLOCK_END = /(<\/(?:p|h[234]|ul|ol|blockquote|figure|table|div)>|<hr>)(?=<(?!\/))/g;
/** An attribute that the editor adds to list items. */
const ITEM = /(<li)\s+data-list-item-id="[^"]*"/g;

/** Converts the editor's HTML into the body of a template. */
export function bodyOf(markup: string, words: readonly TemplateWords[]): string {
  return markup
    .replace(ADDRESS, (_all, start: string, address: string, end: string) => start + addressOf(address, words) + end)
    .replace(ITEM, '$1')
    .replace(/<\/?figure[^>]*>/g, '')
    .replace(BLOCK_END, '$1\n')
    .replace(TOKEN, (_all, _element, inner: string) => `{{${inner}}}`);
}

/** Converts the HTML of the one-line editor into a subject. */
export function subjectOf(markup: string): string {
  return markup
    .replace(TOKEN, (_all, _element, inner: string) => `{{${inner}}}`)
    .replace(/<\/p>\s*<p>|<br>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

/** `[Label]` -> `{{name}}`. Other brackets are part of the address. */
function addressOf(address: string, words: readonly TemplateWords[]): string {
  return address.replace(/\[([^[\]]*)\]/g, (all, label: string) => {
    const found = words.find((one) => one.label === label || one.name === label);
    return found ? `{{${found.name}}}` : all;
  });
}
