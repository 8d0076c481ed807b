import { type ArticleAuthor, type ArticleState, isSubmitter } from '../../article';
import {
  articleAddressOf,
  type ArticleTypeId,
  type CreditRole,
  dayName,
  dayNumber,
  doiOf,
  type JournalSettings,
} from '../../contracts';

/** The journal as other systems know it. */
export interface JournalRecord {
  title: string;
  issn: string;
  publisher: string;
  depositor: { name: string; email: string };
}

export interface AuthorRecord {
  given: string;
  surname: string;
  /** As four groups of four characters, without an address. */
  orcid: string | null;
  institution: string | null;
  department: string | null;
  city: string | null;
  country: string | null;
  roles: readonly CreditRole[];
  /** Of the corresponding author only. */
  email: string | null;
}

/** The data of an accepted article that the standards can contain. Days are `YYYY-MM-DD` of the journal's time zone. */
export interface ArticleRecord {
  number: string;
  doi: string | null;
  /** The address at which the article can be read; null while the journal has not set one. */
  address: string | null;
  type: { id: number; name: string } | null;
  title: string;
  runningTitle: string;
  /** Rich text. */
  abstractText: string;
  keywords: readonly string[];
  authors: readonly AuthorRecord[];
  received: string | null;
  /** The date of the last revision; null when there was none. */
  revised: string | null;
  accepted: string;
  journal: JournalRecord;
}

type Settings = Pick<
  JournalSettings,
  'timeZone' | 'issn' | 'publisherName' | 'doiPrefix' | 'articleAddress' | 'depositorName' | 'depositorEmail'
>;

/** In English, whatever the language of the person who exports. */
export const TYPE_NAMES: Readonly<Record<ArticleTypeId, string>> = {
  1: 'Review',
  2: 'Original contribution',
  3: 'Case reports',
  7: 'Society news',
  10: 'Letter to editor',
};

const isType = (id: number | null): id is ArticleTypeId => id !== null && id in TYPE_NAMES;

const dayIn = (at: string, { timeZone }: Settings): string => dayName(dayNumber(new Date(at), timeZone));

/** A name that a person wrote in one field becomes the surname, since both standards require one. */
function authorRecord(state: ArticleState, author: ArticleAuthor): AuthorRecord {
  const given = [author.firstName, author.middleName].map((name) => name?.trim()).filter(Boolean);
  const surname = author.lastName.trim();
  const answer = state.authorship.find(({ authorId }) => authorId === author.id)?.answer;
  return {
    given: surname === '' ? '' : given.join(' '),
    surname: surname === '' ? given.join(' ') : surname,
    orcid: author.orcid?.match(/\d{4}-\d{4}-\d{4}-\d{3}[\dX]/)?.[0] ?? null,
    ...{ institution: author.institute, department: author.department, city: author.city, country: author.country },
    roles: answer?.confirms ? answer.roles : [],
    email: isSubmitter(state, author) ? author.email : null,
  };
}

/** @param state of an accepted article. @param journalName from the server's configuration. */
export function articleRecord(state: ArticleState, settings: Settings, journalName: string): ArticleRecord {
  const { fields, number, uploadedAt, submittedAt, acceptedAt, statusSince } = state;
  const { typeId } = fields;
  const { issn, publisherName, doiPrefix, articleAddress, depositorName, depositorEmail } = settings;
  return {
    number,
    doi: doiOf(doiPrefix, number),
    address: articleAddressOf(articleAddress, number),
    type: isType(typeId) ? { id: typeId, name: TYPE_NAMES[typeId] } : null,
    ...{ title: fields.articleTitle, runningTitle: fields.runningTitle, abstractText: fields.abstractText },
    keywords: fields.keywords,
    authors: state.authors.map((author) => authorRecord(state, author)),
    received: submittedAt && dayIn(submittedAt, settings),
    revised: state.revision > 0 && uploadedAt ? dayIn(uploadedAt, settings) : null,
    accepted: dayIn(acceptedAt ?? statusSince, settings),
    journal: {
      title: journalName,
      issn,
      publisher: publisherName,
      depositor: { name: depositorName, email: depositorEmail },
    },
  };
}
