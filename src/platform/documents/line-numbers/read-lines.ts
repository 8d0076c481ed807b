import { readFile } from 'node:fs/promises';
import { withinPdf } from '../pdf-reader';
import { linesOf, type PageLines, type TextPiece, withoutRunningLines } from './text-lines';

/** The lines of text on each page of a PDF, without running heads and feet. Upright text only. */
export async function readLines(path: string): Promise<PageLines[]> {
  return withinPdf(await readFile(path), async (document) => {
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
  });
}

interface Item {
  str: string;
  /** A matrix: scale and skew, then the position. */
  transform: number[];
  width: number;
}

function pieceOf({ str, transform, width }: Item, bottom: number): TextPiece[] {
  const [, slant = 0, , size = 0, x = 0, y = 0] = transform;
  return slant !== 0 || size <= 0 ? [] : [{ text: str, x, y: y - bottom, width, size }];
}
