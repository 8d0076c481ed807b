import type { HiddenBy } from '../words/look';
import type { Point } from './geometry';
import type { PageContent, Run } from './page-content';
import { paragraphsOf } from './paragraphs';
import { linesOfRuns, withoutLineNumbers } from './run-lines';
import { type Visibility, VisibilityReader } from './why-hidden';

/** The words of one page. */
export interface PageWords {
  text: string;
  /** Text cut off at the edge of a figure. */
  aside: string;
  hidden: { by: HiddenBy; text: string }[];
}

/** Below this size in points people do not read a sentence. This many words make a sentence. */
const MIN_READABLE_SIZE = 2;
const SENTENCE = 8;

const wordsOf = (runs: readonly Run[]): number =>
  linesOfRuns(runs).reduce((sum, { text }) => sum + (text.match(/\p{L}{2,}/gu)?.length ?? 0), 0);

/** Reads a page: what people see, and what they do not. */
export function readPage(page: PageContent): PageWords {
  const reader = new VisibilityReader(page);
  const fates = new Map(page.runs.map((run): [Run, Visibility] => [run, reader.visibilityOf(run)]));
  const runsWithVisibility = (fate: Visibility): Run[] => page.runs.filter((run) => fates.get(run) === fate);
  for (const run of smallSentences(runsWithVisibility('SEEN'))) fates.set(run, 'SIZE');
  const [seen, layer] = [runsWithVisibility('SEEN'), runsWithVisibility('LAYER')];
  // On a scanned page almost all words come from text recognition. On other pages, words behind a picture are hidden.
  const isScan = wordsOf(layer) >= wordsOf(seen);
  for (const run of layer) fates.set(run, isScan ? 'SEEN' : run.isInvisible ? 'MARK' : 'PLACE');
  const isTwice = duplicateFinder([...runsWithVisibility('SEEN'), ...page.masks]);
  const words: PageWords = { text: '', aside: '', hidden: [] };
  words.text = paragraphsOf(linesOfRuns(withoutLineNumbers(page.runs.filter((run) => fates.get(run) !== 'CUT'))));
  words.aside = textOf(runsWithVisibility('CUT'));
  for (const by of ['MARK', 'PLACE', 'SIZE', 'COLOUR'] as const) {
    const text = textOf(runsWithVisibility(by).filter((run) => !isTwice(run)));
    if (text !== '') words.hidden.push({ by, text });
  }
  return words;
}

const textOf = (runs: readonly Run[]): string =>
  linesOfRuns(runs)
    .map(({ text }) => text)
    .join(' ');

/** Sentences that are too small to read. Single labels are left out. */
const smallSentences = (runs: readonly Run[]): Run[] =>
  linesOfRuns(runs.filter(({ size }) => size !== null && size < MIN_READABLE_SIZE))
    .filter(({ text }) => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= SENTENCE)
    .flatMap((line) => line.runs);

/** Whether the same letters are visible at the same place: a pale outline, a shadow or the inside of outlined letters is not a separate text. */
function duplicateFinder(seen: readonly Run[]): (run: Run) => boolean {
  const rows = new Map<number, Run[]>();
  for (const run of seen.filter((one) => one.text.trim() !== ''))
    for (const row of [-1, 0, 1].map((step) => rowOf(run.from[1]) + step))
      rows.set(row, [...(rows.get(row) ?? []), run]);
  return ({ text, from, points }) => {
    const same = (rows.get(rowOf(from[1])) ?? []).filter(
      (other) => other.text.includes(text) || text.includes(other.text),
    );
    return points.every((point) => same.some((other) => isWithinText(other, point)));
  };
}

const rowOf = (height: number): number => Math.floor(height / 12);

/** Whether a point is within the letters of a text, or close to them. */
function isWithinText({ from, to, size }: Run, [x, y]: Point): boolean {
  const room = (size ?? 10) * 0.4;
  const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [low, top] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  return x >= left - room && x <= right + room && y >= low - room && y <= top + 2.5 * room;
}
