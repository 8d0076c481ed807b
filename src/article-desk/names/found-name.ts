import { BEGINNINGS, NAMED_THINGS } from './common-words';
import type { TextWord } from './words-of-text';

/** A part of a text, from one character to another. */
export interface Span {
  start: number;
  end: number;
}

const SIGNATURE_LETTERS = 45;
/** Characters allowed between the parts of a name. */
const NAME_SEPARATOR = /^[\s.,_\-‐-–’'`]{1,4}$/u;
const CITES = /^\W{0,3}(?:et al|and (?:colleagues|co-?workers)|en collega|\(?\[?(?:19|20)\d\d|[([]\d)/iu;

/** True when only such characters are between this word and the next one. */
export const joins = (line: string, words: readonly TextWord[], at: number): boolean =>
  NAME_SEPARATOR.test(line.slice(words[at]?.end ?? 0, words[at + 1]?.start ?? 0));

/** A last name found in a line, with its neighbouring words. */
export class FoundName {
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

  /** True after a first name of another person, who has the same last name. */
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

  /** True within a longer word, such as 'Bland-Altman' or 'Roe’s'. */
  get isPartOfWord(): boolean {
    const { from } = this.place;
    const before = this.line[(this.words[from]?.start ?? 0) - 1] ?? ' ';
    return /[-‐-–]/u.test(before) || /^[-‐-–](?=\p{L})/u.test(this.rest);
  }

  get isWholeLine(): boolean {
    const { from, to } = this.place;
    return this.line.trim().length <= SIGNATURE_LETTERS && from === 0 && to === this.words.length - 1;
  }

  /** The word directly before the name; not the last word of the sentence before. */
  get wordBeside(): TextWord | undefined {
    const [before] = this.wordsBefore(1);
    const gap = this.line.slice(before?.end ?? 0, this.words[this.place.from]?.start ?? 0);
    return before && gap.includes('.') && before.text.length > 3 ? undefined : before;
  }
}
