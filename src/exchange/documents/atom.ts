import type { Language } from '../../contracts';
import { el, textEl, type Xml, xmlDocument } from './xml';

export interface FeedEntry {
  articleId: string;
  number: string;
  title: string;
  /** Names as they are shown, in the order of the manuscript. */
  authors: readonly string[];
  typeName: string | null;
  acceptedAt: Date;
  /** The address at which the article can be read; null while the journal has no address for articles. */
  address: string | null;
}

export interface Feed {
  /** The address of the feed itself. */
  address: string;
  title: string;
  journalName: string;
  language: Language;
  /** Used as the time of the feed when there is no entry. */
  now: Date;
  entries: readonly FeedEntry[];
}

const person = (name: string): Xml => el('author', {}, textEl('name', name));

/** RFC 4287: an entry without a link must have content, and an entry with a link may have it. */
function entryOf({ articleId, number, title, authors, typeName, acceptedAt, address }: FeedEntry): Xml {
  return el(
    'entry',
    {},
    el('id', {}, `urn:uuid:${articleId}`),
    el('title', {}, title),
    el('updated', {}, acceptedAt.toISOString()),
    el('published', {}, acceptedAt.toISOString()),
    authors.map(person),
    address === null ? null : el('link', { rel: 'alternate', href: address }),
    typeName === null ? null : el('category', { term: typeName }),
    el('content', { type: 'text' }, number),
  );
}

/** An Atom feed (RFC 4287). Its author applies to entries without an author. */
export function atomFeed({ address, title, journalName, language, now, entries }: Feed): string {
  const updated = entries[0]?.acceptedAt ?? now;
  const head = [
    el('id', {}, address),
    el('title', {}, title),
    el('updated', {}, updated.toISOString()),
    person(journalName),
    el('link', { rel: 'self', type: 'application/atom+xml', href: address }),
  ];
  return xmlDocument(
    el('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, head, entries.map(entryOf)),
  );
}
