import { readFile, writeFile } from 'node:fs/promises';
import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { DocumentProblem, type PaperInfo, type PaperResults, type PaperWork } from './document-work';

/** More pages than any manuscript. */
const MAX_PAGES = 2_000;
/** Entries of a document, a page and its parts that are not needed for reading: actions, scripts, attachments, other programs' data. */
export const OF_CATALOG = [
  'Metadata',
  'OpenAction',
  'AA',
  'AcroForm',
  'Names',
  'PieceInfo',
  'Collection',
  'Perms',
  'AF',
  'URI',
];
export const OF_PAGE = ['Metadata', 'AA', 'PieceInfo', 'LastModified', 'AF', 'Thumb'];
/** Actions that run code, start programs or send data. */
const ACTIONS = ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'Rendition', 'RichMediaExecute'];
const LINKS = /^(?:https?|mailto):/i;

/** @throws DocumentProblem for a PDF that is damaged, protected by a password, or longer than 2,000 pages. */
export async function loadPdf(path: string): Promise<PDFDocument> {
  const bytes = await readFile(path);
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false });
    if (document.getPageCount() > MAX_PAGES) throw new DocumentProblem(`It has more than ${MAX_PAGES} pages.`);
    if (document.getPageCount() === 0) throw new DocumentProblem('It has no pages.');
    return document;
  } catch (failure) {
    if (failure instanceof DocumentProblem) throw failure;
    if (failure instanceof EncryptedPDFError) throw new DocumentProblem('It is protected by a password.');
    throw new DocumentProblem('It is damaged, or not a PDF.');
  }
}

/** Sets title and producer, and removes all other metadata of the document. */
export function describe(document: PDFDocument, { title }: PaperInfo): void {
  const { context } = document;
  if (context.trailerInfo.Info instanceof PDFRef) context.delete(context.trailerInfo.Info);
  context.trailerInfo.Info = undefined;
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setCreator('Quire');
  document.setProducer('Quire');
}

/** Removes from a PDF everything that is not content: metadata, scripts, actions, attachments, other people's annotations. */
export async function cleanPdf({
  input,
  output,
  info,
}: Extract<PaperWork, { task: 'clean' }>): Promise<PaperResults['clean']> {
  const document = await loadPdf(input);
  for (const key of OF_CATALOG) document.catalog.delete(PDFName.of(key));
  for (const { node } of document.getPages()) {
    for (const key of OF_PAGE) node.delete(PDFName.of(key));
    keepLinks(node, document);
  }
  for (const [, object] of document.context.enumerateIndirectObjects())
    for (const dict of [object instanceof PDFStream ? object.dict : object])
      if (dict instanceof PDFDict) for (const key of ['Metadata', 'PieceInfo']) dict.delete(PDFName.of(key));
  describe(document, info);
  for (const object of dropUnreachable(document)) if (object instanceof PDFDict) disarm(object);
  await writeFile(output, await document.save());
  return { pages: document.getPageCount() };
}

/** Keeps links within the document and to the web. Other annotations name their author, and other actions may run code. */
function keepLinks(page: PDFDict, document: PDFDocument): void {
  const annotations = page.lookup(PDFName.of('Annots'));
  page.delete(PDFName.of('Annots'));
  if (!(annotations instanceof PDFArray)) return;
  const kept = annotations.asArray().filter((entry) => {
    const annotation = document.context.lookup(entry);
    return annotation instanceof PDFDict && isHarmlessLink(annotation);
  });
  if (kept.length > 0) page.set(PDFName.of('Annots'), document.context.obj(kept));
}

function isHarmlessLink(annotation: PDFDict): boolean {
  if (annotation.lookup(PDFName.of('Subtype')) !== PDFName.of('Link')) return false;
  for (const key of ['AA', 'PA', 'T', 'Contents', 'M']) annotation.delete(PDFName.of(key));
  const action = annotation.lookup(PDFName.of('A'));
  if (!(action instanceof PDFDict)) return true;
  action.delete(PDFName.of('Next'));
  const kind = action.lookup(PDFName.of('S'));
  if (kind === PDFName.of('GoTo')) return true;
  return kind === PDFName.of('URI') && leadsToWeb(action);
}

function leadsToWeb(action: PDFDict): boolean {
  const address = action.lookup(PDFName.of('URI'));
  return (address instanceof PDFString || address instanceof PDFHexString) && LINKS.test(address.decodeText());
}

/** Empties an action that a PDF viewer must not run, wherever it is: the structure of a tagged PDF keeps links that no page contains any more. */
export function disarm(dict: PDFDict): void {
  const kind = dict.lookup(PDFName.of('S'));
  const isAction = kind instanceof PDFName && ACTIONS.includes(kind.decodeText());
  const isLink = dict.has(PDFName.of('URI'));
  if ((isAction && kind !== PDFName.of('URI')) || (isLink && !leadsToWeb(dict)))
    for (const key of dict.keys()) dict.delete(key);
}

/** Deletes objects that nothing refers to, because the writer would save them too. Returns all remaining objects, including nested ones. */
export function dropUnreachable(document: PDFDocument): Set<PDFObject> {
  const { context } = document;
  const seen = new Set<PDFObject>();
  const open: (PDFObject | undefined)[] = [context.trailerInfo.Root, context.trailerInfo.Info];
  for (let next = open.pop(); next !== undefined || open.length > 0; next = open.pop()) {
    if (next === undefined || seen.has(next)) continue;
    seen.add(next);
    if (next instanceof PDFRef) open.push(context.lookup(next));
    else if (next instanceof PDFArray) open.push(...next.asArray());
    else if (next instanceof PDFDict) open.push(...next.values());
    else if (next instanceof PDFStream) open.push(...next.dict.values());
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!seen.has(ref)) context.delete(ref);
  return seen;
}
