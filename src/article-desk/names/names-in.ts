import { foldText } from '../../platform/text-search';
import { addressIn, orcidIn } from './address-matches';
import type { Span } from './found-name';
import { InstituteMatcher } from './institute-matches';
import { PersonMatcher, type SoughtName } from './person-matches';

/** The data by which a text can identify a person. */
export interface KnownPerson extends SoughtName {
  email: string | null;
  institute: string | null;
  orcid: string | null;
}

/** A text for readers who must not know the names of these people. */
export interface SentText {
  /** The field or file that contains the text. */
  place: string;
  text: string;
  /** True: `place` is the name of a file. */
  isFile?: boolean;
  /** The offset in the text at which each page begins, for a document that has pages. */
  pages?: readonly number[];
}

/** A passage that identifies a person. */
export interface NameSign {
  place: string;
  isFile?: boolean;
  /** The page, counted from 1. */
  page?: number;
  kind: 'NAME' | 'INSTITUTE' | 'EMAIL' | 'ORCID';
  /** As it is written in the text. */
  found: string;
  /** The text around it. */
  passage: string;
}

const PASSAGE_MARGIN = 40;
const MOST = 5;
const NON_LATIN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

type Finder = [NameSign['kind'], (line: string) => Span[]];

/** Finds a name in a script without spaces, where it is part of a longer run of characters. */
const unspacedNameFinder = (name: SoughtName): ((line: string) => Span[]) => {
  const runs = [`${name.lastName}${name.firstName}`, `${name.firstName}${name.lastName}`];
  return (line) =>
    runs.flatMap((run) => {
      const start = line.indexOf(run);
      return start < 0 ? [] : [{ start, end: start + run.length }];
    });
};

const nameFinder = (person: KnownPerson): ((line: string) => Span[]) => {
  if (NON_LATIN.test(person.lastName)) return unspacedNameFinder(person);
  const matcher = new PersonMatcher(person);
  return (line) => matcher.in(line);
};

function findersOf(person: KnownPerson): Finder[] {
  const { email, orcid, institute } = person;
  const finders: Finder[] = [];
  if (email) finders.push(['EMAIL', (line) => addressIn(line, email)]);
  if (orcid) finders.push(['ORCID', (line) => orcidIn(line, orcid)]);
  finders.push(['NAME', nameFinder(person)]);
  if (institute?.trim()) {
    const matcher = new InstituteMatcher(institute);
    finders.push(['INSTITUTE', (line) => matcher.in(line)]);
  }
  return finders;
}

const plain = (text: string | null): string =>
  foldText(text ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** An institute that is also a reader's institute does not identify the person, so it is not searched for. */
function withoutSharedInstitute(person: KnownPerson, readers: readonly KnownPerson[]): KnownPerson {
  const isShared = readers.some(({ institute }) => institute && plain(institute) === plain(person.institute));
  return isShared ? { ...person, institute: null } : person;
}

/**
 * The passages in these texts that identify one of `people`, at most five for each place. `readers`: the other side, who may be named. A
 * text to Jane Roe of Leiden may contain these words even if an author has the same name or institute.
 */
export function namesIn(
  texts: readonly SentText[],
  people: readonly KnownPerson[],
  readers: readonly KnownPerson[] = [],
): NameSign[] {
  const readersNames = readers.map(nameFinder);
  const finders = people.map((person) => withoutSharedInstitute(person, readers)).flatMap(findersOf);
  const signsIn = (place: string, line: string): NameSign[] => {
    const allowed = readersNames.flatMap((find) => find(line));
    return finders.flatMap(([kind, find]) =>
      find(line)
        .filter((span) => kind !== 'NAME' || !allowed.some((one) => one.start <= span.start && one.end >= span.end))
        .map((span) => signOf(place, kind, line, span)),
    );
  };
  return texts.flatMap(({ place, isFile, text, pages }) => {
    let at = 0;
    const signs = text.split('\n').flatMap((line) => {
      const page = pages?.findLastIndex((begin) => begin <= at);
      at += line.length + 1;
      const where = { ...(isFile ? { isFile } : {}), ...(page === undefined || page < 0 ? {} : { page: page + 1 }) };
      return signsIn(place, line).map((sign) => ({ ...sign, ...where }));
    });
    return distinct(signs);
  });
}

function distinct(signs: readonly NameSign[]): NameSign[] {
  const seen = new Map(
    signs.map((sign) => [`${sign.kind} ${plain(sign.found)}`, sign]).reverse() as [string, NameSign][],
  );
  return [...seen.values()].reverse().slice(0, MOST);
}

function signOf(place: string, kind: NameSign['kind'], line: string, { start, end }: Span): NameSign {
  const [from, to] = [Math.max(0, start - PASSAGE_MARGIN), Math.min(line.length, end + PASSAGE_MARGIN)];
  // Whole words only.
  const head = from === 0 ? '' : `… ${line.slice(from, start).replace(/^\S*\s/, '')}`;
  const tail = to === line.length ? line.slice(end) : `${line.slice(end, to).replace(/\s\S*$/, '')} …`;
  const found = line.slice(start, end);
  const before = from === 0 ? line.slice(0, start) : head;
  return { place, kind, found, passage: `${before}${found}${tail}`.replace(/\s+/g, ' ').trim() };
}
