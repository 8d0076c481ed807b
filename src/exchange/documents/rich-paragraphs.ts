import sanitize from 'sanitize-html';
import { el, withoutInvalidCharacters, Xml } from './xml';

/** Inline elements of HTML and their names in JATS. */
const INLINE: Readonly<Record<string, string>> = {
  ...{ b: 'bold', strong: 'bold', i: 'italic', em: 'italic' },
  ...{ u: 'underline', s: 'strike', sub: 'sub', sup: 'sup' },
};

// Every element that begins or ends its own line; a line break within a paragraph becomes a space.
const BLOCK = /<\/?(?:p|h[1-6]|blockquote|hr|ul|ol|li|table|caption|thead|tbody|tfoot|tr|th|td|div)\b[^>]*>/gi;
const BREAK = /<br\b[^>]*>/gi;

/** The marked-up text of one paragraph, with all elements closed. */
function inline(html: string, prefix: string): string {
  const named = Object.entries(INLINE).map(([tag, name]) => [tag, `${prefix}${name}`] as const);
  const text = sanitize(html, {
    allowedTags: named.map(([, name]) => name),
    allowedAttributes: {},
    transformTags: Object.fromEntries(
      named.map(([tag, name]) => [tag, (): sanitize.Tag => ({ tagName: name, attribs: {} })]),
    ),
  });
  return withoutInvalidCharacters(text.replace(/\s+/g, ' ').trim());
}

/**
 * A rich text as paragraphs of JATS: each block is a paragraph, and bold, italic, underlined, struck, raised and lowered text is kept.
 * Links are reduced to their text.
 * @param prefix of the names of the elements, with its colon.
 */
export function richParagraphs(html: string, prefix = ''): Xml[] {
  const blocks = html.replace(BREAK, ' ').split(BLOCK);
  return blocks
    .map((block) => inline(block, prefix))
    .filter((text) => text !== '')
    .map((text) => el(`${prefix}p`, {}, new Xml(text)));
}
