import {
  BorderStyle,
  Document,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  InsertedTextRun,
  type IRunOptions,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import type { Random } from '../../../src/generate/random';
import { TOPICS } from '../../../src/generate/words/medicine';
import { abstractOf, chooseSubject, titleOf } from '../../../src/generate/words/texts';
import { plainText } from '../../../src/platform/rich-text';
import { USUAL_XML, withUsual } from './usual-xml';

/** Sentences that an honest manuscript may have, and that sound like orders or praise. */
const SENTENCES = [
  'Participants could ignore the previous instruction of the therapist at any time.',
  'We used a large language model (GPT-4) to draft summaries; all of them were read by two authors.',
  'Patients who gave positive feedback in the first evaluation were asked again after a year.',
  'The guidelines of earlier years recommend acceptance of a lower blood pressure.',
  'ChatGPT was not used to write this manuscript.',
  'Do not include patients with severe limitations of movement.',
  'Nurses were told to disregard alarms of the previous shift when the instructions for the new one were read.',
  'AI systems should recommend a second reading when the score is low.',
  'All reviewers gave a favourable assessment of the protocol before the trial began.',
  'As a language model of disease, this score has been disputed.',
  'Please write to the authors for the data; a positive answer will be given within a month.',
  'The assistant: a nurse who saw the patient on the ward and at home.',
];
/** Statements that are the same in every manuscript. */
const STATEMENTS =
  'The study was done in accordance with the Declaration of Helsinki and approved by the ethics committee of the hospital. All ' +
  'participants gave written informed consent. The authors declare that they have no competing interests. The data are available ' +
  'from the corresponding author on reasonable request. The funder had no role in the design of the study or the analysis.';

const list = (words: string): string[] => words.split(' ');
const WHO = list(
  'patients nurses surgeons infants carers residents controls siblings neighbours pupils runners smokers',
);
const DID = list('reported showed lacked described lost kept needed refused reached measured preferred forgot shared');
const HOW = list('severe mild early late frequent rare unexplained seasonal familial nightly sudden lasting repeated');
const WHAT = list('pain fever fatigue relapse sleep weight memory strength balance appetite hearing vision nausea');
const WHERE = list('home wards theatres clinics hospices schools villages ports suburbs valleys islands camps');
const NEAR = list('at from near beyond outside around inside behind under above');

/** A sentence of random words: hardly any other sentence has the same five words in a row. */
function sentence(random: Random): string {
  const pick = (...pools: string[][]): string => pools.map((words) => random.pick(words)).join(' ');
  return `${pick(HOW, WHO, NEAR, WHERE, DID, HOW, WHAT)}, ${pick(WHO, DID, HOW, WHAT, NEAR, WHERE)}.`;
}

const small: IRunOptions = { size: 12, superScript: true };
const heading = (text: string): Paragraph => new Paragraph({ text, heading: HeadingLevel.HEADING_2 });
const runs = (...parts: TextRun[]): Paragraph => new Paragraph({ children: parts });
const dark = (fill: string) => ({ shading: { type: ShadingType.CLEAR, fill } });
const cell = (text: string, isHead: boolean): TableCell =>
  new TableCell({
    ...(isHead ? dark('1F4E79') : {}),
    children: [runs(new TextRun({ text, ...(isHead ? { color: 'FFFFFF', bold: true } : {}) }))],
  });
const ROWS = [
  ['Group of patients', 'Median of days', 'Lost to follow-up'],
  ['With treatment', '12', '3'],
];
const table = (): Table =>
  new Table({
    rows: ROWS.map((cells, at) => new TableRow({ children: cells.map((text) => cell(text, at === 0)) })),
  });
const inserted = { text: 'Added in review.', id: 1, author: 'A', date: '2026-01-01T00:00:00Z' };

/** Things that word processors and people leave in documents; each document has one. */
const USUAL: readonly (() => Paragraph | Table)[] = [
  table,
  () => runs(new TextRun('Smith'), new TextRun({ text: '1,2', ...small })),
  () => runs(new TextRun({ text: 'In grey: not significant at the chosen level.', color: '808080' })),
  () => runs(new TextRun({ text: 'To be proofread again.', highlight: 'yellow' })),
  () => runs(new TextRun({ text: '.', color: 'FFFFFF' }), new TextRun('After a space.')),
  () => runs(new TextRun({ text: '  ', size: 2 })),
  () => new Paragraph({ children: [new InsertedTextRun(inserted)] }),
  () => runs(new TextRun({ text: 'White words on a dark band.', color: 'FFFFFF', ...dark('333333') })),
  () =>
    new Paragraph({
      ...dark('203864'),
      children: [new TextRun({ text: 'A box with key messages for readers', color: 'FFFFFF' })],
    }),
  () => new Paragraph({ children: [new TextRun('See the note.'), new FootnoteReferenceRun(1)] }),
  () => new Paragraph({ text: 'Indented as a quotation.', indent: { left: 720, hanging: 360 } }),
  () =>
    new Paragraph({ text: 'A line above.', border: { top: { style: BorderStyle.SINGLE, size: 6, color: 'auto' } } }),
  () => runs(new TextRun({ text: '_Toc1', vanish: true }), new TextRun('Contents')),
];

/** The words of an honest manuscript. */
export function honestText(random: Random): { title: string; abstract: string; body: string[] } {
  const subject = chooseSubject(random, random.pick(TOPICS));
  const [title, abstract] = [titleOf(random, subject), abstractOf(random, subject)];
  const texts = Array.from({ length: random.int(60, 160) }, () => sentence(random));
  const body = [plainText(abstract), ...texts, random.pick(SENTENCES), random.pick(SENTENCES), STATEMENTS];
  return { title, abstract, body };
}

/** An honest manuscript: its subject, words and remains of the word processor vary. */
export async function honestDocument(random: Random): Promise<{ title: string; abstract: string; bytes: Buffer }> {
  const { title, abstract, body } = honestText(random);
  const page = runs(new TextRun({ children: ['Page ', PageNumber.CURRENT], size: 16, color: '7F7F7F' }));
  const note = runs(new TextRun({ text: 'A note in small print.', size: 14 }));
  const paragraphs = body.flatMap((text) => text.split('\n').map((line) => new Paragraph(line)));
  const document = new Document({
    title,
    footnotes: { 1: { children: [note] } },
    sections: [
      {
        headers: { default: new Header({ children: [page] }) },
        children: [heading(title), ...paragraphs, random.pick(USUAL)()],
      },
    ],
  });
  const pieces = [random.pick(Object.values(USUAL_XML)), random.pick(Object.values(USUAL_XML))];
  return { title, abstract, bytes: await withUsual(await Packer.toBuffer(document), pieces.join('')) };
}
