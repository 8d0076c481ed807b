/// <reference lib="dom" />
import type { DocumentContent } from '../documents';
import { pageFor, type PageTexts, type PrintedPage } from './page-parts';

type OdtContent = Extract<DocumentContent, { kind: 'odt' }>;
interface Given {
  content: string;
  styles: string;
  /** Pictures as data URIs, formulas as MathML, by their names in the archive. */
  parts: Record<string, string>;
}
interface Room {
  parts: Record<string, string>;
  looks: Map<string, string>;
  notes: HTMLElement;
}

const KINDS: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** An OpenDocument text: paragraphs, headings, lists, tables, notes, pictures, formulas and basic styles. */
export function odtPage({ content, styles, parts }: OdtContent, texts: PageTexts): PrintedPage {
  const given: Record<string, string> = {};
  for (const [path, bytes] of Object.entries(parts)) {
    const kind = KINDS[path.split('.').pop()?.toLowerCase() ?? ''];
    if (path.endsWith('.xml')) given[path] = Buffer.from(bytes).toString('utf8');
    else if (kind !== undefined) given[path] = `data:${kind};base64,${Buffer.from(bytes).toString('base64')}`;
  }
  const script = `${[looksOf, lookOf, put, putAll, note, frame, element, fill].map(String).join('\n')}\nfill`;
  return { html: pageFor(texts, '<main class="odf"></main>'), script, data: { content, styles, parts: given } };
}

// The following code runs in the page. It creates elements one by one, so that no content of the document is parsed as markup.

/** CSS of each style by its name: bold, italic, underline, superscript, subscript, alignment, direction. */
function looksOf(...documents: Document[]): Map<string, string> {
  const looks = new Map<string, string>();
  for (const style of documents.flatMap((one) => [...one.getElementsByTagName('style:style')])) {
    const found = [
      ...style.getElementsByTagName('style:text-properties'),
      ...style.getElementsByTagName('style:paragraph-properties'),
    ];
    looks.set(style.getAttribute('style:name') ?? '', found.map(lookOf).join(''));
  }
  return looks;
}

function lookOf(of: Element): string {
  const css: string[] = [];
  const has = (name: string): string => of.getAttribute(name) ?? '';
  if (has('fo:font-weight') === 'bold') css.push('font-weight:bold');
  if (has('fo:font-style') === 'italic') css.push('font-style:italic');
  if (has('style:text-underline-style').length > 4) css.push('text-decoration:underline');
  const position = has('style:text-position');
  if (/^(?:super|[1-9])/.test(position)) css.push('vertical-align:super;font-size:70%');
  if (/^(?:sub|-)/.test(position)) css.push('vertical-align:sub;font-size:70%');
  if (/^(?:center|justify|end|start|left|right)$/.test(has('fo:text-align')))
    css.push(`text-align:${has('fo:text-align')}`);
  if (has('style:writing-mode') === 'rl-tb') css.push('direction:rtl');
  if (has('fo:break-before') === 'page') css.push('break-before:page');
  return css.map((one) => `${one};`).join('');
}

function put(parent: Node, name: string, of: Element, room: Room): HTMLElement {
  const made = document.createElement(name);
  const look = room.looks.get(of.getAttribute('text:style-name') ?? '');
  if (look) made.setAttribute('style', look);
  parent.appendChild(made);
  putAll(made, of, room);
  return made;
}

function putAll(parent: Node, of: Node, room: Room): void {
  for (const child of of.childNodes)
    if (child.nodeType === Node.TEXT_NODE) parent.appendChild(document.createTextNode(child.nodeValue ?? ''));
    else if (child.nodeType === Node.ELEMENT_NODE) element(parent, child as Element, room);
}

function note(parent: Node, of: Element, room: Room): void {
  const mark = document.createElement('sup');
  mark.textContent = of.getElementsByTagName('text:note-citation')[0]?.textContent ?? '*';
  parent.appendChild(mark);
  const body = of.getElementsByTagName('text:note-body')[0];
  const entry = document.createElement('div');
  entry.appendChild(mark.cloneNode(true));
  room.notes.appendChild(entry);
  if (body) putAll(entry, body, room);
}

function frame(parent: Node, of: Element, room: Room): void {
  const box = of.getElementsByTagName('draw:text-box')[0];
  if (box) return putAll(parent, box, room);
  const object = of.getElementsByTagName('draw:object')[0]?.getAttribute('xlink:href') ?? '';
  const formula = room.parts[`${object.replace(/^\.\//, '')}/content.xml`];
  const parsed = formula === undefined ? null : new DOMParser().parseFromString(formula, 'application/xml');
  if (parsed?.documentElement.localName === 'math') {
    for (const remark of [...parsed.querySelectorAll('annotation, annotation-xml, script')]) remark.remove();
    return void parent.appendChild(document.importNode(parsed.documentElement, true));
  }
  for (const image of of.getElementsByTagName('draw:image')) {
    const source = room.parts[image.getAttribute('xlink:href') ?? ''];
    if (source === undefined) continue;
    const made = document.createElement('img');
    made.src = source;
    const width = of.getAttribute('svg:width') ?? '';
    if (/^[\d.]+(?:cm|mm|in|pt)$/.test(width)) made.style.width = width;
    return void parent.appendChild(made);
  }
}

function element(parent: Node, of: Element, room: Room): void {
  const name = of.nodeName;
  const plain: Record<string, string> = {
    'text:p': 'p',
    'text:span': 'span',
    'text:list': 'ul',
    'text:list-item': 'li',
    'table:table': 'table',
    'table:table-row': 'tr',
    'text:line-break': 'br',
  };
  if (
    /^(?:text:tracked-changes|text:sequence-decls|office:forms|text:change.*|office:annotation.*|table:covered-table-cell|svg:.*)$/.test(
      name,
    )
  )
    return;
  if (name === 'text:s')
    return void parent.appendChild(
      document.createTextNode('\u00a0'.repeat(Math.min(200, Number(of.getAttribute('text:c') ?? 1) || 1))),
    );
  if (name === 'text:tab') return void parent.appendChild(document.createTextNode('\u2003'));
  if (name === 'text:note') return note(parent, of, room);
  if (name === 'draw:frame') return frame(parent, of, room);
  if (name === 'text:h')
    return void put(parent, `h${Math.min(4, Number(of.getAttribute('text:outline-level') ?? 1) || 1)}`, of, room);
  if (name === 'table:table-cell') {
    const cell = put(parent, 'td', of, room) as HTMLTableCellElement;
    cell.colSpan = Math.min(100, Number(of.getAttribute('table:number-columns-spanned') ?? 1) || 1);
    cell.rowSpan = Math.min(500, Number(of.getAttribute('table:number-rows-spanned') ?? 1) || 1);
    return;
  }
  const made = plain[name];
  if (made === undefined) putAll(parent, of, room);
  else put(parent, made, of, room);
}

function fill({ content, styles, parts }: Given): void {
  const parse = (text: string): Document => new DOMParser().parseFromString(text, 'application/xml');
  const [text, common] = [parse(content), parse(styles || '<none/>')];
  const body = text.getElementsByTagName('office:text')[0];
  if (!body || text.querySelector('parsererror')) throw new Error('The text cannot be read');
  const notes = document.createElement('section');
  notes.className = 'notes';
  const main = document.querySelector('main') ?? document.body;
  putAll(main, body, { parts, looks: looksOf(common, text), notes });
  if (notes.childNodes.length > 0) main.after(notes);
}
