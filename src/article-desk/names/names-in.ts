import { foldText } from '../../platform/text-search';
import { addressIn, orcidIn } from './address-matches';
import type { Span } from './found-name';
import { InstituteMatcher } from './institute-matches';
import { PersonMatcher, type SoughtName } from './person-matches';

/** What tells who a person is. */
export interface KnownPerson extends SoughtName {
  email: string | null;
  institute: string | null;
  orcid: string | null;
}

/** A text on its way to people who must not learn who these people are. */
export interface SentText {
  /** The field or file in which it is. */
  place: string;
  text: string;
  /** True: the place is the name of a file. */
  isFile?: boolean;
  /** Where in the text each page begins, for a document that has pages. */
  pages?: readonly number[];
}

/** One thing found that tells who somebody is. */
export interface NameSign {
  place: string;
  isFile?: boolean;
  /** On which page, counted from 1. */
  page?: number;
  kind: 'NAME' | 'INSTITUTE' | 'EMAIL' | 'ORCID';
  /** As it is written in the text. */
  found: string;
  /** What is around it. */
  passage: string;
}

const AROUND = 40;
const MOST = 5;
const NON_LATIN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

type Finder = [NameSign['kind'], (line: string) => Span[]];

/** Names in scripts without spaces stand within a longer run of signs. */
const asRun = (name: SoughtName): ((line: string) => Span[]) => {
  const runs = [`${name.lastName}${name.firstName}`, `${name.firstName}${name.lastName}`];
  return (line) =>
    runs.flatMap((run) => {
      const start = line.indexOf(run);
      return start < 0 ? [] : [{ start, end: start + run.length }];
    });
};

const nameFinder = (person: KnownPerson): ((line: string) => Span[]) => {
  if (NON_LATIN.test(person.lastName)) return asRun(person);
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

/** The institute of both sides tells nothing, and neither does a name of both. */
function apartFrom(person: KnownPerson, readers: readonly KnownPerson[]): KnownPerson {
  const isShared = readers.some(({ institute }) => institute && plain(institute) === plain(person.institute));
  return isShared ? { ...person, institute: null } : person;
}

/**
 * What in these texts tells who one of `people` is, at most five for each place. `readers`: the other side, who may be named; a text
 * to Jane Roe of Leiden may say so though an author has the same name or institute.
 */
export function namesIn(
  texts: readonly SentText[],
  people: readonly KnownPerson[],
  readers: readonly KnownPerson[] = [],
): NameSign[] {
  const readersNames = readers.map(nameFinder);
  const finders = people.map((person) => apartFrom(person, readers)).flatMap(findersOf);
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
  const [from, to] = [Math.max(0, start - AROUND), Math.min(line.length, end + AROUND)];
  // Whole words only.
  const head = from === 0 ? '' : `… ${line.slice(from, start).replace(/^\S*\s/, '')}`;
  const tail = to === line.length ? line.slice(end) : `${line.slice(end, to).replace(/\s\S*$/, '')} …`;
  const found = line.slice(start, end);
  const before = from === 0 ? line.slice(0, start) : head;
  return { place, kind, found, passage: `${before}${found}${tail}`.replace(/\s+/g, ' ').trim() };
}
