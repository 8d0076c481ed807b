import { inflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';

type Signs = ReadonlyMap<string, string>;

const inHex = (text: string | undefined): number => Number.parseInt(text ?? '', 16);
const hex = (code: number): string => code.toString(16).padStart(4, '0').toUpperCase();

function bytesOf(stream: PDFRawStream): string {
  const zipped = stream.dict.get(PDFName.of('Filter'))?.toString() === '/FlateDecode';
  return Buffer.from(zipped ? inflateSync(stream.contents) : stream.contents).toString('latin1');
}

const fromUtf16 = (text: string): string =>
  (text.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(inHex(unit))).join('');

/** Glyph to characters, from a font's ToUnicode table. */
function signsOf(table: string): Signs {
  const signs = new Map<string, string>();
  for (const [, kind, lines = ''] of table.matchAll(/beginbf(char|range)([^]*?)endbf/g))
    if (kind === 'char')
      for (const [, glyph = '', sign = ''] of lines.matchAll(/<(\w{4})> <(\w+)>/g))
        signs.set(glyph.toUpperCase(), fromUtf16(sign));
    else
      for (const [, first, last, sign] of lines.matchAll(/<(\w{4})> <(\w{4})> <(\w{4})>/g))
        for (let step = 0; step <= inHex(last) - inHex(first); step++)
          signs.set(hex(inHex(first) + step), String.fromCharCode(inHex(sign) + step));
  return signs;
}

/** Fonts by their names on the pages. */
function fontsOf(document: PDFDocument): Map<string, Signs> {
  const fonts = new Map<string, Signs>();
  const { context } = document;
  const resolve = (value: unknown): unknown => (value instanceof PDFRef ? context.lookup(value) : value);
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    const resources = dict instanceof PDFDict ? (resolve(dict.get(PDFName.of('Resources'))) ?? dict) : undefined;
    const named = resources instanceof PDFDict ? resolve(resources.get(PDFName.of('Font'))) : undefined;
    if (!(named instanceof PDFDict)) continue;
    for (const [name, value] of named.entries()) {
      const font = resolve(value);
      const table = font instanceof PDFDict ? resolve(font.get(PDFName.of('ToUnicode'))) : undefined;
      if (table instanceof PDFRawStream) fonts.set(name.toString(), signsOf(bytesOf(table)));
    }
  }
  return fonts;
}

/** The text of one page stream, line by line. */
function written(content: string, fonts: Map<string, Signs>): string {
  let signs: Signs | undefined;
  let text = '';
  for (const [found, font] of content.matchAll(/(\/\w+) [\d.]+ Tf|<[0-9A-Fa-f]+>|\bET\b/g)) {
    if (font !== undefined) signs = fonts.get(font);
    else if (found === 'ET') text += '\n';
    else
      text += (found.slice(1, -1).toUpperCase().match(/.{4}/g) ?? []).map((glyph) => signs?.get(glyph) ?? '').join('');
  }
  return text;
}

/** The text and properties of a PDF printed by Chromium, for searching. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const fonts = fontsOf(document);
  const streams = document.context.enumerateIndirectObjects().map(([, object]) => object);
  const pages = streams
    .filter((object) => object instanceof PDFRawStream)
    .filter(({ dict }) => dict.get(PDFName.of('Subtype'))?.toString() !== '/Image')
    .filter(({ dict }) => ['/FlateDecode', undefined].includes(dict.get(PDFName.of('Filter'))?.toString()))
    .map(bytesOf);
  const properties = [document.getTitle(), document.getAuthor(), document.getSubject(), document.getKeywords()];
  const metadata = pages.filter((page) => page.includes('<x:xmpmeta') || page.includes('<rdf:'));
  return [...properties, ...metadata, ...pages.map((page) => written(page, fonts))].filter(Boolean).join('\n');
}
