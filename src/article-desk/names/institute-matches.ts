import type { Span } from './found-name';
import { isSame, partsOf, type TextWord, wordsOf } from './words-of-text';

/** Words that the names of many institutes contain, in one spelling for several languages. */
const GENERIC: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'university universiteit universitat universitaet universite universita universidad universitair universitaire universities',
    'hospital ziekenhuis hopital krankenhaus klinikum hospitals gasthuis',
    'center centre centrum zentrum centers centres',
    'medical medisch medische medizinische medicine medizin geneeskunde',
    'institute instituut institut institutes',
    ...[
      'department afdeling college school faculty faculteit academy clinic clinics kliniek general national city state regional',
      'teaching research health care group foundation laboratory lab sciences science technology academic surgery public community',
    ].flatMap((line) => line.split(' ')),
  ].flatMap((line) => line.split(' ').map((word, _place, [first = word]) => [word, first] as const)),
);
const FUNCTION_WORDS = new Set(
  'of the van de het der den and en und et for voor at in to la le di du del von y e'.split(' '),
);
/** How many other words may be among those of a name. */
const MAX_EXTRA_WORDS = 1;
const [ACRONYM, LONGEST_ACRONYM] = [3, 8];
const ENDS = /[.!?;:]/u;

const wordOf = (forms: readonly string[]): string => GENERIC[forms[0] ?? ''] ?? forms[0] ?? '';
const isGeneric = (forms: readonly string[]): boolean => GENERIC[forms[0] ?? ''] !== undefined;

/** Finds one institute: its words in any order and near each other, in other spellings, or its capital letters. */
export class InstituteMatcher {
  private readonly words: readonly (readonly string[])[];
  private readonly acronyms: readonly string[];

  constructor(name: string) {
    this.words = partsOf(name).filter(([form = '']) => !FUNCTION_WORDS.has(form));
    const capitals = wordsOf(name).filter(({ forms }) => !FUNCTION_WORDS.has(forms[0] ?? ''));
    const letters = capitals.map(({ text }) => text[0]?.toUpperCase() ?? '').join('');
    const written = [...name.matchAll(/\b\p{Lu}{3,8}\b/gu)].map(([word]) => word);
    // Three letters that only we derived from the name, and that the name does not contain, too often mean something else.
    this.acronyms = [...written, ...(letters.length > ACRONYM ? [letters] : [])].filter(
      ({ length }) => length >= ACRONYM && length <= LONGEST_ACRONYM,
    );
  }

  /** False for a name such as 'University Hospital', which thousands of institutes have: a search for it finds nothing useful. */
  private get isNamed(): boolean {
    return this.words.some((forms) => !isGeneric(forms) && (forms[0] ?? '').length > 2);
  }

  in(line: string): Span[] {
    const all = wordsOf(line);
    const acronyms = all.filter(({ text }) => this.acronyms.includes(text));
    if (!this.isNamed) return acronyms;
    const words = all.filter(({ forms }) => !FUNCTION_WORDS.has(forms[0] ?? ''));
    const spans = words.flatMap((_word, at) => this.at(line, words, at) ?? []);
    return [...spans, ...acronyms];
  }

  /** Finds the name from this word on: this word and the next ones must contain all its words. */
  private at(line: string, words: readonly TextWord[], at: number): Span | null {
    const [first] = words.slice(at, at + 1);
    if (!first || !this.words.some((part) => isWordOf(part, first))) return null;
    const near = words.slice(at, at + this.words.length + MAX_EXTRA_WORDS);
    const end = near.findIndex((word, place) => {
      const next = near[place + 1];
      return next !== undefined && ENDS.test(line.slice(word.end, next.start));
    });
    const within = end < 0 ? near : near.slice(0, end + 1);
    const found = this.words.map((part) => within.find((word) => isWordOf(part, word)));
    if (found.some((word) => word === undefined)) return null;
    const named = found.filter((word) => word !== undefined);
    // 'the university of reading habits' is not an institute.
    if (!named.some(({ forms, isCapital }) => isCapital && !isGeneric(forms))) return null;
    return { start: Math.min(...named.map(({ start }) => start)), end: Math.max(...named.map((one) => one.end)) };
  }
}

const isWordOf = (part: readonly string[], word: TextWord): boolean =>
  isGeneric(part) ? wordOf(part) === wordOf(word.forms) : isSame(part, word.forms, true);
