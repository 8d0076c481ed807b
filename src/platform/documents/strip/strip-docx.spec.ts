import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSZip from 'jszip';
import { annotatedDocx, SECRET, unpackedText } from '../../../../test/support/files/annotated-files';
import { stripDocx } from './strip-docx';

type Parts = Record<string, string | Buffer>;

const CORE = {
  'docProps/core.xml': `<cp:coreProperties xmlns:cp="x"><dc:creator>${SECRET}</dc:creator></cp:coreProperties>`,
};
const PATH = `<x15ac:absPath url="C:\\Users\\${SECRET}\\" xmlns:x15ac="x"/>`;
const NOTES = `<comments><authors><author>${SECRET}</author><author>tc={1-2}</author></authors><commentList><comment ref="A1" authorId="0">
  <text><r><t xml:space="preserve">${SECRET}:</t></r><r><t>Check this sum.</t></r></text></comment></commentList></comments>`;
const WORKBOOK: Parts = {
  ...CORE,
  'xl/workbook.xml': `<workbook><mc:AlternateContent><mc:Choice>${PATH}</mc:Choice></mc:AlternateContent><sheets/></workbook>`,
  'xl/comments1.xml': NOTES,
  'xl/persons/person.xml': `<personList><person displayName="${SECRET}" id="{1}" userId="S::${SECRET}" providerId="AD"/></personList>`,
};
const SLIDES: Parts = {
  ...CORE,
  'ppt/commentAuthors.xml': `<p:cmAuthorLst><p:cmAuthor id="1" name="${SECRET}" initials="${SECRET}" lastIdx="1"/></p:cmAuthorLst>`,
  'ppt/authors.xml': `<p188:authorLst><p188:author id="{1}" name="${SECRET}" initials="C" userId="${SECRET}"/></p188:authorLst>`,
  'ppt/slides/slide1.xml': '<p:sld><a:t>The flow of patients.</a:t></p:sld>',
};
const DRAWING: Parts = {
  ...CORE,
  'visio/comments.xml': `<Comments><AuthorList><AuthorEntry ID="1" Name="${SECRET}" Initials="C" ResolutionID="${SECRET}"/></AuthorList></Comments>`,
};
const OPEN_DOCUMENT: Parts = {
  mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
  'meta.xml': `<office:document-meta><dc:creator>${SECRET}</dc:creator></office:document-meta>`,
  'content.xml': `<office:annotation><dc:creator>${SECRET}</dc:creator><text:p>Check this.</text:p></office:annotation>`,
};

const zipOf = (parts: Parts): Promise<Buffer> => {
  const zip = new JSZip();
  for (const [name, content] of Object.entries(parts)) zip.file(name, content);
  return zip.generateAsync({ type: 'nodebuffer' });
};

/** A .docx that contains this part. */
async function docxWith(name: string, bytes: Buffer): Promise<Buffer> {
  const zip = await JSZip.loadAsync(await annotatedDocx(false));
  zip.file(`word/embeddings/${name}`, bytes);
  return zip.generateAsync({ type: 'nodebuffer' });
}

describe('a document within a manuscript', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quire-strip-docx-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const strip = async (bytes: Buffer): Promise<Buffer> => {
    const [input, output] = [join(folder, 'in.docx'), join(folder, 'out.docx')];
    await writeFile(input, bytes);
    await stripDocx(input, output, 'AUTHOR');
    return readFile(output);
  };

  it.each([
    ['a workbook', 'sheet.xlsx', WORKBOOK],
    ['a workbook with macros', 'sheet.xlsm', WORKBOOK],
    ['slides', 'slides.pptx', SLIDES],
    ['slides with macros', 'slides.PPTM', SLIDES],
    ['a drawing', 'drawing.vsdx', DRAWING],
    ['a document with macros', 'text.docm', { ...CORE, 'word/document.xml': '<w:document/>' }],
    ['an OpenDocument file', 'sheet.ods', OPEN_DOCUMENT],
    ['a document without an extension', 'oleObject1', WORKBOOK],
  ])('names no one any more: %s', async (_what, name, parts) => {
    const before = await docxWith(name, await zipOf(parts));
    expect(await unpackedText(before)).toContain(SECRET);
    expect(await unpackedText(await strip(before))).not.toMatch(/canary/i);
  });

  it('keeps its notes and texts, under a word instead of a name', async () => {
    const sheet = await unpackedText(await strip(await docxWith('sheet.xlsx', await zipOf(WORKBOOK))));
    expect(sheet).toContain('<author>Author</author><author>tc={1-2}</author>');
    expect(sheet).toContain('>Author:</t></r><r><t>Check this sum.</t>');
    const slides = await unpackedText(await strip(await docxWith('slides.pptx', await zipOf(SLIDES))));
    expect(slides).toContain('name="Author" initials="A" lastIdx="1"');
    expect(slides).toContain('The flow of patients.');
  });

  it('is refused when it is damaged', async () => {
    const damaged = (await zipOf(WORKBOOK)).subarray(0, 100);
    await expect(strip(await docxWith('sheet.xlsm', damaged))).rejects.toThrow('damaged');
  });

  it('is refused when it contains too many further documents', async () => {
    let inner = await zipOf(CORE);
    for (let level = 0; level < 2; level += 1) inner = await zipOf({ 'embeddings/inner.bin': inner });
    await expect(strip(await docxWith('outer.bin', inner))).rejects.toThrow('too many documents');
  });
});
