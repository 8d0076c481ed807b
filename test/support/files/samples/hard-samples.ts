import { demoFile } from '../../stories/submission-steps';
import { compoundFile, wordDocument } from './doc-samples';
import { paragraph, wordFile } from './docx-samples';
import { archive, changed, openDocument } from './odt-samples';

interface Sample {
  extension: 'doc' | 'docx' | 'odt';
  make: () => Promise<Buffer> | Buffer;
}
export type ConvertibleSample = Sample & { text: string };
export type BrokenSample = Sample & { message: RegExp };

const line = (text: string): string => `<text:p>${text}</text:p>`;
const odt = (text: string, body: string, more: Record<string, Buffer | string> = {}): ConvertibleSample => ({
  extension: 'odt',
  text,
  make: () => openDocument({ body, more }),
});
const doc = (text: string, content: string): ConvertibleSample => ({
  extension: 'doc',
  text,
  make: () => wordDocument(content),
});
const word = (text = 'Text'): Promise<Buffer> => wordFile([paragraph(text)]);
const ENTITY_BOMB = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha">${'bcdefghijk'
  .split('')
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghijk'[index] ?? 'a'};`.repeat(10)}">`)
  .join('')}]>`;
const MATHS = '<math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mi>a</mi><mi>b</mi></mfrac></math>';
const frame = (inside: string): string => line(`<draw:frame svg:width="5cm">${inside}</draw:frame>`);
const image = (href: string): string => frame(`<draw:image xlink:href="${href}"/>`);

/** OpenDocument, old Word, and Word documents with active content that must not run. */
export const OTHER_FILES: Record<string, ConvertibleSample> = {
  'odt, plain': odt('A plain text', line('A plain text')),
  'odt, heading and bold': odt(
    'Methods',
    `<text:h text:outline-level="2">Methods</text:h>${line('<text:span text:style-name="B">bold</text:span>')}`,
  ),
  'odt, table': odt(
    'Second',
    '<table:table><table:table-row><table:table-cell table:number-columns-spanned="2"><text:p>First</text:p></table:table-cell><table:covered-table-cell/></table:table-row><table:table-row><table:table-cell><text:p>Second</text:p></table:table-cell></table:table-row></table:table>',
  ),
  'odt, footnote': odt(
    'Counted twice',
    line(
      'Measured<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Counted twice</text:p></text:note-body></text:note>',
    ),
  ),
  'odt, list': odt(
    'Second item',
    '<text:list><text:list-item><text:p>First item</text:p></text:list-item><text:list-item><text:p>Second item</text:p></text:list-item></text:list>',
  ),
  'odt, picture': odt('Above', line('Above') + image('Pictures/1.png'), { 'Pictures/1.png': demoFile('figure-1.png') }),
  'odt, formula': odt('The risk', line('The risk') + frame('<draw:object xlink:href="./Object 1"/>'), {
    'Object 1/content.xml': MATHS,
  }),
  'odt, right to left': odt('', '<text:p text:style-name="R">دراسة عن المشي المبكر</text:p>'),
  'odt, tracked changes': odt(
    'stays',
    `<text:tracked-changes><text:changed-region><text:deletion>${line('gone')}</text:deletion></text:changed-region></text:tracked-changes>${line('stays')}`,
  ),
  'odt, two hundred pages': odt(
    'Page 200',
    Array.from({ length: 200 }, (_one, index) => line(`Page ${index + 1}. ${'Word. '.repeat(800)}`)).join(''),
  ),
  'odt, picture from elsewhere': odt('Above', line('Above') + image('http://127.0.0.1:9/spy.png')),
  'doc, plain': doc('An old text', 'An old text\rof two paragraphs\r'),
  'doc, Russian': doc('реабилитация', 'Ранняя реабилитация\r'),
  'doc, table': doc('Patients', 'Group\x07Patients\x07\x07Early\x07108\x07\x07\r'),
  'doc, long': doc('Line 900', Array.from({ length: 900 }, (_one, index) => `Line ${index + 1}.\r`).join('')),
  'doc that is docx': { extension: 'doc', text: 'Text', make: () => word() },
  'docx that is doc': { extension: 'docx', text: 'Old', make: () => wordDocument('Old text\r') },
  'docx with macros': {
    extension: 'docx',
    text: 'Text',
    make: async () =>
      changed(await word(), { 'word/vbaProject.bin': compoundFile([['VBA', Buffer.from('Sub AutoOpen')]]) }),
  },
  'docx with a part of HTML': {
    extension: 'docx',
    text: 'Text',
    make: async () => changed(await word(), { 'word/chunk.html': '<script>alert(1)</script>' }),
  },
  'docx without its looks': {
    extension: 'docx',
    text: 'Text',
    make: async () => changed(await word(), { 'word/styles.xml': null }),
  },
  'docx with paths outside': {
    extension: 'docx',
    text: 'Text',
    make: async () => changed(await word(), { 'word/media/a.txt': 'a' }),
  },
};

const firstHalf = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2));

/** The archive's directory claims an enormous size for its first entry. */
async function bomb(): Promise<Buffer> {
  const bytes = Buffer.from(await word());
  bytes.writeUInt32LE(0x7fff_ffff, bytes.indexOf(Buffer.from('PK\x01\x02')) + 24);
  return bytes;
}

async function locked(): Promise<Buffer> {
  const bytes = Buffer.from(await word());
  const at = bytes.indexOf(Buffer.from('PK\x01\x02')) + 8;
  bytes.writeUInt16LE(bytes.readUInt16LE(at) | 1, at);
  return bytes;
}

const broken = (extension: Sample['extension'], message: RegExp, make: Sample['make']): BrokenSample => ({
  extension,
  message,
  make,
});

/** Documents that cannot be converted, with the expected message for each. */
export const BROKEN_FILES: Record<string, BrokenSample> = {
  empty: broken('docx', /empty/, () => Buffer.alloc(0)),
  noise: broken('docx', /not a Word/, () => Buffer.from('noise '.repeat(900))),
  'half an archive': broken('docx', /damaged/, async () => firstHalf(await word())),
  'archive of something else': broken('docx', /not a Word/, () => archive({ 'a.txt': 'a' })),
  spreadsheet: broken('docx', /not a Word/, () => archive({ 'xl/workbook.xml': '<workbook/>' })),
  'no XML': broken('docx', /damaged/, async () => changed(await word(), { 'word/document.xml': 'not XML' })),
  'half an XML': broken('docx', /damaged/, async () =>
    changed(await word(), { 'word/document.xml': '<w:document><w:body>' }),
  ),
  'XML that multiplies': broken('docx', /damaged|long|memory/, async () =>
    changed(await word(), {
      'word/document.xml': `${ENTITY_BOMB}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&k;</w:t></w:r></w:p></w:body></w:document>`,
    }),
  ),
  bomb: broken('docx', /400 MB/, bomb),
  'locked entries': broken('docx', /password/, locked),
  'nothing in it': broken('docx', /empty/, () => wordFile([])),
  'docx behind a password': broken('docx', /password/, () => compoundFile([['EncryptedPackage', Buffer.from('x')]])),
  'doc behind a password': broken('doc', /password/, () => wordDocument('Text\r', { encrypted: true })),
  'half a doc': broken('doc', /damaged/, () => wordDocument('Text\r').subarray(0, 1_500)),
  'other compound file': broken('doc', /not a Word/, () => compoundFile([['Workbook', Buffer.from('x')]])),
  RTF: broken('doc', /not a Word/, () => Buffer.from('{\\rtf1 Text}')),
  'page of HTML': broken('doc', /not a Word/, () => Buffer.from('<html><body>Text</body></html>')),
  'PDF as docx': broken('docx', /not a Word/, () => Buffer.from('%PDF-1.7\n')),
  'picture as docx': broken('docx', /not a Word/, () => demoFile('figure-1.png')),
  'odt behind a password': broken('odt', /password/, () =>
    openDocument({ body: line('a'), manifest: '<manifest:encryption-data/>' }),
  ),
  'half an odt': broken('odt', /damaged/, async () => firstHalf(await openDocument({ body: line('a'.repeat(5_000)) }))),
  'odt without XML': broken('odt', /damaged/, () => openDocument({ body: '', content: '<office:text' })),
  'odt that multiplies': broken('odt', /damaged|long|memory/, () =>
    openDocument({
      body: '',
      content: `${ENTITY_BOMB}<office:document-content xmlns:office="o" xmlns:text="t"><office:body><office:text>&k;</office:text></office:body></office:document-content>`,
    }),
  ),
  'empty odt': broken('odt', /empty/, () => openDocument({ body: '' })),
};
