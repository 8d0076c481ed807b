import { readFile } from 'node:fs/promises';
import { linesOf, type PageLines, type TextPiece, withoutRunningLines } from './text-lines';

/** Loads pdf.js without the classes that it needs for drawing only. It is loaded when first needed: it is large. */
async function pdfReader() {
  Object.assign(globalThis, { DOMMatrix: class {}, ImageData: class {}, Path2D: class {} });
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

/** The lines of text on each page of a PDF, without running heads and feet. Upright text only. */
export async function readLines(path: string): Promise<PageLines[]> {
  const { getDocument } = await pdfReader();
  const loading = getDocument({ data: new Uint8Array(await readFile(path)), useSystemFonts: false, verbosity: 0 });
  try {
    const document = await loading.promise;
    const pages: PageLines[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const [, bottom = 0, , top = 0] = page.view;
      const { items } = await page.getTextContent();
      const pieces = items.flatMap((item) => ('str' in item ? pieceOf(item, bottom) : []));
      pages.push({ height: top - bottom, lines: page.rotate === 0 ? linesOf(pieces) : [] });
      page.cleanup();
    }
    return withoutRunningLines(pages);
  } finally {
    await loading.destroy();
  }
}

interface Item {
  str: string;
  /** A matrix: sizes and slants, then the place. */
  transform: number[];
  width: number;
}

function pieceOf({ str, transform, width }: Item, bottom: number): TextPiece[] {
  const [, slant = 0, , size = 0, x = 0, y = 0] = transform;
  return slant !== 0 || size <= 0 ? [] : [{ text: str, x, y: y - bottom, width, size }];
}
