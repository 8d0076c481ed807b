import { CREDIT_ROLE_LABELS, CREDIT_ROLES, type CreditRole, inEnglish } from '../../contracts';
import type { ArticleRecord, AuthorRecord, JournalRecord } from './article-record';
import { richParagraphs } from './rich-paragraphs';
import { el, textEl, type Xml, xmlDocument } from './xml';

const DOCTYPE =
  '<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Publishing DTD v1.3 20210610//EN" "https://jats.nlm.nih.gov/publishing/1.3/JATS-journalpublishing1-3.dtd">';

const NAMESPACES = { 'xmlns:xlink': 'http://www.w3.org/1999/xlink', 'dtd-version': '1.3' };

/** The usual JATS names of the kinds of articles; kinds without one are 'other'. */
const ARTICLE_KINDS: Readonly<Record<number, string>> = {
  ...{ 1: 'review-article', 2: 'research-article', 3: 'case-report', 7: 'news', 10: 'letter' },
};

/** The terms of the CRediT vocabulary in English, whatever the language of the server, and the last part of their addresses. */
const CREDIT_TERMS = inEnglish(CREDIT_ROLE_LABELS);
const CREDIT = 'https://credit.niso.org/';

const addressOfRole = (role: CreditRole): string =>
  `${CREDIT}contributor-roles/${role.toLowerCase().replaceAll('_', '-')}/`;

const credit = (role: CreditRole): Xml =>
  el(
    'role',
    {
      ...{ vocab: 'credit', 'vocab-identifier': CREDIT },
      ...{ 'vocab-term': CREDIT_TERMS[role], 'vocab-term-identifier': addressOfRole(role) },
    },
    CREDIT_TERMS[role],
  );

/** The beginning of all documents of the journal. */
export const journalMeta = ({ title, issn, publisher }: JournalRecord): Xml =>
  el(
    'journal-meta',
    {},
    el('journal-id', { 'journal-id-type': 'issn' }, issn),
    el('journal-title-group', {}, el('journal-title', {}, title)),
    el('issn', {}, issn),
    publisher === '' ? null : el('publisher', {}, el('publisher-name', {}, publisher)),
  );

/** A document of JATS 1.3 with its type. */
export const jatsDocument = (kind: string, ...content: (Xml | null)[]): string =>
  xmlDocument(el('article', { ...NAMESPACES, 'article-type': kind }, content), DOCTYPE);

const hasAffiliation = ({ institution, department, city, country }: AuthorRecord): boolean =>
  [institution, department, city, country].some((part) => part !== null && part.trim() !== '');

const contributor = (author: AuthorRecord, place: number): Xml =>
  el(
    'contrib',
    { 'contrib-type': 'author', corresp: author.email === null ? null : 'yes' },
    textEl('contrib-id', author.orcid && `https://orcid.org/${author.orcid}`, { 'contrib-id-type': 'orcid' }),
    el('name', {}, textEl('surname', author.surname), textEl('given-names', author.given)),
    CREDIT_ROLES.filter((role) => author.roles.includes(role)).map(credit),
    hasAffiliation(author) ? el('xref', { 'ref-type': 'aff', rid: `aff${place + 1}` }) : null,
    author.email === null ? null : el('xref', { 'ref-type': 'corresp', rid: 'cor1' }),
  );

const affiliation = (author: AuthorRecord, place: number): Xml | null =>
  hasAffiliation(author)
    ? el(
        'aff',
        { id: `aff${place + 1}` },
        textEl('institution', author.department, { 'content-type': 'dept' }),
        textEl('institution', author.institution, { 'content-type': 'institution' }),
        textEl('city', author.city),
        textEl('country', author.country),
      )
    : null;

function day(kind: string, date: string | null): Xml | null {
  if (date === null) return null;
  const [year = '', month = '', dayOfMonth = ''] = date.split('-');
  const parts = [el('day', {}, dayOfMonth), el('month', {}, month), el('year', {}, year)];
  return el('date', { 'date-type': kind, 'iso-8601-date': date }, parts);
}

function authorNotes(authors: readonly AuthorRecord[]): Xml | null {
  const email = authors.find((author) => author.email !== null)?.email;
  return email ? el('author-notes', {}, el('corresp', { id: 'cor1' }, el('email', {}, email))) : null;
}

function abstract(html: string): Xml | null {
  const paragraphs = richParagraphs(html);
  return paragraphs.length === 0 ? null : el('abstract', {}, paragraphs);
}

const articleMeta = (article: ArticleRecord): Xml =>
  el(
    'article-meta',
    {},
    el('article-id', { 'pub-id-type': 'manuscript' }, article.number),
    textEl('article-id', article.doi, { 'pub-id-type': 'doi' }),
    article.type &&
      el(
        'article-categories',
        {},
        el('subj-group', { 'subj-group-type': 'heading' }, el('subject', {}, article.type.name)),
      ),
    el(
      'title-group',
      {},
      el('article-title', {}, article.title),
      textEl('alt-title', article.runningTitle, { 'alt-title-type': 'running-head' }),
    ),
    article.authors.length === 0
      ? null
      : el('contrib-group', {}, article.authors.map(contributor), article.authors.map(affiliation)),
    authorNotes(article.authors),
    el(
      'history',
      {},
      day('received', article.received),
      day('rev-recd', article.revised),
      day('accepted', article.accepted),
    ),
    abstract(article.abstractText),
    article.keywords.length === 0
      ? null
      : el(
          'kwd-group',
          { 'kwd-group-type': 'author' },
          article.keywords.map((keyword) => el('kwd', {}, keyword)),
        ),
  );

/** The front matter of an accepted article in JATS 1.3 (ANSI/NISO Z39.96-2021), Journal Publishing. */
export const jatsFront = (article: ArticleRecord): string =>
  jatsDocument(
    ARTICLE_KINDS[article.type?.id ?? 0] ?? 'other',
    el('front', {}, journalMeta(article.journal), articleMeta(article)),
  );
