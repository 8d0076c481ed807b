import { deflateSync, gzipSync } from 'node:zlib';
import { PDFDocument, PDFHexString, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import JSZip from 'jszip';
import sharp from 'sharp';
import type { RawAnswer } from '../leak-harvest';

type Change = (answer: RawAnswer, secret: string) => RawAnswer | Promise<RawAnswer>;
/** One leak: its place, the kind of answer into which it is put, and the change. */
export type PlantedLeak = [name: string, into: RegExp, change: Change];

const JSON_ANSWER = /^application\/json/;
const [PDF, DOCX, ZIP, PNG, JPEG] = [/pdf/, /wordprocessingml/, /zip/, /png/, /jpeg/];
const withBytes = (answer: RawAnswer, bytes: Buffer): RawAnswer => ({ ...answer, bytes });
const withText =
  (change: (text: string, secret: string) => string): Change =>
  (answer, secret) =>
    withBytes(answer, Buffer.from(change(answer.bytes.toString('utf8'), secret)));
const withHeader =
  (name: string, value: (secret: string) => string): Change =>
  (answer, secret) => ({
    ...answer,
    headers: [...answer.headers, [name, value(secret)]],
  });
const field = (value: (secret: string) => string): Change =>
  withText((text, secret) =>
    text.replace(/[\]}]\s*$/, (end) => `${end.includes('}') ? ',"x":' : ','}${value(secret)}${end}`),
  );
const escapes = (text: string): string =>
  [...text].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
const percent = (text: string): string => [...text].map((one) => `%${one.charCodeAt(0).toString(16)}`).join('');

const zipped =
  (change: (zip: JSZip, secret: string) => unknown, comment?: boolean): Change =>
  async (answer, secret) => {
    const zip = await JSZip.loadAsync(answer.bytes);
    await change(zip, secret);
    const options = { type: 'nodebuffer', compression: 'DEFLATE', ...(comment ? { comment: secret } : {}) } as const;
    return withBytes(answer, await zip.generateAsync(options));
  };
const inPdf = async (bytes: Buffer | null, change: (document: PDFDocument) => unknown): Promise<Buffer> => {
  const document = bytes ? await PDFDocument.load(bytes) : await PDFDocument.create();
  if (!bytes) document.addPage();
  await change(document);
  return Buffer.from(await document.save());
};
const pdf =
  (change: (document: PDFDocument, secret: string) => unknown): Change =>
  async (answer, secret) =>
    withBytes(answer, await inPdf(answer.bytes, (document) => change(document, secret)));

const drawn = async (document: PDFDocument, secret: string): Promise<void> => {
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.getPage(0).drawText(secret, { x: 20, y: 20, size: 8, font });
};
const annotated = (document: PDFDocument, secret: string): void => {
  const { context } = document;
  const values = { Type: 'Annot', Subtype: 'Text', Rect: [5, 5, 9, 9], T: PDFHexString.fromText(secret) };
  document.getPage(0).node.set(PDFName.of('Annots'), context.obj([context.register(context.obj(values))]));
};
const described = (document: PDFDocument, secret: string): void => {
  const stream = document.context.flateStream(`<dc:creator>${secret}</dc:creator>`, { Type: 'Metadata' });
  document.catalog.set(PDFName.of('Metadata'), document.context.register(stream));
};

/** A part of a PNG with compressed text. */
function pngText(bytes: Buffer, secret: string): Buffer {
  const data = Buffer.concat([Buffer.from('Author\0\0'), deflateSync(secret)]);
  const part = Buffer.concat([Buffer.alloc(4), Buffer.from('zTXt'), data, Buffer.alloc(4)]);
  part.writeUInt32BE(data.length, 0);
  // After the head, which has 25 bytes and comes first.
  return Buffer.concat([bytes.subarray(0, 33), part, bytes.subarray(33)]);
}
const exif = (bytes: Buffer, secret: string): Promise<Buffer> =>
  sharp(bytes)
    .withExif({ IFD0: { Artist: secret } })
    .toBuffer();
const aJpeg = (secret: string): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
    .withExif({ IFD0: { Artist: secret } })
    .jpeg()
    .toBuffer();
const inner = async (secret: string): Promise<Buffer> =>
  new JSZip().file(`${secret}.txt`, 'x').generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });

/** Leaks of words: a name or an address, in every possible place. */
export const WORD_LEAKS: readonly PlantedLeak[] = [
  ['a field of an answer', JSON_ANSWER, field((secret) => JSON.stringify(secret))],
  ['a field within fields', JSON_ANSWER, field((secret) => JSON.stringify({ a: [{ b: secret }] }))],
  ['the name of a field', JSON_ANSWER, field((secret) => JSON.stringify({ [secret]: 1 }))],
  ['a field with escapes', JSON_ANSWER, field((secret) => `"${escapes(secret)}"`)],
  ['a link with escapes', JSON_ANSWER, field((secret) => `"/files/${percent(secret)}"`)],
  ['a text in base64', JSON_ANSWER, field((secret) => `"${Buffer.from(`by ${secret}`).toString('base64')}"`)],
  [
    'a text with entities',
    JSON_ANSWER,
    field((secret) => `"<p>${[...secret].map((one) => `&#${one.charCodeAt(0)};`).join('')}</p>"`),
  ],
  ['a text parted by markup', JSON_ANSWER, field((secret) => `"<b>${secret.slice(0, 5)}</b>${secret.slice(5)}"`)],
  ['a header', JSON_ANSWER, withHeader('x-served-for', (secret) => secret)],
  [
    'a file name in a header',
    PDF,
    withHeader('content-disposition', (secret) => `inline; filename*=UTF-8''${percent(secret)}.pdf`),
  ],
  [
    'a cookie',
    JSON_ANSWER,
    withHeader('set-cookie', (secret) => `a=${Buffer.from(`of ${secret}`).toString('base64url')}`),
  ],
  ['a compressed answer', JSON_ANSWER, (answer, secret) => withBytes(answer, gzipSync(secret))],
  ['a file name in an archive', ZIP, zipped((zip, secret) => zip.file(`${secret}.txt`, 'x'))],
  ['the comment of an archive', ZIP, zipped(() => undefined, true)],
  ['an archive in an archive', ZIP, zipped(async (zip, secret) => zip.file('a.zip', await inner(secret)))],
  [
    'a PDF in an archive',
    ZIP,
    zipped(async (zip, secret) => zip.file('a.pdf', await inPdf(null, (one) => drawn(one, secret)))),
  ],
  ['the author of a PDF', PDF, pdf((document, secret) => document.setAuthor(secret))],
  ['the compressed metadata of a PDF', PDF, pdf(described)],
  ['a page of a PDF', PDF, pdf(drawn)],
  ['an attachment of a PDF', PDF, pdf((document, secret) => document.attach(Buffer.from(secret), 'a.txt'))],
  ['an annotation of a PDF', PDF, pdf(annotated)],
  [
    'a value that nothing in a PDF uses',
    PDF,
    pdf(({ context }, secret) => context.register(context.obj({ A: PDFString.of(secret) }))),
  ],
  [
    'the properties of a .docx',
    DOCX,
    zipped((zip, secret) => zip.file('docProps/core.xml', `<a><b>${secret}</b></a>`)),
  ],
  [
    'a comment’s author in a .docx',
    DOCX,
    zipped((zip, secret) => zip.file('word/comments.xml', `<c w:author="${secret}"/>`)),
  ],
  [
    'a word parted over runs of a .docx',
    DOCX,
    zipped((zip, secret) => zip.file('word/footer1.xml', `<t>${secret.slice(0, 4)}</t><t>${secret.slice(4)}</t>`)),
  ],
  [
    'a part of a .docx in UTF-16',
    DOCX,
    zipped((zip, secret) => zip.file('customXml/item9.xml', Buffer.from(`\ufeff<a>${secret}</a>`, 'utf16le'))),
  ],
  ['a photograph in a .docx', DOCX, zipped(async (zip, secret) => zip.file('word/media/a.jpeg', await aJpeg(secret)))],
  ['the metadata of a photograph', JPEG, async (answer, secret) => withBytes(answer, await exif(answer.bytes, secret))],
  ['the compressed text of a picture', PNG, (answer, secret) => withBytes(answer, pngText(answer.bytes, secret))],
];

type ListChange = (list: unknown[]) => unknown[];
const inLists = (value: unknown, change: ListChange): unknown => {
  if (Array.isArray(value)) return change(value.map((one) => inLists(one, change)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inLists(one, change)]));
};
const json =
  (change: (body: unknown) => unknown): Change =>
  (answer) =>
    withBytes(answer, Buffer.from(JSON.stringify(change(JSON.parse(answer.bytes.toString('utf8'))))));

/** Leaks without words: changes that a hidden event would cause in an answer. */
export const SILENT_LEAKS: readonly PlantedLeak[] = [
  ['the order of a list', JSON_ANSWER, json((body) => inLists(body, (list) => [...list].reverse()))],
  ['the number of entries', JSON_ANSWER, json((body) => inLists(body, (list) => list.slice(1)))],
  [
    'a number that counts',
    JSON_ANSWER,
    withText((text) => text.replace(/:(\d+)([,}])/, (_all, n: string, end: string) => `:${Number(n) + 1}${end}`)),
  ],
  ['a refusal instead of nothing', JSON_ANSWER, (answer) => ({ ...answer, status: answer.status + 1 })],
  ['a version in a header', JSON_ANSWER, withHeader('etag', () => '"2"')],
];
