/** A piece of XML that is already serialized. */
export class Xml {
  constructor(readonly text: string) {}
}

type Content = Xml | string | null | readonly Content[];
type Attributes = Readonly<Record<string, string | null>>;

// Characters that XML 1.0 cannot contain: control characters, halves of surrogate pairs, and two non-characters.
const INVALID_CHARACTERS = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

/** The text without the characters that no XML document may contain. */
export const withoutInvalidCharacters = (text: string): string => text.replace(INVALID_CHARACTERS, '');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  withoutInvalidCharacters(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

function written(content: Content): string {
  if (content === null) return '';
  if (content instanceof Xml) return content.text;
  return typeof content === 'string' ? escaped(content) : content.map(written).join('');
}

/** An element. Attributes and contents that are null are left out. */
export function el(name: string, attributes: Attributes, ...content: Content[]): Xml {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [` ${key}="${escaped(value)}"`],
  );
  const inner = written(content);
  return new Xml(inner === '' ? `<${name}${pairs.join('')}/>` : `<${name}${pairs.join('')}>${inner}</${name}>`);
}

/** An element around a text, or nothing when there is none. */
export function textEl(name: string, text: string | null, attributes: Attributes = {}): Xml | null {
  const elementText = withoutInvalidCharacters(text ?? '').trim();
  return elementText === '' ? null : el(name, attributes, elementText);
}

/** A whole document. */
export const xmlDocument = (root: Xml, doctype = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${doctype === '' ? '' : `${doctype}\n`}${root.text}\n`;
