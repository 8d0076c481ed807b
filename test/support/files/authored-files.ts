import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import JSZip from 'jszip';
import { annotatedDocx, annotatedPdf, SECRET } from './annotated-files';

export interface Authored {
  /** Is in every place in which programs write the name of an author. */
  secret: string;
}

/** A manuscript with the secret in the places of `annotatedDocx`, and in those that only the author's own file has. */
export async function authoredDocx({ secret }: Authored, jpeg: Buffer): Promise<Buffer> {
  const zip = await renamed(await annotatedDocx(), secret);
  const settings = (await zip.file('word/settings.xml')?.async('string')) ?? '';
  const rsids = '<w:rsids><w:rsidRoot w:val="00C4A7A2"/><w:rsid w:val="00C4A7A2"/></w:rsids>';
  zip.file('word/settings.xml', settings.replace('</w:settings>', `${rsids}</w:settings>`));
  const main = (await zip.file('word/document.xml')?.async('string')) ?? '';
  zip.file('word/document.xml', main.replace('<w:p>', '<w:p w:rsidR="00C4A7A2">'));
  zip.file('word/media/image1.jpeg', jpeg);
  zip.file('docProps/thumbnail.jpeg', Buffer.from(secret));
  return zip.generateAsync({ type: 'nodebuffer', comment: '' });
}

/** The archive with another secret in all its parts, including the documents within it. */
async function renamed(bytes: Buffer, secret: string): Promise<JSZip> {
  const [from, to] = [await JSZip.loadAsync(bytes), new JSZip()];
  for (const { name, dir } of Object.values(from.files)) {
    const inside = dir ? null : await from.file(name)?.async('nodebuffer');
    if (!inside) continue;
    const isDocument = name.endsWith('.docx');
    const text = inside.toString('utf8').replaceAll(SECRET, secret);
    to.file(name, isDocument ? await (await renamed(inside, secret)).generateAsync({ type: 'nodebuffer' }) : text);
  }
  return to;
}

/** A PDF with the places of `annotatedPdf`, a photograph with metadata, and an id of the document. */
export async function authoredPdf({ secret }: Authored, jpeg: Buffer): Promise<Buffer> {
  const plain = (await annotatedPdf()).toString('latin1');
  const padded = secret.padEnd(SECRET.length, 'x').slice(0, SECRET.length);
  const document = await PDFDocument.load(Buffer.from(plain.replaceAll(SECRET, padded), 'latin1'));
  document.setAuthor(secret);
  document.setSubject(secret);
  const picture = await document.embedJpg(jpeg);
  document.getPage(0).drawImage(picture, { x: 10, y: 10, width: 20, height: 20 });
  document.catalog.set(PDFName.of('PieceInfo'), document.context.obj({ Word: { Private: PDFString.of(secret) } }));
  return Buffer.from(await document.save({ useObjectStreams: false }));
}
