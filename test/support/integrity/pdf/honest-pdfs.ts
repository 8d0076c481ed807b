import { degrees, PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { rawPdf, STUDIED, write } from './raw-pdf';

const page =
  (steps: string, extras: Parameters<typeof rawPdf>[1] = {}) =>
  (): Promise<Buffer> =>
    rawPdf([STUDIED + steps], extras);
const scan = 'q 595 0 0 842 0 0 cm /Picture Do Q ';
const RECOGNISED = [
  'We studied how long patients stay',
  'after a stroke, and who goes home.',
  'All were seen within a day.',
];
const layer = (before: string): string =>
  RECOGNISED.map((line, at) => write(line, { before, y: 700 - 20 * at })).join('');
const CROPPED = {
  content: `${write('Panel A was left out of this figure', { y: 700 })} ${write('Panel B of the figure')}`,
  box: [40, 380, 500, 600],
};
const edged = 'Distance from the coast in kilometres';
const numbers = Array.from({ length: 40 }, (_one, at) =>
  write(String(at + 1), { x: 20, y: 780 - 16 * at, size: 8 }),
).join('');

/** A page drawn with the library's own functions. */
const drawnWith = (draw: (document: PDFDocument) => Promise<void>) => (): Promise<Buffer> =>
  rawPdf([STUDIED]).then(async (bytes) => {
    const document = await PDFDocument.load(bytes);
    await draw(document);
    return Buffer.from(await document.save());
  });

/** Pages that honest programs write, but that no browser prints. */
export const HONEST_PDFS: Readonly<Record<string, () => Promise<Buffer>>> = {
  'plain pages': page(''),
  'a scan with its words below it': () => rawPdf([`${layer('')}${scan}`]),
  'a scan with invisible words over it': () => rawPdf([scan + layer('3 Tr')]),
  'a scan in strips': () =>
    rawPdf([
      Array.from({ length: 10 }, (_one, at) => `q 595 0 0 85 0 ${at * 84} cm /Picture Do Q `).join('') + layer('3 Tr'),
    ]),
  'a scan in several layers': () => rawPdf([`${scan}${layer('3 Tr')}q 400 0 0 400 60 300 cm /Thin Do Q`]),
  'a scan with a stamp': () => rawPdf([`${scan}${layer('3 Tr')}${write('Supplement, page 12', { y: 20 })}`]),
  'a scan with numbers of lines': () => rawPdf([scan + layer('3 Tr') + numbers]),
  'one scanned page among others': () => rawPdf([STUDIED, scan + layer('3 Tr'), STUDIED]),
  'numbers of lines': page(numbers),
  'a white full stop': page(write('.', { before: '1 g' })),
  'a white page number': page(write('12', { before: '1 g' })),
  'an invisible space': page(write('   ', { before: '3 Tr' })),
  'white words on a dark band': page(
    `q 0.1 0.2 0.4 rg 50 390 500 30 re f Q ${write('Head of a dark table row', { before: '1 g' })}`,
  ),
  'white words on a thick line': page(
    `q 24 w 0.2 G 50 404 m 550 404 l S Q ${write('Head of a dark table row', { before: '1 g' })}`,
  ),
  'white words on a dark shape': page(
    `q 0 g 60 402 m 60 600 540 600 540 402 c 540 200 60 200 60 402 c f Q ${write('Lost to follow-up, n = 12', { x: 200, before: '1 g' })}`,
  ),
  'white words on a picture': page(
    `q 500 0 0 60 50 380 cm /Picture Do Q ${write('Operating theatre in the year of the study', { before: '1 g' })}`,
  ),
  'white words on a mix of layers': page(
    `q /Half gs 0 g 50 390 500 30 re f Q ${write('Shaded part of a figure', { before: '1 g' })}`,
    { states: { Half: { ca: 0.5 } } },
  ),
  'a pale edge around words': page(`${write(edged, { before: '1 g 2 Tr 3 w 1 G' })}${write(edged)}`),
  'words painted twice': page(write(edged) + write(edged, { x: 60.3 })),
  'a shadow': page(`${write(edged, { before: '0.95 g', x: 61, y: 399 })}${write(edged)}`),
  'a figure that is cut': page('q /Form Do Q', { forms: { Form: CROPPED } }),
  'a figure that is small': page('q 0.3 0 0 0.3 60 60 cm /Form Do Q', {
    forms: { Form: { content: write('Labels of a figure that was made smaller'), box: [0, 0, 595, 842] } },
  }),
  'labels of one and a half points': page(
    Array.from({ length: 80 }, (_one, at) =>
      write(`Strain number ${at} of the tree`, { size: 1.5, y: 300 + 2 * at }),
    ).join(''),
  ),
  'a layer that is on': page(`/OC /On BDC ${write('Words of a layer that is shown')} EMC`),
  'a mark of a layout program': page(write('Sleep_in_teenagers_v3.indd   12   24-11-2026   10:33', { y: 20 }), {
    crop: [0, 60, 595, 782],
  }),
  'letters as lines with invisible words': page(
    `${Array.from({ length: 30 }, (_one, at) => `${60 + at * 6} 400 m ${62 + at * 6} 408 l ${65 + at * 6} 400 l f `).join('')}${write('Words whose letters are drawn', { before: '3 Tr' })}`,
  ),
  'a title in a pattern': page(
    `q BT 7 Tr /F1 30 Tf 60 400 Td (A title in many colours) Tj ET 0.8 0 0 rg 50 390 500 20 re f 0 0 0.8 rg 50 410 500 20 re f Q`,
  ),
  'grey words': page(write('Received 1 January; accepted 3 March', { before: '0.7 g' })),
  'yellow words': page(write('To be proofread again by all authors', { before: '0.75 0.6 0 rg' })),
  'a light blue': page(write('Hypertext in the colour of a link', { before: '0.4 0.6 1 rg' })),
  'a narrow font': page(write('Set a little narrower to fit the line', { before: '85 Tz' })),
  'a watermark': drawnWith(async (document) =>
    document.getPage(0).drawText('DRAFT FOR REVIEW ONLY', {
      x: 100,
      y: 200,
      size: 60,
      rotate: degrees(45),
      opacity: 0.2,
      color: rgb(0.5, 0.5, 0.5),
    }),
  ),
  'a drawn table': drawnWith(async (document) => {
    const font = await document.embedFont(StandardFonts.TimesRomanBold);
    document.getPage(0).drawRectangle({ x: 60, y: 300, width: 300, height: 20, color: rgb(0.1, 0.3, 0.2) });
    document
      .getPage(0)
      .drawText('Characteristics of the patients', { x: 64, y: 306, size: 10, font, color: rgb(1, 1, 1) });
  }),
};
