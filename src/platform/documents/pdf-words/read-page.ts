import type { HiddenBy } from '../words/look';
import type { PageContent, Run } from './page-content';
import { paragraphsOf } from './paragraphs';
import { linesOfRuns, withoutLineNumbers } from './run-lines';
import { type Fate, Reader } from './why-hidden';

/** The words of one page. */
export interface PageWords {
  text: string;
  /** Cut off with the edge of a figure. */
  aside: string;
  hidden: { by: HiddenBy; text: string }[];
}

/** Below this size in points a sentence is not read; so many words are one. */
const SMALL = 2;
const SENTENCE = 8;

const wordsOf = (runs: readonly Run[]): number =>
  linesOfRuns(runs).reduce((sum, { text }) => sum + (text.match(/\p{L}{2,}/gu)?.length ?? 0), 0);

/** Reads a page: what people see, and what they do not. */
export function readPage(page: PageContent): PageWords {
  const reader = new Reader(page);
  const fates = new Map(page.runs.map((run): [Run, Fate] => [run, reader.fateOf(run)]));
  const having = (fate: Fate): Run[] => page.runs.filter((run) => fates.get(run) === fate);
  for (const run of smallSentences(having('SEEN'))) fates.set(run, 'SIZE');
  const [seen, layer] = [having('SEEN'), having('LAYER')];
  // A page of which the words were recognised has hardly any others; words below a figure are hidden.
  const isScan = wordsOf(layer) >= wordsOf(seen);
  for (const run of layer) fates.set(run, isScan ? 'SEEN' : run.isInvisible ? 'MARK' : 'PLACE');
  const isTwice = doubles(having('SEEN'));
  const words: PageWords = { text: '', aside: '', hidden: [] };
  words.text = paragraphsOf(linesOfRuns(withoutLineNumbers(page.runs.filter((run) => fates.get(run) !== 'CUT'))));
  words.aside = textOf(having('CUT'));
  for (const by of ['MARK', 'PLACE', 'SIZE', 'COLOUR'] as const) {
    const text = textOf(having(by).filter((run) => !isTwice(run)));
    if (text !== '') words.hidden.push({ by, text });
  }
  return words;
}

const textOf = (runs: readonly Run[]): string =>
  linesOfRuns(runs)
    .map(({ text }) => text)
    .join(' ');

/** Texts too small for people that are more than labels. */
const smallSentences = (runs: readonly Run[]): Run[] =>
  linesOfRuns(runs.filter(({ size }) => size !== null && size < SMALL))
    .filter(({ text }) => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= SENTENCE)
    .flatMap((line) => line.runs);

/** Whether the same text is seen at the same place: a pale edge or a shadow of it is no other text. */
function doubles(seen: readonly Run[]): (run: Run) => boolean {
  const places = new Map<string, Run[]>();
  for (const run of seen) places.set(run.text, [...(places.get(run.text) ?? []), run]);
  return ({ text, from, size }) =>
    (places.get(text) ?? []).some(
      (other) => Math.hypot(other.from[0] - from[0], other.from[1] - from[1]) < (size ?? 10) * 0.6,
    );
}
