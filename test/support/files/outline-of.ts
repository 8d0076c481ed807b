import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';

/** The titles of a PDF's outline, in reading order, of all levels. */
export async function outlineOf(bytes: Uint8Array): Promise<string[]> {
  const { context, catalog } = await PDFDocument.load(bytes, { updateMetadata: false });
  const below = (parent: PDFDict | undefined): string[] => {
    const titles: string[] = [];
    let item = parent && context.lookupMaybe(parent.get(PDFName.of('First')), PDFDict);
    while (item) {
      const title = item.get(PDFName.of('Title'));
      if (title instanceof PDFHexString || title instanceof PDFString) titles.push(title.decodeText());
      titles.push(...below(item));
      item = context.lookupMaybe(item.get(PDFName.of('Next')), PDFDict);
    }
    return titles;
  };
  return below(context.lookupMaybe(catalog.get(PDFName.of('Outlines')), PDFDict));
}
