import { normalEmail } from '../../contracts';
import type { PersonLine } from '../../identity/public';
import { compareTexts } from './compare-texts';
import { everyWordOf, wordSetOf } from './keyword-match';

/** A person who may review, with their ranks among all of them: thousands are sorted by numbers instead of texts. */
export interface CandidateEntry {
  id: string;
  /** In normal form. */
  email: string;
  /** The keys by which the person is recognised as an author. */
  keys: readonly string[];
  /** By last name, then first name, ignoring accents and case. */
  namePlace: number;
  /** Equal for the same areas of expertise; people without any come first. */
  expertisePlace: number;
}

/** All people who may review an article, by name. Built once until one of them changes (`candidateListOf`). */
export class CandidateList {
  readonly entries: readonly CandidateEntry[];
  private readonly knowing = new Map<string, Set<CandidateEntry>>();

  constructor(lines: readonly PersonLine[]) {
    const expertise = placesOf(lines.map(({ areasOfExpertise }) => areasOfExpertise ?? ''));
    const sorted = [...lines].sort(
      (one, other) => compareTexts(one.lastName, other.lastName) || compareTexts(one.firstName, other.firstName),
    );
    this.entries = sorted.map(({ id, email, keys, areasOfExpertise }, namePlace) => {
      const text = areasOfExpertise ?? '';
      const entry = { id, email: normalEmail(email), keys, namePlace, expertisePlace: expertise.get(text) ?? 0 };
      for (const word of wordSetOf(text)) this.knowing.set(word, (this.knowing.get(word) ?? new Set()).add(entry));
      return entry;
    });
  }

  /** How many of these keywords each person's expertise matches, as `matchingKeywords` counts; people without a match are left out. */
  matches(keywords: readonly string[]): Map<CandidateEntry, number> {
    const counts = new Map<CandidateEntry, number>();
    for (const keyword of keywords) {
      const words = everyWordOf(keyword);
      const [first, ...rest] = words.map((word) => this.knowing.get(word));
      for (const entry of first ?? []) {
        if (rest.every((people) => people?.has(entry))) counts.set(entry, (counts.get(entry) ?? 0) + 1);
      }
    }
    return counts;
  }
}

function placesOf(texts: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  let [place, last] = [-1, null as string | null];
  for (const text of [...new Set(texts)].sort(compareTexts)) {
    if (last === null || compareTexts(last, text) !== 0) place += 1;
    places.set(text, place);
    last = text;
  }
  return places;
}

const listsByLines = new WeakMap<readonly PersonLine[], CandidateList>();

/** The list of these people. Identity returns the same array while no account changes, and the same array has the same list. */
export function candidateListOf(lines: readonly PersonLine[]): CandidateList {
  const list = listsByLines.get(lines) ?? new CandidateList(lines);
  listsByLines.set(lines, list);
  return list;
}
