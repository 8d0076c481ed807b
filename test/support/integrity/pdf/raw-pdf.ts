import { PDFDocument, PDFHexString, PDFName, type PDFObject, StandardFonts } from '@cantoo/pdf-lib';

const name = (word: string): PDFName => PDFName.of(word);

/** Resources that a page may need in addition to its drawing steps, by the names that the steps use. */
export interface Extras {
  /** States of graphics, such as `{ Clear: { ca: 0 } }`. */
  states?: Record<string, Record<string, unknown>>;
  /** Form XObjects: figures with their own steps. */
  forms?: Record<string, { content: string; box: readonly number[]; isOff?: boolean }>;
  crop?: readonly [number, number, number, number];
  /** Anything else. */
  finish?: (document: PDFDocument) => void;
}

const PICTURE_SIZE = 4;

/** A minimal document with pages of these steps, so that each way of painting can be tried. */
export async function rawPdf(
  pages: readonly string[],
  { states = {}, forms = {}, crop, finish }: Extras = {},
): Promise<Buffer> {
  const document = await PDFDocument.create();
  const { context } = document;
  const font = await document.embedFont(StandardFonts.Helvetica);
  const layer = (title: string) => context.register(context.obj({ Type: 'OCG', Name: PDFHexString.fromText(title) }));
  const [on, off] = [layer('On'), layer('Off')];
  document.catalog.set(name('OCProperties'), context.obj({ OCGs: [on, off], D: { OFF: [off] } }));
  const grey = new Uint8Array(PICTURE_SIZE ** 2).fill(0xdd);
  const look = { Type: 'XObject', Subtype: 'Image', Width: PICTURE_SIZE, Height: PICTURE_SIZE, BitsPerComponent: 8 };
  const picture = (more: object) =>
    context.register(context.flateStream(grey, { ...look, ColorSpace: 'DeviceGray', ...more }));
  const objects: Record<string, PDFObject> = { Picture: picture({}), Thin: picture({ SMask: picture({}) }) };
  const fonts = { F1: font.ref };
  for (const [key, { content, box, isOff = false }] of Object.entries(forms)) {
    const form = { Type: 'XObject', Subtype: 'Form', BBox: [...box], Resources: { Font: fonts } };
    objects[key] = context.register(context.flateStream(content, { ...form, ...(isOff ? { OC: off } : {}) }));
  }
  for (const content of pages) {
    const page = document.addPage([595, 842]);
    if (crop) page.setCropBox(...crop);
    page.node.set(name('Contents'), context.register(context.flateStream(content)));
    const layers = { On: on, Off: off };
    const resources = { Font: fonts, ExtGState: states, XObject: objects, Properties: layers };
    page.node.set(name('Resources'), context.obj(resources));
  }
  finish?.(document);
  return Buffer.from(await document.save());
}

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/** Steps that write a text. `before` may set its colour or the way in which it is painted. */
export const write = (text: string, { x = 60, y = 400, size = 11, before = '' } = {}): string =>
  `q BT ${before} /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped(text)}) Tj ET Q\n`;

const STUDY = [
  'We studied how long patients stay after a stroke, and who goes home.',
  'All of them were seen within a day, and again after three months.',
  'Those who lived with others walked earlier than those who lived alone.',
];
/** The text of an honest page. */
export const STUDIED = STUDY.map((line, at) => write(line, { y: 780 - 16 * at })).join('');
