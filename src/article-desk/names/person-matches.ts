import { BEGINNINGS, COMMON_WORDS, NAMED_THINGS, PARTICLES, PLACE_WORDS, TITLES } from './common-words';
import { isSame, partsOf, type TextWord, wordsOf } from './words-of-text';

/** A place in a text, from and to a character. */
export interface Span {
  start: number;
  end: number;
}

export interface SoughtName {
  firstName: string;
  middleName: string | null;
  lastName: string;
}

type Parts = readonly (readonly string[])[];

/** Shortest last name that is looked for without anything beside it. */
const LONE = 5;
const SIGNATURE_LETTERS = 45;
/** What may stand between the parts of a name. */
const WITHIN = /^[\s.,_\-‐-–’'`]{1,4}$/u;
const NO_WORD: TextWord = { text: '', forms: [], start: 0, end: 0, isCapital: false };
const CITES = /^\W{0,3}(?:et al|and (?:colleagues|co-?workers)|en collega|\(?\[?(?:19|20)\d\d|[([]\d)/iu;
/** An entry of a list of references: it names many people, the authors among them, as any other manuscript would. */
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
    const hit = new Hit(line, words, { from, to: at + size - 1, core: at });
    return this.withGiven(hit) ?? (hit.isCapital ? (this.titled(hit) ?? this.alone(hit, isExact)) : null);
  }

  /** 'Jane Roe', 'Roe, Jane', 'J.M. Roe', 'Roe JM'. */
  private withGiven(hit: Hit): Span | null {
    if (!hit.isCapital && this.isCommon) return null;
    const before = hit.wordsBefore(4);
    const reach = this.givenIn(before) || (hit.isCapital ? this.initialsIn(hit, before, 'before') : 0);
    if (reach > 0) return hit.span(reach, 0);
    // 'Peter Roe, Jane Doe' are two others.
    const after = hit.isOfOther ? [] : hit.wordsAfter(4);
    const behind = this.givenIn(after) || (hit.isCapital ? this.initialsIn(hit, after, 'after') : 0);
    return behind > 0 ? hit.span(0, behind) : null;
  }

  /** How many of these words, nearest first, end with a given name; middle names and initials may stand between. */
  private givenIn(others: readonly TextWord[]): number {
    const isGiven = ({ forms }: TextWord): boolean => this.given.some((part) => isSame(part, forms, true));
    const isBetween = (word: TextWord): boolean => isGiven(word) || word.isCapital;
    const reach = others.findIndex((word) => !isBetween(word) && !isGiven(word));
    const near = others.slice(0, Math.min(reach < 0 ? others.length : reach, isGiven(others[0] ?? NO_WORD) ? 4 : 2));
    return near.findLastIndex(isGiven) + 1;
  }

  /** How many of these words are the initials: 'JM', or 'J', 'M'. */
  private initialsIn(hit: Hit, others: readonly TextWord[], side: 'before' | 'after'): number {
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

  /** 'Dr Roe', and a line that is only the name, such as below a letter. */
  private titled(hit: Hit): Span | null {
    const [title] = hit.wordsBefore(1);
    if (title && TITLES.has(title.forms[0] ?? '')) return hit.cites ? null : hit.span(1, 0);
    return hit.isWholeLine && this.joined.length > 2 ? hit.span(0, 0) : null;
  }

  /** The last name alone, where it cannot be a citation, a place, another person's name or the name of a thing. */
  private alone(hit: Hit, isExact: boolean): Span | null {
    if (!isExact || this.joined.length < LONE || this.isCommon || hit.cites || hit.isNamedThing) return null;
    if (PLACE_WORDS.has(hit.wordBeside?.forms[0] ?? '')) return null;
    return hit.isOfOther || hit.isPartOfWord ? null : hit.span(0, 0);
  }
}

/** True when this word and the next one stand together. */
const joins = (line: string, words: readonly TextWord[], at: number): boolean =>
  WITHIN.test(line.slice(words[at]?.end ?? 0, words[at + 1]?.start ?? 0));

/** A last name found in a line, with what is beside it. */
class Hit {
  constructor(
    private readonly line: string,
    private readonly words: readonly TextWord[],
    private readonly place: { from: number; to: number; core: number },
  ) {}

  get isCapital(): boolean {
    return this.words[this.place.core]?.isCapital ?? false;
  }

  /** Nearest first. */
  wordsBefore(most: number): TextWord[] {
    const found: TextWord[] = [];
    for (let at = this.place.from - 1; at >= 0 && found.length < most && joins(this.line, this.words, at); at -= 1)
      found.push(...this.words.slice(at, at + 1));
    return found;
  }

  wordsAfter(most: number): TextWord[] {
    const found: TextWord[] = [];
    const { to } = this.place;
    for (
      let at = to + 1;
      at < this.words.length && found.length < most && joins(this.line, this.words, at - 1);
      at += 1
    )
      found.push(...this.words.slice(at, at + 1));
    return found;
  }

  /** 'A' and 'I' without a dot are words. */
  isWord({ text, end }: TextWord): boolean {
    return /^[AI]$/.test(text) && this.line[end] !== '.';
  }

  /** Another person with the same last name has a first name before it. */
  get isOfOther(): boolean {
    const before = this.wordBeside;
    return before?.isCapital === true && !BEGINNINGS.has(before.forms[0] ?? '');
  }

  span(before: number, after: number): Span {
    const [first, last] = [this.words[this.place.from - before], this.words[this.place.to + after]];
    return { start: first?.start ?? 0, end: last?.end ?? this.line.length };
  }

  private get rest(): string {
    return this.line.slice(this.words[this.place.to]?.end ?? 0);
  }

  get cites(): boolean {
    return CITES.test(this.rest);
  }

  get isNamedThing(): boolean {
    const next = /^(?:['’]s)?[\s\-‐-–]+([\p{L}]+)/u.exec(this.rest)?.[1]?.toLowerCase() ?? '';
    const second = /^(?:['’]s)?\s+\p{L}+\s+(\p{L}+)/u.exec(this.rest)?.[1]?.toLowerCase() ?? '';
    return NAMED_THINGS.has(next) || NAMED_THINGS.has(second);
  }

  /** 'Bland-Altman', 'Roe’s'. */
  get isPartOfWord(): boolean {
    const { from } = this.place;
    const before = this.line[(this.words[from]?.start ?? 0) - 1] ?? ' ';
    return /[-‐-–]/u.test(before) || /^[-‐-–](?=\p{L})/u.test(this.rest);
  }

  get isWholeLine(): boolean {
    const { from, to } = this.place;
    return this.line.trim().length <= SIGNATURE_LETTERS && from === 0 && to === this.words.length - 1;
  }

  /** The word directly before it; not one that ends the sentence before. */
  get wordBeside(): TextWord | undefined {
    const [before] = this.wordsBefore(1);
    const gap = this.line.slice(before?.end ?? 0, this.words[this.place.from]?.start ?? 0);
    return before && gap.includes('.') && before.text.length > 3 ? undefined : before;
  }
}
