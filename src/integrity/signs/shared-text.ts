import { INTEGRITY_LIMITS, type SharedPassage } from '../../contracts';

const { runWords, sharedRuns } = INTEGRITY_LIMITS;
const WORD = /[\p{L}\p{N}]+/gu;
/** One run in four is a mark: enough to find a text within another one. */
const MARKED = 4;
const MOST_MARKS = 4_000;
/** Number of displayed passages, and the maximum length of each in words. */
const [MOST_PASSAGES, MOST_WORDS] = [3, 60];

/** A text as a sequence of words. `starts` and `ends` are the offsets of the words in it. */
interface Runs {
  text: string;
  starts: number[];
  ends: number[];
  /** Hash of each run of words, by the word with which it begins. */
  hashes: number[];
}

/** What two texts have in common. */
export interface Shared {
  runs: number;
  /** Percentage of the shorter text. */
  percent: number;
}

function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}

/** One number for a run of words, which depends on their order. */
const runOf = (hashes: readonly number[], at: number): number => {
  let run = 0;
  for (let word = at; word < at + runWords; word += 1)
    run = Math.imul(run ^ (hashes[word] ?? 0), 0x9e3779b1) ^ (run >>> 13);
  return run | 0;
};

function runsOf(text: string): Runs {
  const found = [...text.matchAll(WORD)];
  const words = found.map(([word]) => hashOf(word.normalize('NFKC').toLowerCase()));
  const hashes: number[] = [];
  for (let at = 0; at + runWords <= words.length; at += 1) hashes.push(runOf(words, at));
  const starts = found.map(({ index }) => index);
  return { text, hashes, starts, ends: found.map(({ index, 0: word }) => index + word.length) };
}

/** The marks by which a text is found among all others: a fixed selection of its runs. */
export function marksOf(text: string): number[] {
  const marks = new Set(runsOf(text).hashes.filter((hash) => hash % MARKED === 0));
  return [...marks].sort((one, other) => one - other).slice(0, MOST_MARKS);
}

/** Compares two texts by their runs of words; case, punctuation and line breaks do not count. */
export function shared(one: string, other: string): Shared {
  const [mine, theirs] = [new Set(runsOf(one).hashes), new Set(runsOf(other).hashes)];
  const runs = [...mine].filter((hash) => theirs.has(hash)).length;
  const least = Math.min(mine.size, theirs.size);
  return { runs, percent: least === 0 ? 0 : Math.round((100 * runs) / least) };
}

/** True when two texts have so much in common that people should check. */
export const exceedsLimits = ({ runs, percent }: Shared): boolean =>
  runs >= sharedRuns && percent >= INTEGRITY_LIMITS.sharedPercent;

/** The longest passages that both texts contain, as each of them has it. */
export function passagesOf(one: string, other: string): SharedPassage[] {
  const [here, there] = [runsOf(one), runsOf(other)];
  const places = new Map<number, number>();
  there.hashes.forEach((hash, at) => places.has(hash) || places.set(hash, at));
  const found: { at: number; place: number; runs: number }[] = [];
  for (let at = 0; at < here.hashes.length; at += 1) {
    const place = places.get(here.hashes[at] ?? NaN);
    if (place === undefined) continue;
    let runs = 1;
    while (at + runs < here.hashes.length && here.hashes[at + runs] === there.hashes[place + runs]) runs += 1;
    found.push({ at, place, runs });
    at += runs - 1;
  }
  const longest = found.sort((a, b) => b.runs - a.runs || a.at - b.at).slice(0, MOST_PASSAGES);
  return longest.map(({ at, place, runs }) => ({ here: cut(here, at, runs), there: cut(there, place, runs) }));
}

function cut({ text, starts, ends }: Runs, at: number, runs: number): string {
  const words = Math.min(runs + runWords - 1, MOST_WORDS);
  const passage = text.slice(starts[at], ends[at + words - 1]).replace(/\s+/g, ' ');
  return words < runs + runWords - 1 ? `${passage} …` : passage;
}
