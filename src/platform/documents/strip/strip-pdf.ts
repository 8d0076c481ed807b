import { writeFile } from 'node:fs/promises';
import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFRawStream, PDFStream } from '@cantoo/pdf-lib';
import { describe, disarm, dropUnreachable, loadPdf, OF_CATALOG, OF_PAGE } from '../clean-pdf';
import type { FileOwner } from '../document-work';
import { namelessPicture } from './nameless-picture';

/** Parts of a document that can name a person or contain files, in addition to those that are removed from every PDF. */
const ALSO_OF_CATALOG = ['Threads', 'Legal', 'DSS'];
/** Entries that name a person, a program or a time, wherever they are. */
const IDENTIFYING_ENTRIES = ['Metadata', 'PieceInfo', 'LastModified', 'CreatorInfo', 'Author', 'SourceModified'];
/**
 * Entries of an annotation: its author, its name (some programs build it from the author's name), its times, and its formatted text, which
 * names the program.
 */
const OF_ANNOTATION = ['T', 'NM', 'M', 'CreationDate', 'RC', 'AA', 'PA'];
/** Annotations that are files, sounds, films or fields of a form, which a comment on a manuscript does not need. */
const DROPPED = ['FileAttachment', 'Sound', 'Movie', 'Screen', 'RichMedia', '3D', 'Widget'];

const TITLES: Record<FileOwner, string> = {
  REVIEWER: 'Annotated manuscript',
  AUTHOR: 'Manuscript',
  SENDER: 'Attachment',
};

/** A photograph within the document has metadata of its own. */
const isJpeg = ({ dict }: PDFRawStream): boolean => dict.lookup(PDFName.of('Filter')) === PDFName.of('DCTDecode');

/**
 * Removes everything from a PDF that identifies its authors or annotators: metadata, authors and times of annotations, attachments,
 * signatures. The annotations stay. Scripts and actions are removed too.
 */
export async function stripPdf(input: string, output: string, of: FileOwner): Promise<void> {
  const document = await loadPdf(input);
  for (const key of [...OF_CATALOG, ...ALSO_OF_CATALOG]) document.catalog.delete(PDFName.of(key));
  for (const { node } of document.getPages()) {
    for (const key of [...OF_PAGE, 'B']) node.delete(PDFName.of(key));
    namelessAnnotations(node, document);
  }
  for (const dict of dictsOf(document)) for (const key of IDENTIFYING_ENTRIES) dict.delete(PDFName.of(key));
  for (const [ref, object] of document.context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream && isJpeg(object))
      document.context.assign(ref, PDFRawStream.of(object.dict, namelessPicture(Buffer.from(object.contents))));
  describe(document, { title: TITLES[of] });
  // Some programs compute the ID from path and time, and it is the same in all versions of a file.
  document.context.trailerInfo.ID = undefined;
  for (const object of dropUnreachable(document)) if (object instanceof PDFDict) disarm(object);
  await writeFile(output, await document.save());
}

/** All dictionaries, including nested ones. */
function dictsOf(document: PDFDocument): Set<PDFDict> {
  const found = new Set<PDFDict>();
  const open: unknown[] = document.context.enumerateIndirectObjects().map(([, object]) => object);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next instanceof PDFStream) open.push(next.dict);
    else if (next instanceof PDFArray) open.push(...next.asArray());
    else if (next instanceof PDFDict && !found.has(next)) {
      found.add(next);
      open.push(...next.values());
    }
  }
  return found;
}

function namelessAnnotations(page: PDFDict, document: PDFDocument): void {
  const annotations = page.lookup(PDFName.of('Annots'));
  page.delete(PDFName.of('Annots'));
  if (!(annotations instanceof PDFArray)) return;
  const kept = annotations.asArray().filter((entry) => {
    const annotation = document.context.lookup(entry);
    if (!(annotation instanceof PDFDict)) return false;
    for (const key of OF_ANNOTATION) annotation.delete(PDFName.of(key));
    const kind = annotation.lookup(PDFName.of('Subtype'));
    return kind instanceof PDFName && !DROPPED.includes(kind.decodeText());
  });
  if (kept.length > 0) page.set(PDFName.of('Annots'), document.context.obj(kept));
}
