import { readFile, writeFile } from 'node:fs/promises';
import JSZip from 'jszip';
import { DocumentProblem, type FileOwner } from '../document-work';
import { readZip } from '../read-zip';
import { namelessPicture } from './nameless-picture';
import { namelessXml } from './nameless-xml';

const NOT_WORD = 'It is not a Word document.';
/** The first bytes of a document within the document. Its name may have any extension, such as .xlsm, .pptm or .vsdx. */
const PACKAGE = Buffer.from('PK\u0003\u0004', 'latin1');
const XML = /\.(?:xml|rels|psmdcp)$/i;
const PICTURE = /\.(?:jpe?g|png)$/i;
/** A picture of the first page, with the names on it. */
const PREVIEW = /^docProps\/thumbnail\./i;
/** The most levels of documents within documents. A comment on a manuscript does not need more. */
const DEEPEST = 2;
/** The date of all entries, so that no entry shows when it was written. */
const DATE = new Date('2000-01-01T00:00:00Z');

/**
 * Removes everything from a .docx that identifies its authors or annotators: properties, authors of comments and changes, people, paths,
 * marks of editing sessions, metadata of pictures, the preview. Comments and tracked changes stay, with 'Reviewer' or 'Author' as their
 * author.
 */
export async function stripDocx(input: string, output: string, of: FileOwner): Promise<void> {
  await writeFile(output, await nameless(await readFile(input), of, 0));
}

async function nameless(bytes: Buffer, of: FileOwner, depth: number): Promise<Buffer> {
  const content = await readZip(bytes);
  if (depth === 0 && !content.has('word/document.xml')) throw new DocumentProblem(NOT_WORD);
  if (depth > DEEPEST) throw new DocumentProblem('It contains too many documents within documents.');
  const zip = new JSZip();
  for (const name of content.names.filter((one) => !one.endsWith('/') && !PREVIEW.test(one)))
    zip.file(name, await part(name, await content.read(name), of, depth), {
      ...{ date: DATE, createFolders: false },
      // Programs recognise OpenDocument files by this part only when it is not compressed.
      compression: name === 'mimetype' ? 'STORE' : 'DEFLATE',
    });
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

async function part(name: string, bytes: Buffer, of: FileOwner, depth: number): Promise<Buffer | string> {
  if (bytes.subarray(0, PACKAGE.length).equals(PACKAGE)) return nameless(bytes, of, depth + 1);
  if (PICTURE.test(name)) return namelessPicture(bytes);
  if (!XML.test(name)) return bytes;
  // The standard allows parts in UTF-16, but no word processor writes them.
  if (bytes.includes(0)) throw new DocumentProblem('It cannot be read. Please save it again from your word processor.');
  return namelessXml(name, bytes.toString('utf8'), of);
}
