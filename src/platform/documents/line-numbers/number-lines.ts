import { writeFile } from 'node:fs/promises';
import { PDFName, PDFOperator, PDFOperatorNames, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { loadPdf } from '../clean-pdf';
import type { PaperResults, PaperWork } from '../document-work';
import { readLines } from './read-lines';
import type { PageLines } from './text-lines';

const SIZE = 7;
/** Between numbers and text, and between numbers and the edge of the page, in points. */
const GAP = 10;
const EDGE = 4;
const GREY = rgb(0.4, 0.4, 0.4);

/** Writes a number next to each line of text, counted through all pages. */
export async function numberLines({
  input,
  output,
}: Extract<PaperWork, { task: 'number' }>): Promise<PaperResults['number']> {
  const pages = await readLines(input);
  const document = await loadPdf(input);
  const font = await document.embedFont(StandardFonts.Helvetica);
  let count = 0;
  pages.forEach((lines, index) => {
    const page = document.getPage(index);
    if (lines.lines.length === 0) return;
    // Screen readers skip artifacts.
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]));
    const place = placeOn(page, lines);
    for (const { y } of lines.lines) {
      const number = String((count += 1));
      const x = place(font.widthOfTextAtSize(number, SIZE));
      page.drawText(number, { x, y: page.getCropBox().y + y, size: SIZE, font, color: GREY });
    }
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  });
  await writeFile(output, await document.save());
  return { lines: count };
}

/** The horizontal position of a number of a given width: left of all text of its page, or right of it if the left margin is too narrow. */
function placeOn(page: PDFPage, { lines }: PageLines): (width: number) => number {
  const { x: edge } = page.getCropBox();
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  return (width) => {
    const x = left - GAP - width;
    return x >= edge + EDGE ? x : right + GAP;
  };
}
