import type { XmlTree } from '../validation/schema-check';

const isElement = (kid: XmlTree | string): kid is XmlTree => typeof kid !== 'string';

/** The direct child elements. */
export const below = (tree: XmlTree): XmlTree[] => tree.kids.filter(isElement);

/** All elements with a name at any depth, in the order of the document. */
export const all = (tree: XmlTree, name: string): XmlTree[] =>
  below(tree).flatMap((kid) => [...(kid.name === name ? [kid] : []), ...all(kid, name)]);

/** The first element with a name and, if given, with these attributes. */
export const first = (tree: XmlTree, name: string, attributes: Record<string, string> = {}): XmlTree | undefined =>
  all(tree, name).find((one) => Object.entries(attributes).every(([key, value]) => one.attributes[key] === value));

/** The text of an element and all below it. */
const wordsOf = (tree: XmlTree): string => tree.kids.map((kid) => (isElement(kid) ? wordsOf(kid) : kid)).join('');

export const words = (tree: XmlTree | undefined): string => (tree === undefined ? '' : wordsOf(tree));

/** Null when there is no text. */
export const wordsOrNull = (tree: XmlTree | undefined): string | null => words(tree) || null;

/** Inline elements of JATS and their names in rich text. */
const INLINE: Readonly<Record<string, string>> = {
  ...{ bold: 'strong', italic: 'em', underline: 'u', strike: 's', sub: 'sub', sup: 'sup' },
};
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function inline(tree: XmlTree): string {
  return tree.kids
    .map((kid) => {
      if (!isElement(kid)) return escaped(kid);
      const tag = INLINE[kid.name];
      return tag === undefined ? inline(kid) : `<${tag}>${inline(kid)}</${tag}>`;
    })
    .join('');
}

/** The paragraphs of an element as rich text; the title of each section becomes a paragraph in bold. */
export function richText(tree: XmlTree | undefined): string {
  if (tree === undefined) return '';
  return below(tree)
    .map((kid) => {
      if (kid.name === 'p') return `<p>${inline(kid)}</p>`;
      if (kid.name === 'title') return `<p><strong>${inline(kid)}</strong></p>`;
      return richText(kid);
    })
    .join('');
}
