import {
  AlignmentType,
  DeletedTextRun,
  Document,
  type FileChild,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  ImageRun,
  InsertedTextRun,
  Math as Formula,
  MathFraction,
  MathRadical,
  MathRun,
  Packer,
  PageBreak,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { demoFile } from '../../stories/submission-steps';

type Options = Omit<ConstructorParameters<typeof Document>[0], 'sections'>;

export const paragraph = (text: string): Paragraph => new Paragraph(text);

/** A Word document with its creator, as Word writes it. */
export function wordFile(children: readonly FileChild[], options: Options = {}): Promise<Buffer> {
  const made = { creator: 'Secret Author', lastModifiedBy: 'Secret Editor', ...options };
  return Packer.toBuffer(new Document({ ...made, sections: [{ children }] }));
}

const cell = (text: string): TableCell => new TableCell({ children: [paragraph(text)] });
const table = (rows: number, columns: number): Table =>
  new Table({
    rows: Array.from({ length: rows }, (_row, y) => {
      return new TableRow({ children: Array.from({ length: columns }, (_cell, x) => cell(`Cell ${y + 1}.${x + 1}`)) });
    }),
  });
const picture = (): Paragraph =>
  new Paragraph({
    children: [
      new ImageRun({ type: 'png', data: demoFile('figure-1.png'), transformation: { width: 300, height: 200 } }),
    ],
  });
const change = { id: 1, author: 'Secret Author', date: '2026-01-01T00:00:00Z' };
const formula = (): Paragraph =>
  new Paragraph({
    children: [
      new TextRun('The risk is '),
      new Formula({
        children: [
          new MathFraction({
            numerator: [new MathRun('a')],
            denominator: [new MathRadical({ children: [new MathRun('b')] })],
          }),
        ],
      }),
    ],
  });
const rightToLeft = (text: string): Paragraph =>
  new Paragraph({ bidirectional: true, children: [new TextRun({ text, rightToLeft: true })] });
const many = (count: number, of: (index: number) => FileChild): FileChild[] =>
  Array.from({ length: count }, (_one, index) => of(index));

/** Each with some of the text that its PDF must contain. */
export const WORD_FILES: Record<string, { text: string; make: () => Promise<Buffer> }> = {
  plain: { text: 'plain text', make: () => wordFile([paragraph('A plain text.')]) },
  table: { text: 'Cell 3.2', make: () => wordFile([table(4, 3)]) },
  'wide table': { text: 'Cell 5.14', make: () => wordFile([table(6, 14)]) },
  'long table': { text: 'Cell 600.2', make: () => wordFile([table(600, 2)]) },
  'table in a table': {
    text: 'Cell 2.2',
    make: () =>
      wordFile([new Table({ rows: [new TableRow({ children: [new TableCell({ children: [table(2, 2)] })] })] })]),
  },
  footnotes: {
    text: 'Counted twice',
    make: () =>
      wordFile([new Paragraph({ children: [new TextRun('Measured'), new FootnoteReferenceRun(1)] })], {
        footnotes: { 1: { children: [paragraph('Counted twice.')] } },
      }),
  },
  equations: { text: 'The risk is', make: () => wordFile([formula()]) },
  picture: { text: 'Above it', make: () => wordFile([paragraph('Above it'), picture()]) },
  'twenty pictures': { text: 'Above them', make: () => wordFile([paragraph('Above them'), ...many(20, picture)]) },
  'picture alone': { text: '', make: () => wordFile([picture()]) },
  Arabic: { text: '', make: () => wordFile([rightToLeft('دراسة عن المشي المبكر بعد السكتة الدماغية')]) },
  Hebrew: { text: '', make: () => wordFile([rightToLeft('מחקר על הליכה מוקדמת')]) },
  'two directions': {
    text: 'walking',
    make: () => wordFile([rightToLeft('دراسة walking 2026'), paragraph('walking')]),
  },
  Chinese: { text: '早期活动', make: () => wordFile([paragraph('早期活动')]) },
  Japanese: { text: 'リハビリ', make: () => wordFile([paragraph('リハビリ')]) },
  Korean: { text: '재활', make: () => wordFile([paragraph('재활')]) },
  Russian: { text: 'реабилитация', make: () => wordFile([paragraph('Ранняя реабилитация')]) },
  Greek: { text: 'αποκατάσταση', make: () => wordFile([paragraph('Πρώιμη αποκατάσταση')]) },
  headings: {
    text: 'Methods',
    make: () => wordFile([new Paragraph({ text: 'Methods', heading: HeadingLevel.HEADING_1 }), paragraph('Text.')]),
  },
  'bulleted list': {
    text: 'Item 7',
    make: () => wordFile(many(9, (index) => new Paragraph({ text: `Item ${index}`, bullet: { level: index % 3 } }))),
  },
  'two hundred pages': {
    text: 'This is page 200',
    make: () =>
      wordFile(
        many(200, (index) => new Paragraph({ children: [new TextRun(`This is page ${index + 1}`), new PageBreak()] })),
      ),
  },
  header: {
    text: 'Running title of all',
    make: () =>
      Packer.toBuffer(
        new Document({
          sections: [
            {
              headers: { default: new Header({ children: [paragraph('Running title of all')] }) },
              children: [paragraph('Text')],
            },
          ],
        }),
      ),
  },
  'sheets across': {
    text: 'Across the sheet',
    make: () =>
      Packer.toBuffer(
        new Document({
          sections: [
            {
              properties: { page: { size: { orientation: PageOrientation.LANDSCAPE } } },
              children: [paragraph('Across the sheet')],
            },
            { children: [paragraph('Upright')] },
          ],
        }),
      ),
  },
  'tracked changes': {
    text: 'newly written',
    make: () =>
      wordFile([
        new Paragraph({
          children: [
            new InsertedTextRun({ ...change, text: 'newly written' }),
            new DeletedTextRun({ ...change, id: 2, text: 'taken out' }),
          ],
        }),
      ]),
  },
  'centred and justified': {
    text: 'In the middle',
    make: () => wordFile([new Paragraph({ text: 'In the middle', alignment: AlignmentType.CENTER })]),
  },
  'one endless word': { text: 'aaaaaaaa', make: () => wordFile([paragraph('a'.repeat(5_000))]) },
  'one endless paragraph': {
    text: 'The end',
    make: () => wordFile([paragraph(`${'Word after word. '.repeat(9_000)}The end`)]),
  },
  'markup as text': {
    text: '<script>alert(1)</script>',
    make: () => wordFile([paragraph('<script>alert(1)</script>')]),
  },
  emoji: { text: 'before', make: () => wordFile([paragraph('before 🙂 after')]) },
  looks: {
    text: 'raised',
    make: () =>
      wordFile([
        new Paragraph({ children: [new TextRun({ text: 'raised', superScript: true, bold: true, color: 'FF0000' })] }),
      ]),
  },
};
