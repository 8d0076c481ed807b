import { CREDIT_ROLES, type CreditRole } from '../../contracts';
import type { ArticleRecord, AuthorRecord } from '../documents/article-record';
import type { XmlTree } from '../validation/schema-check';
import { isCorresponding, notedAddresses } from './correspondence';
import { PackageProblem } from './open-package';
import { all, first, richText, words, wordsOrNull } from './xml-places';

interface ReadAuthor extends AuthorRecord {
  /** Whether the package names them as a corresponding author. */
  corresponds: boolean;
}

/** The data in the front matter of a package. */
export type ReadArticle = Omit<ArticleRecord, 'type' | 'journal' | 'address' | 'accepted' | 'authors'> & {
  authors: readonly ReadAuthor[];
  typeName: string | null;
  accepted: string | null;
  journal: { title: string; issn: string; publisher: string };
};

const dayOf = (front: XmlTree, kind: string): string | null => {
  const date = first(front, 'date', { 'date-type': kind });
  if (date === undefined) return null;
  const [year, month, day] = ['year', 'month', 'day'].map((part) => words(first(date, part)));
  return date.attributes['iso-8601-date'] ?? [year, month, day].join('-');
};

function rolesOf(contrib: XmlTree): CreditRole[] {
  const terms = all(contrib, 'role').map(({ attributes }) => attributes['vocab-term-identifier'] ?? '');
  const termOf = (role: CreditRole): string => `/${role.toLowerCase().replaceAll('_', '-')}`;
  return CREDIT_ROLES.filter((role) => terms.some((term) => term.replace(/\/$/, '').endsWith(termOf(role))));
}

function authorOf(contrib: XmlTree, front: XmlTree, addresses: ReadonlyMap<XmlTree, XmlTree>): ReadAuthor {
  const rid = first(contrib, 'xref', { 'ref-type': 'aff' })?.attributes.rid;
  const aff = first(contrib, 'aff') ?? (rid === undefined ? undefined : first(front, 'aff', { id: rid }));
  const inAff = (name: string, attributes?: Record<string, string>): string | null =>
    aff === undefined ? null : wordsOrNull(first(aff, name, attributes));
  const institution = inAff('institution', { 'content-type': 'institution' });
  const department = inAff('institution', { 'content-type': 'dept' });
  const email = first(contrib, 'email') ?? addresses.get(contrib);
  const name =
    words(first(contrib, 'surname')) || words(first(contrib, 'string-name')) || words(first(contrib, 'collab'));
  return {
    ...{ given: words(first(contrib, 'given-names')), surname: name },
    orcid:
      /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/.exec(words(first(contrib, 'contrib-id', { 'contrib-id-type': 'orcid' })))?.[0] ??
      null,
    institution: institution ?? (department === null ? inAff('institution') : null),
    ...{
      department,
      city: inAff('city'),
      country: inAff('country'),
      roles: rolesOf(contrib),
      email: wordsOrNull(email)?.trim() || null,
      corresponds: isCorresponding(contrib),
    },
  };
}

/** Reads the front matter in JATS. */
export function readArticle(front: XmlTree): ReadArticle {
  const journal = first(front, 'journal-meta') ?? { name: '', attributes: {}, kids: [] };
  const authors = all(front, 'contrib').filter(
    ({ attributes }) => (attributes['contrib-type'] ?? 'author') === 'author',
  );
  const addresses = notedAddresses(authors, front);
  return {
    number: words(first(front, 'article-id', { 'pub-id-type': 'manuscript' })),
    doi: wordsOrNull(first(front, 'article-id', { 'pub-id-type': 'doi' })),
    typeName: wordsOrNull(first(front, 'subject')),
    title: words(first(front, 'article-title')),
    runningTitle: words(first(front, 'alt-title')),
    abstractText: richText(first(front, 'abstract')),
    keywords: all(front, 'kwd').map((kwd) => words(kwd)),
    authors: authors.map((contrib) => authorOf(contrib, front, addresses)),
    ...{ received: dayOf(front, 'received'), revised: dayOf(front, 'rev-recd'), accepted: dayOf(front, 'accepted') },
    journal: {
      title: words(first(journal, 'journal-title')),
      ...{ issn: words(first(journal, 'issn')), publisher: words(first(journal, 'publisher-name')) },
    },
  };
}

type ReachableAuthor = ReadAuthor & { email: string };
const isReachable = (author: ReadAuthor): author is ReachableAuthor => author.email !== null;

/** The author whose submission the manuscript becomes: a corresponding author, or else the first one with an address. @throws PackageProblem */
export function submitterOf({ authors }: ReadArticle): ReachableAuthor {
  const reachable = authors.filter(isReachable);
  const found = reachable.find(({ corresponds }) => corresponds) ?? reachable[0];
  if (!found) throw new PackageProblem('The package names no author with an address.');
  return found;
}
