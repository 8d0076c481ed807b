import { loadPdf } from '../clean-pdf';
import { withinPdf } from '../pdf-reader';
import type { DocumentWords } from '../words/read-words';
import { IDENTITY, type Matrix } from './geometry';
import type { FontShape } from './page-content';
import { PagePainter } from './page-painter';
import { PAINT_STEPS } from './paint-steps';
import { type PageWords, readPage } from './read-page';
import { withoutPictures } from './without-pictures';

/** The most characters read from all pages together. */
const MOST = 20_000_000;
const MOST_HIDDEN = 2_000;
const PLAIN_FONT: FontShape = { isType3: false, matrix: [0.001, 0, 0, 0.001, 0, 0], tall: null };

/** What pdf.js knows of a font. */
interface PdfFont {
  isType3Font?: boolean;
  fontMatrix?: readonly number[];
  bbox?: readonly number[];
}

/** Reads the words of a PDF, and finds those that people do not see. @throws DocumentProblem. */
export async function readPdfWords(input: string): Promise<DocumentWords> {
  const document = await loadPdf(input);
  withoutPictures(document);
  const words: DocumentWords = { text: '', aside: '', hidden: [], pages: [] };
  await withinPdf(await document.save(), async (pdf, { OPS }) => {
    const names = Object.fromEntries(Object.entries(OPS).map(([name, step]) => [step, name]));
    words.aside += propertiesOf(await pdf.getMetadata());
    const layers = [await pdf.getOptionalContentConfig(), await pdf.getOptionalContentConfig({ intent: 'print' })];
    const isOff = (layer: unknown): boolean => layer !== null && layers.every((one) => !one.isVisible(layer));
    for (let number = 1; number <= pdf.numPages && words.text.length < MOST; number += 1) {
      const page = await pdf.getPage(number);
      const steps = await page.getOperatorList();
      const fontOf = (name: string): FontShape => shapeOfFont(page.commonObjs, name);
      const [left = 0, low = 0, right = 0, top = 0] = page.view;
      const painter = new PagePainter([left, low, right, top], { names, fontOf, isOff });
      add(readPage(painter.paint(steps, PAINT_STEPS)), words);
      for (const note of await page.getAnnotations()) words.aside += `${noteOf(note)}\n`;
      page.cleanup();
    }
  });
  return words;
}

function shapeOfFont(fonts: { has(name: string): boolean; get(name: string): unknown }, name: string): FontShape {
  if (!fonts.has(name)) return PLAIN_FONT;
  const { isType3Font, fontMatrix, bbox } = fonts.get(name) as PdfFont;
  const matrix = (fontMatrix?.length === 6 ? fontMatrix : PLAIN_FONT.matrix) as unknown as Matrix;
  if (!isType3Font) return { ...PLAIN_FONT, matrix };
  const tall = Math.abs(((bbox?.[3] ?? 0) - (bbox?.[1] ?? 0)) * (matrix[3] || IDENTITY[3]));
  return { isType3: true, matrix, tall: tall === 0 ? null : tall };
}

function add({ text, aside, hidden }: PageWords, words: DocumentWords): void {
  words.pages.push(words.text.length);
  words.text += `${text}\n`;
  words.aside += `${aside}\n`;
  for (const { by, text: more } of hidden) {
    const same = words.hidden.find((one) => one.by === by);
    if (!same) words.hidden.push({ by, text: more });
    else if (same.text.length < MOST_HIDDEN) same.text += ` ${more}`;
  }
}

const noteOf = ({ contentsObj, alternativeText }: Record<string, unknown>): string =>
  [(contentsObj as { str?: string } | undefined)?.str, alternativeText]
    .filter((one) => typeof one === 'string')
    .join(' ');

function propertiesOf({ info }: { info: object }): string {
  const values = Object.entries(info).flatMap(([, value]) =>
    typeof value === 'object' && value !== null ? Object.values(value) : [value],
  );
  return `${values.filter((value) => typeof value === 'string').join('\n')}\n`;
}
