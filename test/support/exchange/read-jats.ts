import { JSDOM } from 'jsdom';
import { CREDIT_ROLES } from '../../../src/contracts';
import type { ArticleRecord, AuthorRecord } from '../../../src/exchange/documents/article-record';

/** A document as another program reads it: by the rules of XML, without a DTD. */
export function parsedXml(xml: string): Document {
  const { window } = new JSDOM('');
  const parsed = new window.DOMParser().parseFromString(xml.replace(/<!DOCTYPE[^>]*>/, ''), 'application/xml');
  return parsed;
}

type Place = ParentNode;
const textAt = (place: Place, path: string): string | null => place.querySelector(path)?.textContent ?? null;
const textsAt = (place: Place, path: string): string[] =>
  [...place.querySelectorAll(path)].map((one) => one.textContent ?? '');

function readAuthor(contrib: Element, front: Place): AuthorRecord {
  const aff = front.querySelector(`aff[id="${contrib.querySelector('xref[ref-type="aff"]')?.getAttribute('rid')}"]`);
  const inAff = (path: string): string | null => (aff ? textAt(aff, path) : null);
  const terms = [...contrib.querySelectorAll('role')].map((role) => role.getAttribute('vocab-term-identifier') ?? '');
  return {
    given: textAt(contrib, 'given-names') ?? '',
    surname: textAt(contrib, 'surname') ?? '',
    orcid: textAt(contrib, 'contrib-id')?.replace('https://orcid.org/', '') ?? null,
    institution: inAff('institution[content-type="institution"]'),
    department: inAff('institution[content-type="dept"]'),
    ...{ city: inAff('city'), country: inAff('country') },
    roles: CREDIT_ROLES.filter((role) =>
      terms.some((term) => term.endsWith(`/${role.toLowerCase().replaceAll('_', '-')}/`)),
    ),
    email: contrib.getAttribute('corresp') === 'yes' ? textAt(front, 'corresp email') : null,
  };
}

/** The content of JATS front matter, in the form of the journal's record; the abstract as the words of its paragraphs. */
export function readJats(xml: string): Omit<ArticleRecord, 'type' | 'journal' | 'address' | 'abstractText'> & {
  typeName: string | null;
  journal: { title: string | null; issn: string | null; publisher: string };
  abstract: string[];
} {
  const front = parsedXml(xml);
  const dayOf = (kind: string): string | null => {
    const date = front.querySelector(`history date[date-type="${kind}"]`);
    return date && ['year', 'month', 'day'].map((part) => textAt(date, part)).join('-');
  };
  return {
    number: textAt(front, 'article-id[pub-id-type="manuscript"]') ?? '',
    doi: textAt(front, 'article-id[pub-id-type="doi"]'),
    typeName: textAt(front, 'subject'),
    title: textAt(front, 'article-title') ?? '',
    runningTitle: textAt(front, 'alt-title') ?? '',
    keywords: textsAt(front, 'kwd'),
    authors: [...front.querySelectorAll('contrib')].map((contrib) => readAuthor(contrib, front)),
    ...{ received: dayOf('received'), revised: dayOf('rev-recd'), accepted: dayOf('accepted') ?? '' },
    journal: {
      ...{ title: textAt(front, 'journal-title'), issn: textAt(front, 'journal-meta > issn') },
      publisher: textAt(front, 'publisher-name') ?? '',
    },
    abstract: textsAt(front, 'abstract > p'),
  };
}
