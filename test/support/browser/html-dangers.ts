import { JSDOM } from 'jsdom';
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_ELEMENTS, RICH_TEXT_SCHEMES } from '../../../src/contracts';

/** Elements that a parser adds automatically around parts of a table. */
const IMPLIED = ['tbody', 'colgroup'];
const { document, DOMParser } = new JSDOM('<!doctype html><title>t</title>').window;

const schemeOf = (address: string): string => /^\s*([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase() ?? '';

/** The forbidden parts of a rich text, as a browser parses it in any place of a page. */
export function foreignIn(html: string): string[] {
  const found = ['div', 'td', 'li'].flatMap((place) => readTwice(html, place));
  return [...new Set(found)];
}

/** Parses, serialises and parses again, since mutation XSS shows only the second time. */
function readTwice(html: string, place: string): string[] {
  const first = document.createElement(place);
  first.innerHTML = html;
  const second = document.createElement(place);
  second.innerHTML = first.innerHTML;
  return [...foreignUnder(first), ...foreignUnder(second)];
}

function foreignUnder(root: Element): string[] {
  const comments = document.createNodeIterator(root, 128 /* NodeFilter.SHOW_COMMENT */).nextNode() ? ['a comment'] : [];
  return [...comments, ...[...root.querySelectorAll('*')].flatMap(foreignOf)];
}

function foreignOf(element: Element): string[] {
  const name = element.localName;
  if (![...RICH_TEXT_ELEMENTS, ...IMPLIED].includes(name) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml')
    return [`<${name}>`];
  return [...element.attributes].flatMap(({ name: attribute, value }) => {
    if (!RICH_TEXT_ATTRIBUTES[name]?.includes(attribute)) return [`<${name} ${attribute}>`];
    return attribute === 'href' && !RICH_TEXT_SCHEMES.includes(schemeOf(value)) ? [`<a href="${value}">`] : [];
  });
}

const ACTIVE = ['script', 'iframe', 'frame', 'object', 'embed', 'svg', 'math', 'form', 'base', 'template', 'noscript'];
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'srcdoc', 'xlink:href', 'background', 'poster'];

/** Active content in a complete page of the product with untrusted texts: a mail or the overview. */
export function activeIn(page: string): string[] {
  const parsed = new DOMParser().parseFromString(page, 'text/html');
  return [...parsed.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    if (ACTIVE.includes(name)) return [`<${name}>`];
    if (name === 'meta' && element.hasAttribute('http-equiv')) return ['<meta http-equiv>'];
    return [...element.attributes].flatMap(({ name: attribute, value }) => {
      if (attribute.startsWith('on')) return [`<${name} ${attribute}>`];
      if (attribute === 'style' && /url\(|expression|binding|behavior/i.test(value)) return [`<${name} style>`];
      const isAddress = ADDRESSES.includes(attribute) && !/^(https?|mailto|data:image\/(png|jpeg))/i.test(value);
      return isAddress ? [`<${name} ${attribute}="${value}">`] : [];
    });
  });
}
