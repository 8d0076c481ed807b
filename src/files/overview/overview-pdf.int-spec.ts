import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { canaryArticle } from '../../../test/support/article/canary-article';
import { BrowserPdfRenderer } from '../../platform/pdf/browser-pdf-renderer';
import { pageTemplate } from '../../platform/pdf/page-template';
import { type OverviewModel, overviewModel, type OverviewSources } from './overview-model';

const template = pageTemplate<OverviewModel>(join(__dirname, 'overview.hbs'));

const inHex = (text: string | undefined): number => Number.parseInt(text ?? '', 16);

/** The characters in a ToUnicode table; a character that the font lacks is not in it. */
function mapped(table: string): string[] {
  const parts = [...table.matchAll(/beginbf(char|range)([^]*?)endbf/g)];
  return parts.flatMap(([, kind, lines]) =>
    kind === 'char'
      ? [...(lines ?? '').matchAll(/<\w+> <(\w{4})>/g)].map(([, sign]) => String.fromCharCode(inHex(sign)))
      : [...(lines ?? '').matchAll(/<(\w+)> <(\w+)> <(\w{4})>/g)].flatMap(([, first, last, sign]) =>
          Array.from({ length: inHex(last) - inHex(first) + 1 }, (_, step) => String.fromCharCode(inHex(sign) + step)),
        ),
  );
}

/** What the fonts of a document map their glyphs to, and whether every font is embedded. */
function fontsOf(document: PDFDocument): { signs: string; embedded: boolean[] } {
  const [signs, embedded]: [string[], boolean[]] = [[], []];
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream) {
      const zipped = object.dict.get(PDFName.of('Filter'))?.toString() === '/FlateDecode';
      const text = Buffer.from(zipped ? inflateSync(object.contents) : object.contents).toString('latin1');
      if (!text.includes('beginbfchar') && !text.includes('beginbfrange')) continue;
      signs.push(...mapped(text));
    } else if (object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('FontDescriptor')) {
      embedded.push(['FontFile', 'FontFile2', 'FontFile3'].some((key) => object.has(PDFName.of(key))));
    }
  }
  return { signs: signs.join(''), embedded };
}

describe('the overview as a PDF', () => {
  const renderer = new BrowserPdfRenderer();
  afterAll(() => renderer.onApplicationShutdown());

  const print = async (names: string[], title: string): Promise<PDFDocument> => {
    const [author] = canaryArticle.authors;
    if (!author) throw new Error('The article has no author');
    const authors = names.map((lastName) => ({ ...author, firstName: '', lastName }));
    const state = { ...canaryArticle, authors, fields: { ...canaryArticle.fields, articleTitle: title } };
    const sources: OverviewSources = {
      reviewMode: 'SINGLE_ANONYMOUS',
      journalName: 'Quire',
      at: new Date(),
      names: new Map(),
      figures: [],
      sanitise: String,
    };
    const pdf = await renderer.render(template(overviewModel(state, sources)), { title });
    return PDFDocument.load(pdf, { updateMetadata: false });
  };

  it('has embedded fonts with the characters of Latin, Greek, Cyrillic, Hebrew and Arabic names, and page numbers', async () => {
    const document = await print(['Łukasz Ångström', 'Ελένη', 'Борис', 'שרה', 'محمد'], 'Names');
    const { signs, embedded } = fontsOf(document);
    expect(embedded.length).toBeGreaterThan(1);
    expect(embedded.every(Boolean)).toBe(true);
    for (const sign of 'ŁÅöλБсשרהPagof') expect(signs).toContain(sign);
    for (const sign of 'محمد') expect(signs.normalize('NFKC')).toContain(sign);
    expect(document.getPageCount()).toBe(2);
  });

  it.each(['王小明 鄭麗華', '山田太郎 サクラ', '김민수 박지성'])(
    'has every character of %s, in its own fonts',
    async (name) => {
      const { signs } = fontsOf(await print([name], name));
      for (const sign of name.replaceAll(' ', '')) expect(signs).toContain(sign);
    },
  );

  it('names Quire and the title, and no software of the author or the browser', async () => {
    const document = await print(['Author'], 'Early mobilisation');
    expect([document.getTitle(), document.getCreator(), document.getAuthor()]).toEqual([
      'Early mobilisation',
      'Quire',
      undefined,
    ]);
    expect(document.getProducer() ?? '').not.toMatch(/word|libre|chrom|skia/i);
  });
});
