/** A tag, a piece of text, or another part such as a comment; attributes may contain `>`. */
const PART =
  /<!--[^]*?-->|<!\[CDATA\[([^]*?)\]\]>|<(\/?)([\w.-]+:)?([\w.-]+)((?:"[^"]*"|'[^']*'|[^>"'])*)>|<[^>]*>|([^<]+)/g;
const ATTRIBUTE = /(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** One step through an XML document. Names have no prefix: a document may choose its own. */
export type XmlPart =
  | { kind: 'open'; name: string; values: Record<string, string>; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? all;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

function valuesOf(words: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [, name = '', double, single] of words.matchAll(ATTRIBUTE)) values[name] = decoded(double ?? single ?? '');
  return values;
}

/** The parts of an XML document in their order. It does not check that the document is well-formed. */
export function* xmlParts(xml: string): Generator<XmlPart> {
  for (const [, data, slash, , name, words = '', text] of xml.matchAll(PART)) {
    if (data !== undefined) yield { kind: 'text', text: data };
    else if (text !== undefined) yield { kind: 'text', text: decoded(text) };
    else if (name === undefined) continue;
    else if (slash === '/') yield { kind: 'close', name };
    else yield { kind: 'open', name, values: valuesOf(words), isEmpty: words.trimEnd().endsWith('/') };
  }
}
