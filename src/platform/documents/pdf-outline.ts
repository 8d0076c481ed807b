import { type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from '@cantoo/pdf-lib';

export interface Bookmark {
  title: string;
  /** Counted from 0. */
  page: number;
  inside: Bookmark[];
}

/** Adds bookmarks, with the top level open. */
export function addBookmarks(document: PDFDocument, bookmarks: readonly Bookmark[]): void {
  const { context, catalog } = document;
  const root = context.nextRef();
  const children = addLevel(document, bookmarks, root);
  context.assign(root, context.obj({ Type: 'Outlines', ...children, Count: bookmarks.length }));
  catalog.set(PDFName.of('Outlines'), root);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}

function addLevel(document: PDFDocument, bookmarks: readonly Bookmark[], parent: PDFRef): Record<string, PDFRef> {
  const { context } = document;
  const refs = bookmarks.map(() => context.nextRef());
  bookmarks.forEach(({ title, page, inside }, index) => {
    const ref = refs[index];
    if (!ref) return;
    const [before, after] = [refs[index - 1], refs[index + 1]];
    const entry = context.obj({
      Title: PDFHexString.fromText(title),
      Parent: parent,
      Dest: [document.getPage(page).ref, PDFName.of('XYZ'), null, null, null],
      ...(before ? { Prev: before } : {}),
      ...(after ? { Next: after } : {}),
      ...(inside.length > 0 ? { ...addLevel(document, inside, ref), Count: -inside.length } : {}),
    });
    context.assign(ref, entry);
  });
  const [first, last] = [refs[0], refs[refs.length - 1]];
  return first && last ? { First: first, Last: last } : {};
}

/** Labels the first `fronts` pages with Roman numerals, then 1, 2, 3. */
export function addPageLabels({ context, catalog }: PDFDocument, fronts: number): void {
  const decimal = context.obj({ S: 'D' });
  const ranges =
    fronts > 0 ? [PDFNumber.of(0), context.obj({ S: 'r' }), PDFNumber.of(fronts), decimal] : [PDFNumber.of(0), decimal];
  catalog.set(PDFName.of('PageLabels'), context.obj({ Nums: ranges }));
}
