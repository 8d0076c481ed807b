/**
 * Makes the manuscripts and figures that the demonstration data and the browser tests upload: real Word documents, a PNG and a TIFF.
 * Run by hand to change them: `node scripts/make-demo-files.mjs`. The results are committed.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  Document,
  FootnoteReferenceRun,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../src/demo/files/', import.meta.url));
const heading = (text) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const body = (text) => new Paragraph({ children: [new TextRun(text)], spacing: { after: 160 } });
const row = (cells) =>
  new TableRow({ children: cells.map((cell) => new TableCell({ children: [new Paragraph(cell)] })) });

function manuscript(title, added) {
  return new Document({
    title,
    footnotes: { 1: { children: [new Paragraph('Measured on the first working day after admission.')] } },
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          heading('Introduction'),
          body(
            'Early mobilisation after heart failure is recommended, but how soon it should begin, and how much of it a patient can bear, is still a matter of local habit rather than of evidence.',
          ),
          ...added.map(body),
          heading('Methods'),
          new Paragraph({
            children: [
              new TextRun('We followed 214 consecutive patients in three hospitals for twelve months.'),
              new FootnoteReferenceRun(1),
            ],
          }),
          heading('Results'),
          body(
            'Patients who were mobilised within 24 hours left hospital 1.8 days earlier (Table 1, Figures 1 and 2).',
          ),
          new Table({
            rows: [
              row(['Group', 'Patients', 'Stay (days)', 'Readmission (%)']),
              row(['Within 24 hours', '108', '6.1', '11.2']),
              row(['Later', '106', '7.9', '15.6']),
            ],
          }),
          heading('Conclusion'),
          body('A protocol for early mobilisation is safe, and shortens the stay.'),
        ],
      },
    ],
  });
}

function letter() {
  return new Document({
    sections: [
      {
        children: [
          new Paragraph({ text: 'Letter of rebuttal', heading: HeadingLevel.TITLE }),
          body(
            'We thank the reviewers for their careful reading. Every point is answered below, with the place of the change.',
          ),
          body('1. The methods now say how patients were chosen (page 4, second paragraph).'),
          body('2. Table 1 has been extended with the rate of readmission.'),
        ],
      },
    ],
  });
}

const chart = (heights, label) => `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
  <rect width="900" height="600" fill="white"/>
  <path d="M90 60 V520 H850" stroke="black" stroke-width="3" fill="none"/>
  ${heights.map((h, i) => `<rect x="${140 + i * 130}" y="${520 - h}" width="80" height="${h}" fill="${i % 2 ? '#777' : '#222'}"/>`).join('')}
  <text x="450" y="575" font-size="26" text-anchor="middle" font-family="sans-serif">${label}</text></svg>`;

const save = async (name, document) => writeFileSync(folder + name, await Packer.toBuffer(document));
const title = 'Early mobilisation after acute heart failure';
await save('manuscript.docx', manuscript(title, []));
await save(
  'manuscript-revised.docx',
  manuscript(title, ['The revised text names the reason for the choice of the three hospitals.']),
);
await save(
  'manuscript-marked.docx',
  manuscript(title, ['[Added:] The revised text names the reason for the choice of the three hospitals.']),
);
await save('rebuttal.docx', letter());
await sharp(Buffer.from(chart([220, 300, 180, 400, 260], 'Length of stay by hospital')))
  .png()
  .toFile(`${folder}figure-1.png`);
await sharp(Buffer.from(chart([120, 200, 340, 300, 420], 'Readmission by month')))
  .tiff({ compression: 'lzw' })
  .toFile(`${folder}figure-2.tiff`);
