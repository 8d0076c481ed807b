import { readFile } from 'node:fs/promises';
import { DocumentProblem, type PaperWork } from './document-work';
import { readZip } from './read-zip';

/** The parts of a text document that are needed to show it. */
export type DocumentContent =
  | { kind: 'docx' }
  | { kind: 'doc'; text: string; notes: string; head: string }
  /** `parts`: XML and pictures by their names in the archive. */
  | { kind: 'odt'; content: string; styles: string; parts: Record<string, Uint8Array> };

const ZIP = 'PK';
/** Compound files: .doc, and .docx with a password. */
const COMPOUND = 'd0cf11e0a1b11ae1';
const DAMAGED = 'It is damaged, or not a document of this kind.';
const PROTECTED = 'It is protected by a password.';
const NOT_CONVERTED = 'It is not a Word or OpenDocument text.';
/** Number of pictures shown from an OpenDocument text; further ones are omitted. */
const MAX_PICTURES = 200;
const TEXT = new TextDecoder('utf-8');

/** Detects a document's type by its bytes, not by its name. @throws DocumentProblem with the reason why it cannot be shown. */
export async function readDocument({ input }: Extract<PaperWork, { task: 'read' }>): Promise<DocumentContent> {
  const bytes = await readFile(input);
  if (bytes.length === 0) throw new DocumentProblem('It is empty.');
  if (bytes.toString('latin1', 0, 2) === ZIP) return readArchive(bytes);
  if (bytes.toString('hex', 0, 8) === COMPOUND) return readCompound(bytes);
  throw new DocumentProblem(NOT_CONVERTED);
}

async function readArchive(bytes: Buffer): Promise<DocumentContent> {
  const zip = await readZip(bytes);
  if (zip.has('word/document.xml')) {
    await zip.read('word/document.xml');
    return { kind: 'docx' };
  }
  if (!zip.has('content.xml')) throw new DocumentProblem(NOT_CONVERTED);
  const manifest = zip.has('META-INF/manifest.xml') ? TEXT.decode(await zip.read('META-INF/manifest.xml')) : '';
  if (/<(?:\w+:)?encryption-data\b/.test(manifest)) throw new DocumentProblem(PROTECTED);
  const content = TEXT.decode(await zip.read('content.xml'));
  if (!/<office:text\b/.test(content)) throw new DocumentProblem(NOT_CONVERTED);
  const styles = zip.has('styles.xml') ? TEXT.decode(await zip.read('styles.xml')) : '';
  const wanted = zip.names
    .filter((name) => /^Pictures\/[^/]+$|^[^/]+\/content\.xml$/.test(name))
    .slice(0, MAX_PICTURES);
  const parts: Record<string, Uint8Array> = {};
  for (const name of wanted) parts[name] = await zip.read(name);
  return { kind: 'odt', content, styles, parts };
}

async function readCompound(bytes: Buffer): Promise<DocumentContent> {
  if (bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))) throw new DocumentProblem(PROTECTED);
  if (!bytes.includes(Buffer.from('WordDocument', 'utf16le'))) throw new DocumentProblem(NOT_CONVERTED);
  if (isEncryptedWord(bytes)) throw new DocumentProblem(PROTECTED);
  try {
    const { default: WordExtractor } = await import('word-extractor');
    const found = await new WordExtractor().extract(bytes);
    const notes = [found.getFootnotes(), found.getEndnotes()].filter((text) => text.trim() !== '').join('\n');
    return { kind: 'doc', text: found.getBody(), notes, head: found.getHeaders({ includeFooters: false }) };
  } catch {
    throw new DocumentProblem(DAMAGED);
  }
}

/** The flag fEncrypted of the first block of a Word 97 document ([MS-DOC], FibBase), which begins on a sector of 512 bytes. */
function isEncryptedWord(bytes: Buffer): boolean {
  for (let at = 512; at + 12 <= bytes.length; at += 512)
    if (bytes.readUInt16LE(at) === 0xa5ec) return (bytes.readUInt16LE(at + 10) & 0x0100) !== 0;
  return false;
}
