import { COMMON_WORDS, PARTICLES, PLACE_WORDS, TITLES } from './common-words';
import { FoundName, joins, type Span } from './found-name';
import { isSame, partsOf, type TextWord, wordsOf } from './words-of-text';

export interface SoughtName {
  firstName: string;
  middleName: string | null;
  lastName: string;
}

type Parts = readonly (readonly string[])[];

/** The shortest last name that is searched for on its own. */
const LONE = 5;
const NO_WORD: TextWord = { text: '', forms: [], start: 0, end: 0, isCapital: false };
/** An entry in a list of references. It names many people, also the authors, as in any other manuscript. */
const CITED =
  /\b(?:19|20)\d\d\b[^]*(?:;\s*\d|:\s*e?\d+|\bdoi\b|https?:)|\bet al\b[^]*\b(?:19|20)\d\d\b|\bdoi:|(?:\p{Lu}\p{L}+ \p{Lu}{1,3},\s*){2}/u;

/** Finds one person's name in lines of text: in either order, with initials, without accents, with one typing error. */
export class PersonMatcher {
  private readonly given: Parts;
  private readonly last: Parts;
  private readonly initials: string;
  private readonly particles: ReadonlySet<string>;
  private readonly isCommon: boolean;
  private readonly joined: string;

  constructor(name: SoughtName) {
    const firsts = partsOf(`${name.firstName} ${name.middleName ?? ''}`);
    this.given = firsts.filter(([form = '']) => form.length > 1);
    this.initials = firsts.map(([form = '']) => form[0] ?? '').join('');
    const last = partsOf(name.lastName);
    const core = last.filter(([form = '']) => !PARTICLES.has(form));
    this.particles = new Set(['van', 'von', ...last.map(([form = '']) => form).filter((form) => PARTICLES.has(form))]);
    this.last = core.length > 0 ? core : last;
    this.joined = this.last.map(([form]) => form).join('');
    this.isCommon = this.last.every(([form = '']) => COMMON_WORDS.has(form));
  }

  /** Places of the name in one line. */
  in(line: string): Span[] {
    if (this.joined.length < 2 || CITED.test(line)) return [];
    const words = wordsOf(line);
    return words.flatMap((_word, at) => this.at(line, words, at) ?? []);
  }

  private at(line: string, words: readonly TextWord[], at: number): Span | null {
    const size = this.last.length;
    const found = words.slice(at, at + size);
    if (found.length < size || !this.last.every((part, place) => isSame(part, found[place]?.forms ?? [], true)))
      return null;
    const isExact = this.last.every((part, place) => isSame(part, found[place]?.forms ?? [], false));
    let from = at;
    while (from > 0 && this.particles.has(words[from - 1]?.forms[0] ?? '') && joins(line, words, from - 1)) from -= 1;
    const hit = new FoundName(line, words, { from, to: at + size - 1, core: at });
    return (
      this.withGiven(hit) ??
      (hit.isCapital ? (this.titled(hit) ?? (isExact ? (this.signed(hit) ?? this.alone(hit)) : null)) : null)
    );
  }

  /** 'Jane Roe', 'Roe, Jane', 'J.M. Roe', 'Roe JM'. */
  private withGiven(hit: FoundName): Span | null {
    if (!hit.isCapital && this.isCommon) return null;
    const before = hit.wordsBefore(4);
    const reach = this.givenIn(before) || (hit.isCapital ? this.initialsIn(hit, before, 'before') : 0);
    if (reach > 0) return hit.span(reach, 0);
    // 'Peter Roe, Jane Doe' are two other people.
    const after = hit.isOfOther ? [] : hit.wordsAfter(4);
    const behind = this.givenIn(after) || (hit.isCapital ? this.initialsIn(hit, after, 'after') : 0);
    return behind > 0 ? hit.span(0, behind) : null;
  }

  /** How many of these words, nearest first, end with a given name. Middle names and initials may be between. */
  private givenIn(others: readonly TextWord[]): number {
    const isGiven = ({ forms }: TextWord): boolean => this.given.some((part) => isSame(part, forms, true));
    const isBetween = (word: TextWord): boolean => isGiven(word) || word.isCapital;
    const reach = others.findIndex((word) => !isBetween(word) && !isGiven(word));
    const near = others.slice(0, Math.min(reach < 0 ? others.length : reach, isGiven(others[0] ?? NO_WORD) ? 4 : 2));
    return near.findLastIndex(isGiven) + 1;
  }

  /** How many of these words are the initials: 'JM', or 'J', 'M'. */
  private initialsIn(hit: FoundName, others: readonly TextWord[], side: 'before' | 'after'): number {
    const [near] = others;
    const isInitials = (word: TextWord | undefined): boolean => /^\p{Lu}{1,3}$/u.test(word?.text ?? '');
    if (!near || !isInitials(near) || hit.isWord(near)) return 0;
    let count = 1;
    while (
      count < others.length &&
      near.text.length === 1 &&
      others[count]?.text.length === 1 &&
      isInitials(others[count])
    )
      count += 1;
    const ordered = others.slice(0, count);
    if (side === 'before') ordered.reverse();
    const letters = ordered.map(({ text }) => text.toLowerCase()).join('');
    return this.initials !== '' && (this.initials.startsWith(letters) || letters.startsWith(this.initials)) ? count : 0;
  }

  /** 'Dr Roe'. */
  private titled(hit: FoundName): Span | null {
    const [title] = hit.wordsBefore(1);
    return title && TITLES.has(title.forms[0] ?? '') && !hit.cites ? hit.span(1, 0) : null;
  }

  /** A line that is only the name, such as a signature below a letter. But 'Short.' is an answer. */
  private signed(hit: FoundName): Span | null {
    return hit.isWholeLine && this.joined.length > 2 && !this.isCommon ? hit.span(0, 0) : null;
  }

  /** The last name alone, if it cannot be a citation, a place, another person's name or the name of a thing. */
  private alone(hit: FoundName): Span | null {
    if (this.joined.length < LONE || this.isCommon || hit.cites || hit.isNamedThing) return null;
    if (PLACE_WORDS.has(hit.wordBeside?.forms[0] ?? '')) return null;
    return hit.isOfOther || hit.isPartOfWord ? null : hit.span(0, 0);
  }
}
