import type { ArticleRecord, AuthorRecord, JournalRecord } from './article-record';
import { richParagraphs } from './rich-paragraphs';
import { el, textEl, withoutInvalidCharacters, type Xml, xmlDocument } from './xml';

const ROOT = {
  version: '5.3.1',
  xmlns: 'http://www.crossref.org/schema/5.3.1',
  'xmlns:jats': 'http://www.ncbi.nlm.nih.gov/JATS1',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': 'http://www.crossref.org/schema/5.3.1 https://data.crossref.org/schemas/crossref5.3.1.xsd',
};

export interface Batch {
  /** Unique for Crossref, which repeats it in its answer. */
  id: string;
  /** Of two deposits of a DOI, the later one counts. */
  at: Date;
}

/** A deposit for a published article contains the day of its publication. */
export interface Published {
  /** `YYYY-MM-DD`. */
  day: string;
}

const stampOf = (at: Date): string => at.toISOString().replace(/\D/g, '').slice(0, 17);

const head = ({ publisher, depositor }: JournalRecord, { id, at }: Batch): Xml =>
  el(
    'head',
    {},
    el('doi_batch_id', {}, id),
    el('timestamp', {}, stampOf(at)),
    el('depositor', {}, el('depositor_name', {}, depositor.name), el('email_address', {}, depositor.email)),
    el('registrant', {}, publisher),
  );

function date(name: string, iso: string, attributes: Record<string, string> = {}): Xml {
  const [year = '', month = '', day = ''] = iso.split('-');
  return el(name, attributes, el('month', {}, month), el('day', {}, day), el('year', {}, year));
}

/** Crossref accepts no place or department of one character. */
const longEl = (name: string, text: string | null): Xml | null =>
  [...withoutInvalidCharacters(text ?? '').trim()].length < 2 ? null : textEl(name, text);

function affiliations({ institution, department, city, country }: AuthorRecord): Xml | null {
  const own = textEl('institution_name', institution);
  const name = own ?? textEl('institution_name', department);
  if (name === null) return null;
  const place = [city, country].filter((part) => part !== null && part.trim() !== '').join(', ');
  const inside = own === null ? null : longEl('institution_department', department);
  return el('affiliations', {}, el('institution', {}, name, longEl('institution_place', place), inside));
}

const person = (author: AuthorRecord, place: number): Xml =>
  el(
    'person_name',
    { sequence: place === 0 ? 'first' : 'additional', contributor_role: 'author' },
    textEl('given_name', author.given),
    textEl('surname', author.surname),
    affiliations(author),
    textEl('ORCID', author.orcid && `https://orcid.org/${author.orcid}`),
  );

const contributors = ({ authors }: ArticleRecord): Xml | null =>
  authors.length === 0 ? null : el('contributors', {}, authors.map(person));

function abstract({ abstractText }: ArticleRecord): Xml | null {
  const paragraphs = richParagraphs(abstractText, 'jats:');
  return paragraphs.length === 0 ? null : el('jats:abstract', {}, paragraphs);
}

const titles = ({ title }: ArticleRecord): Xml => el('titles', {}, el('title', {}, title));

/** A deposit with this content. */
export const crossrefDocument = (article: ArticleRecord, batch: Batch, body: Xml | Xml[]): string =>
  xmlDocument(el('doi_batch', ROOT, head(article.journal, batch), el('body', {}, body)));

/** A deposit of Crossref 5.3.1 for an article that is published. */
export function crossrefArticle(article: ArticleRecord, batch: Batch, { day }: Published): string {
  const { journal, accepted, number, doi, address } = article;
  const metadata = el('journal_metadata', {}, el('full_title', {}, journal.title), el('issn', {}, journal.issn));
  const entry = el(
    'journal_article',
    { publication_type: 'full_text' },
    ...[titles(article), contributors(article), abstract(article)],
    date('publication_date', day, { media_type: 'online' }),
    date('acceptance_date', accepted, { media_type: 'online' }),
    el('publisher_item', {}, el('item_number', { item_number_type: 'manuscript' }, number)),
    el('doi_data', {}, el('doi', {}, doi ?? ''), el('resource', {}, address ?? '')),
  );
  return crossrefDocument(article, batch, el('journal', {}, metadata, entry));
}

/** A deposit of Crossref 5.3.1 that registers the DOI of an accepted article before it is published. */
export function crossrefPending(article: ArticleRecord, batch: Batch): string {
  const { journal, accepted, number, doi } = article;
  const entry = el(
    'pending_publication',
    {},
    contributors(article),
    el('publication', {}, el('full_title', {}, journal.title), el('issn', {}, journal.issn)),
    titles(article),
    date('acceptance_date', accepted, { media_type: 'online' }),
    el('item_number', { item_number_type: 'manuscript' }, number),
    abstract(article),
    el('doi', {}, doi ?? ''),
  );
  return crossrefDocument(article, batch, entry);
}
