import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  degrees,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { HelperProcess } from '../helpers/helper-process';
import { labelOf } from './assemble';
import { DocumentAssembler } from './document-assembler';

describe('assembler', () => {
  let folder: string;
  const assembler = new DocumentAssembler();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quire-documents-'));
  });
  afterAll(async () => {
    assembler.close();
    await rm(folder, { recursive: true, force: true });
  });
  const path = (name: string): string => join(folder, name);

  async function pdf(name: string, pages: number, change?: (document: PDFDocument) => void): Promise<string> {
    const document = await PDFDocument.create();
    document.setAuthor('Secret Author');
    document.setCreator('Secret Program');
    const font = await document.embedFont(StandardFonts.Helvetica);
    for (let page = 0; page < pages; page += 1) document.addPage([300, 400]).drawText(`Page ${page}`, { font });
    change?.(document);
    await writeFile(path(name), await document.save());
    return path(name);
  }

  it.each([
    ['javascript:', PDFString.of('javascript:app.alert(1)')],
    ['6A617661', PDFHexString.of('6A6176617363726970743A616C657274')],
    ['/Launch', PDFName.of('Launch')],
  ])('leaves no dangerous link behind, also not in the structure of a tagged PDF (%s)', async (trace, danger) => {
    const input = await pdf('tagged.pdf', 1, (document) => {
      const { context, catalog } = document;
      const action = danger instanceof PDFName ? { S: danger, F: PDFString.of('calc') } : { S: 'URI', URI: danger };
      const annotation = context.register(context.obj({ Type: 'Annot', Subtype: 'Link', A: action }));
      document.getPage(0).node.set(PDFName.of('Annots'), context.obj([annotation]));
      const structure = { Type: 'StructTreeRoot', K: { S: 'Link', K: [{ Type: 'OBJR', Obj: annotation }] } };
      catalog.set(PDFName.of('StructTreeRoot'), context.obj(structure));
    });
    const output = path('untagged.pdf');
    await assembler.do<'clean'>({ task: 'clean', input, output, info: { title: 'Title' } });
    const clean = await PDFDocument.load(await readFile(output), { updateMetadata: false });
    const everything = clean.context.enumerateIndirectObjects().map(([, object]) => object.toString());
    expect(everything.join('\n')).not.toContain(trace);
  });

  it('removes the creator, scripts, attachments and annotations from a PDF, and keeps links', async () => {
    const link = (uri: string) => ({ Type: 'Annot', Subtype: 'Link', A: { S: 'URI', URI: PDFString.of(uri) } });
    const input = await pdf('dirty.pdf', 2, (document) => {
      const { context, catalog } = document;
      document.addJavaScript('secret', 'app.alert("secret script")');
      catalog.set(PDFName.of('Metadata'), context.register(context.stream('<x:xmpmeta>Secret Company</x:xmpmeta>')));
      const remark = { Type: 'Annot', Subtype: 'Text', T: PDFString.of('Secret Reviewer'), Rect: [0, 0, 9, 9] };
      const annotations = [remark, link('https://example.org/'), link('file:///etc/passwd')];
      document.getPage(0).node.set(PDFName.of('Annots'), context.obj(annotations.map((one) => context.obj(one))));
    });
    const output = path('clean.pdf');
    expect(await assembler.do<'clean'>({ task: 'clean', input, output, info: { title: 'Title' } })).toEqual({
      pages: 2,
    });
    const clean = await PDFDocument.load(await readFile(output), { updateMetadata: false });
    expect([clean.getTitle(), clean.getAuthor(), clean.getCreator()]).toEqual(['Title', undefined, 'Quire']);
    const everything = clean.context.enumerateIndirectObjects().map(([, object]) => object.toString());
    expect(everything.join('\n')).not.toMatch(/Secret|secret|passwd|JavaScript/);
    expect(everything.join('\n')).toContain('https://example.org/');
  });

  it('joins PDFs with bookmarks, labels and a running head, for pages rotated in any way', async () => {
    const [cover, text] = [
      await pdf('cover.pdf', 2),
      await pdf('text.pdf', 3, (one) => one.getPage(1).setRotation(degrees(90))),
    ];
    const output = path('joined.pdf');
    const parts = [
      { path: cover, title: 'Cover page', inside: [], front: true },
      { path: text, title: 'Text', inside: [{ title: 'Second – 第二', page: 1 }], front: false },
    ];
    const work = { task: 'assemble', parts, output, head: '#2026-1-R0', info: { title: 'Full' } } as const;
    expect(await assembler.do<'assemble'>({ ...work, parts })).toEqual({ pages: 5 });
    const joined = await PDFDocument.load(await readFile(output), { updateMetadata: false });
    expect(joined.getPage(3).getSize()).toEqual({ width: 400, height: 300 });
    const outlines = joined.catalog.lookup(PDFName.of('Outlines'), PDFDict);
    const last = outlines.lookup(PDFName.of('Last'), PDFDict);
    const inside = last.lookup(PDFName.of('First'), PDFDict);
    expect(inside.lookup(PDFName.of('Title'), PDFHexString).decodeText()).toBe('Second – 第二');
    expect(inside.lookup(PDFName.of('Dest'), PDFArray).get(0)).toBe(joined.getPage(3).ref);
    const labels = joined.catalog.lookup(PDFName.of('PageLabels'), PDFDict).lookup(PDFName.of('Nums'), PDFArray);
    expect(labels.toString()).toMatch(/0 [^]*\/r[^]* 2 [^]*\/D/);
    expect([0, 1, 2, 4].map((page) => labelOf(page, 2))).toEqual(['i', 'ii', '1', '3']);
    expect(labelOf(13, 20)).toBe('xiv');
  });

  it('refuses what is not a PDF, and continues', async () => {
    await writeFile(path('noise.pdf'), 'noise');
    const clean = (input: string) =>
      assembler.do<'clean'>({ task: 'clean', input, output: path('out.pdf'), info: { title: 'T' } });
    await expect(clean(path('noise.pdf'))).rejects.toThrow(/damaged/);
    expect(await clean(await pdf('good.pdf', 1))).toEqual({ pages: 1 });
  });

  it('kills a helper that takes too long or too much memory, and starts another', async () => {
    const work = { task: 'clean', input: await pdf('one.pdf', 1), output: path('o.pdf'), info: { title: 'T' } };
    const program = join(__dirname, 'document-helper');
    const greedy = new HelperProcess(program, { memoryBytes: 16 * 2 ** 20 });
    // Long enough to be observed while it runs: time and memory are checked every 250 ms.
    const long = { ...work, input: await pdf('long.pdf', 3_000) };
    await expect(greedy.ask(long, 600_000)).rejects.toMatchObject({ trouble: expect.stringMatching(/MEMORY|DIED/) });
    expect(greedy.pid).toBeNull();
    const hurried = new HelperProcess(program, { memoryBytes: 2 ** 30 });
    await expect(hurried.ask(long, 0)).rejects.toMatchObject({ trouble: 'TIME' });
    expect(hurried.pid).toBeNull();
    expect(await hurried.ask(work, 600_000)).toEqual({ pages: 1 });
    hurried.kill();
  });
});
