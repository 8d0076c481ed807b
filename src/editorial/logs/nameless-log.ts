import { type ArticleLogRow, descriptionOf } from '../../../projections/article-log';
import type { EmailLogRow } from '../../../projections/email-log';
import { type ArticleEventType, type ArticleState, isInvolved } from '../../article';
import { type MailKind, normalEmail, t, texts, VEIL_MESSAGES } from '../../contracts';
import { identityOf, type PersonSummary } from '../../identity/public';

type Person = Pick<PersonSummary, 'firstName' | 'lastName'> & { middleName?: string | null };

/** The name for any author, for a reader who must not know the authors. */
const anAuthor = (): Person => ({ firstName: t('An', undefined, 'author'), lastName: t('author', undefined, 'An') });

/** Replacements for sentences of the log that contain what authors typed, or the recipients of a mail. */
const NAMELESS_SENTENCES: Readonly<Partial<Record<ArticleEventType, string>>> = texts({
  AuthorsChanged: 'The authors were set.',
  AuthorConfirmed: 'An author confirmed authorship.',
  AuthorRefused: 'A person said that they are not an author of this manuscript.',
  CorrectionRequested: 'A correction was requested.',
  ArticleWithdrawn: 'The article was withdrawn.',
  AccountReplaced: 'The account of a person was replaced.',
  MailRequested: 'A mail was requested; see the email log.',
});

/** The sentence of an entry in the current language, for a reader who must not know the authors. */
export const namelessDescription = (row: Pick<ArticleLogRow, 'event_type' | 'facts'>): string =>
  NAMELESS_SENTENCES[row.event_type] ?? descriptionOf(row);

/**
 * The people that a log names, for such a reader, without those who have a part in the article as an author. `state`: the article now.
 * `present`: the accounts that these people have now. A log keeps the id of a merged account, but the article names only the present one.
 */
export const namelessPeople = (
  state: ArticleState,
  people: ReadonlyMap<string, PersonSummary>,
  present: ReadonlyMap<string, PersonSummary>,
): ReadonlyMap<string, Person> => {
  const isAuthor = (person: PersonSummary): boolean =>
    [person, present.get(person.id) ?? person].some((one) => isInvolved(state, identityOf(one)));
  return new Map([...people].map(([id, person]): [string, Person] => [id, isAuthor(person) ? anAuthor() : person]));
};

/** Mails to reviewers and associate editors: these readers know no more about the authors than an editor does. */
const SHOWN: readonly MailKind[] = [
  'REVIEW_INVITATION',
  'REVIEW_REMINDER',
  'REVIEW_CANCELLED',
  'REVIEW_SENT_BACK',
  'REVIEW_THANKS',
  'REVIEW_RECEIVED',
  'REVIEW_ANSWERED',
  'DECISION_TO_REVIEWER',
  'ASSOCIATE_ASSIGNMENT',
  'ASSOCIATE_ADVICE',
  'ASSOCIATE_REMINDER',
];

const isOfAuthor = (state: ArticleState, address: string): boolean =>
  isInvolved(state, { userId: '', formerIds: [], addresses: [normalEmail(address)], authenticatedOrcid: null });

/** True for a mail of the log that such a reader may read. */
export const isShownMail = (row: EmailLogRow, state: ArticleState): boolean =>
  SHOWN.includes(row.kind) && ![...row.mail_to, ...row.cc].some((address) => isOfAuthor(state, address));

/** A mail of the log for such a reader: it shows that the mail was sent, and neither the recipients nor the content. */
export const namelessMail = (row: EmailLogRow, state: ArticleState): EmailLogRow =>
  isShownMail(row, state)
    ? row
    : {
        ...row,
        mail_to: [VEIL_MESSAGES.theAuthors],
        cc: [],
        reply_to: null,
        subject: VEIL_MESSAGES.hidden,
        body: `<p>${VEIL_MESSAGES.hidden}</p>`,
        error: row.error === null ? null : VEIL_MESSAGES.hidden,
        returns: row.returns.map((one) => ({ ...one, address: VEIL_MESSAGES.theAuthors })),
      };
