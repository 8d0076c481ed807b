import { writeFile } from 'node:fs/promises';
import { degrees, PDFDocument, type PDFEmbeddedPage, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { describe, loadPdf } from './clean-pdf';
import type { PaperResults, PaperWork } from './document-work';
import { addBookmarks, addPageLabels, type Bookmark } from './pdf-outline';

/** Height of the strip for the running head, in points. Pages are scaled down by it, so that it never overlaps their text. */
const HEAD = 22;
const MARGIN = 28;
const SIZE = 8;
const GREY = rgb(0.35, 0.35, 0.35);

/**
 * Joins PDFs into one with bookmarks, page labels and a running head. Pages are embedded as form XObjects, so that no action in them stays
 * active and their structure cannot affect the joined document.
 */
export async function assemble({
  parts,
  output,
  info,
  head,
}: Extract<PaperWork, { task: 'assemble' }>): Promise<PaperResults['assemble']> {
  const joined = await PDFDocument.create();
  const font = await joined.embedFont(StandardFonts.Helvetica);
  const bookmarks: Bookmark[] = [];
  let fronts = 0;
  for (const part of parts) {
    const first = joined.getPageCount();
    await append(joined, part.path, head === null ? 0 : HEAD);
    const last = joined.getPageCount() - 1;
    if (part.front) fronts = last + 1;
    const inside = part.inside.map(({ title, page }) => ({ title, page: Math.min(first + page, last), inside: [] }));
    bookmarks.push({ title: part.title, page: first, inside });
  }
  if (head !== null)
    joined.getPages().forEach((page, index) => {
      const label = labelOf(index, fronts);
      const y = page.getHeight() - 15;
      page.drawText(head, { x: MARGIN, y, size: SIZE, font, color: GREY });
      const x = page.getWidth() - MARGIN - font.widthOfTextAtSize(label, SIZE);
      page.drawText(label, { x, y, size: SIZE, font, color: GREY });
    });
  addBookmarks(joined, bookmarks);
  addPageLabels(joined, fronts);
  describe(joined, info);
  await writeFile(output, await joined.save());
  return { pages: joined.getPageCount() };
}

const ROMAN = [
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const;

/** The label of a page, as in the viewer: i, ii ... before the manuscript, then from 1. */
export function labelOf(index: number, fronts: number): string {
  if (index >= fronts) return String(index - fronts + 1);
  let rest = index + 1;
  let label = '';
  for (const [sign, value] of ROMAN)
    while (rest >= value) {
      label += sign;
      rest -= value;
    }
  return label;
}

async function append(joined: PDFDocument, path: string, head: number): Promise<void> {
  const source = await loadPdf(path);
  for (const page of source.getPages()) {
    const box = page.getCropBox();
    const turned = ((page.getRotation().angle % 360) + 360) % 360;
    const isSideways = turned === 90 || turned === 270;
    const [width, height] = isSideways ? [box.height, box.width] : [box.width, box.height];
    const target = joined.addPage([width, height]);
    // An empty page has nothing to embed.
    if (!page.node.Contents()) continue;
    const bounds = { left: box.x, bottom: box.y, right: box.x + box.width, top: box.y + box.height };
    place(target, await joined.embedPage(page, bounds), { turned, head });
  }
}

/** Draws a page upright into the space below the running head. */
function place(target: PDFPage, picture: PDFEmbeddedPage, { turned, head }: { turned: number; head: number }): void {
  const { width, height } = target.getSize();
  const scale = (height - head) / height;
  const left = (width * (1 - scale)) / 2;
  const [w, h] = [width * scale, height * scale];
  const corner = { 0: [0, 0], 90: [0, h], 180: [w, h], 270: [w, 0] }[turned] ?? [0, 0];
  const [x = 0, y = 0] = corner;
  target.drawPage(picture, { x: left + x, y, xScale: scale, yScale: scale, rotate: degrees(-turned) });
}
