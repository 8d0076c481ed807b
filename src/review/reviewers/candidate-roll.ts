import { normalEmail } from '../../contracts';
import type { PersonLine } from '../../identity/public';
import { compareTexts } from './compare-texts';
import { everyWordOf, wordSetOf } from './keyword-match';

/** Somebody who may review, with their places among all of them, so that thousands are sorted by numbers and not by texts. */
export interface RollEntry {
  id: string;
  /** In its normal form. */
  email: string;
  /** By last name, then first name; accents and case aside. */
  namePlace: number;
  /** The same for the same areas of expertise; none is the first. */
  expertisePlace: number;
}

/** Everybody who may review an article, by name. Made once for as long as none of them changes (`rollOf`). */
export class CandidateRoll {
  readonly entries: readonly RollEntry[];
  private readonly knowing = new Map<string, Set<RollEntry>>();

  constructor(lines: readonly PersonLine[]) {
    const expertise = placesOf(lines.map(({ areasOfExpertise }) => areasOfExpertise ?? ''));
    const sorted = [...lines].sort(
      (one, other) => compareTexts(one.lastName, other.lastName) || compareTexts(one.firstName, other.firstName),
    );
    this.entries = sorted.map(({ id, email, areasOfExpertise }, namePlace) => {
      const text = areasOfExpertise ?? '';
      const entry = { id, email: normalEmail(email), namePlace, expertisePlace: expertise.get(text) ?? 0 };
      for (const word of wordSetOf(text)) this.knowing.set(word, (this.knowing.get(word) ?? new Set()).add(entry));
      return entry;
    });
  }

  /** How many of these keywords the expertise of each names, as `matchingKeywords` says; who names none is not there. */
  matches(keywords: readonly string[]): Map<RollEntry, number> {
    const counts = new Map<RollEntry, number>();
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

const rolls = new WeakMap<readonly PersonLine[], CandidateRoll>();

/** The roll of these lines; the same lines, which identity keeps while nobody changes, have the same roll. */
export function rollOf(lines: readonly PersonLine[]): CandidateRoll {
  const roll = rolls.get(lines) ?? new CandidateRoll(lines);
  rolls.set(lines, roll);
  return roll;
}
