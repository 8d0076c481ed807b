import { articleIn } from '../../../test/support/article/article-in-status';
import { aReview, PEOPLE } from '../../../test/support/article/article-people';
import type { ArticleState } from '../../article';
import {
  AuthorAddresses,
  type AuthorVeil,
  type HandlingEditors,
  HiddenAuthors,
  MailDesk,
  type NamesGuard,
} from '../../article-desk/public';
import { DECISIONS, DEFAULT_SETTINGS, type Language } from '../../contracts';
import type { MailLanguages, People } from '../../identity/public';
import type { AppConfig } from '../../platform/config/config';
import type { RequestUser } from '../../platform/http/access/request-user';
import { MailTemplates } from '../../platform/mail';
import { OfficeMails } from './office-mails';
import { reviewsForAuthor } from './reviews-for-author';

const config = { journalName: 'Annals of Tests', publicUrl: 'https://journal.example.org' } as AppConfig;
const account = async (id: string) => ({
  ...{ id, firstName: 'Pia', lastName: `Of ${id}`, addresses: [`${id}@example.org`], email: `${id}@example.org` },
});
const people = { byId: account, presentById: account, atAddresses: async () => [] };
const addresses = new AuthorAddresses(people as unknown as People);
const hidden = new HiddenAuthors(
  people as unknown as People,
  { stateFor: async (one: ArticleState) => one } as unknown as AuthorVeil,
  addresses,
  { current: async () => DEFAULT_SETTINGS },
);
const languages = { of: async () => language } as unknown as MailLanguages;
const mails = new OfficeMails(
  new MailDesk(new MailTemplates(), languages, {} as NamesGuard, hidden, config),
  people as unknown as People,
  { editors: async () => ['editor@example.org'] } as unknown as HandlingEditors,
  hidden,
  addresses,
  { current: async () => DEFAULT_SETTINGS },
  { now: () => new Date('2026-03-01T12:00:00Z') },
);
const SENDER = {} as RequestUser;
let language: Language = 'en';
const { state } = articleIn('REVIEWED');
const AUTHORS = [PEOPLE.author.email, ...state.authors.map(({ email }) => email)];
const READERS = AUTHORS.filter((email, index) => AUTHORS.indexOf(email) === index);

describe("the office's suggestions", () => {
  it.each(DECISIONS)('have a mail for %s that begins with the number and addresses the authors', async (decision) => {
    const mail = await mails.decision(state, decision, SENDER);
    expect(mail.subject).toMatch(/^2026-1: /);
    expect(mail.to).toEqual(READERS);
    expect(mail.message).toContain('Length of stay');
    expect(mail.message).toContain('A sound study.');
    expect(mail.message).not.toMatch(/undefined|\[object/);
  });

  it('mention for an override that the review continues, or what was decided', async () => {
    const again = await mails.override(state, 'BACK_TO_REVIEW', SENDER);
    expect(again).toMatchObject({
      to: READERS,
      subject: '2026-1: your manuscript is under review again',
    });
    expect(await mails.override(state, 'REJECTED', SENDER)).toEqual(await mails.decision(state, 'REJECTED', SENDER));
  });

  it('mention when a revision is due', async () => {
    expect((await mails.decision(state, 'MINOR_REVISION', SENDER)).message).toContain('by 31 March 2026');
    expect((await mails.decision(state, 'MAJOR_REVISION', SENDER)).message).toContain('by 30 May 2026');
  });

  it('are written in the language of their readers, dates too', async () => {
    language = 'nl';
    const mail = await mails.decision(state, 'MINOR_REVISION', SENDER);
    language = 'en';
    expect(mail).toMatchObject({ language: 'nl', subject: '2026-1: kleine revisie' });
    expect(mail.message).toContain('uiterlijk op 31 maart 2026');
    expect(mail.message).not.toMatch(/Dear|regards/);
  });

  it('escape what authors typed', async () => {
    const nasty = { ...state, fields: { ...state.fields, articleTitle: '<img src=x> & "more"' } };
    const mail = await mails.rejectionAtCheck(nasty, SENDER);
    expect(mail.message).toContain('&lt;img src&#x3D;x&gt; &amp;');
    expect((await mails.corrections(nasty, SENDER)).map((one) => one.to)).toEqual(Array(3).fill([PEOPLE.author.email]));
  });

  it('leave out the address of an erased author', async () => {
    const authors = state.authors.map((author) => ({ ...author, email: 'erased-1@erased.invalid' }));
    expect((await mails.rejectionAtCheck({ ...state, authors }, SENDER)).to).toEqual([PEOPLE.author.email]);
  });

  it('notify the editor of an advice', async () => {
    const given = {
      advice: 'DIRECT_REJECT',
      comment: '<p>No.</p>',
      description: '<p>Sorry</p>',
      associateId: 'ae',
    } as const;
    const [mail] = await mails.adviceGiven(state, given);
    expect(mail).toMatchObject({ kind: 'ASSOCIATE_ADVICE', to: ['editor@example.org'] });
    expect(mail?.html).toContain('<blockquote><p>No.</p></blockquote>');
  });

  it('leave the choice of the associate editor to the sender', async () => {
    expect((await mails.associateAssignment(state, null)).to).toEqual([]);
    expect((await mails.associateAssignment(state, 'ae')).message).toContain('Dear Pia Of ae,');
  });
});

describe('reviews as an author reads them', () => {
  const [first] = state.assignments;
  const withReview = (changes: Parameters<typeof aReview>[0]) => ({
    ...state,
    assignments: first ? [{ ...first, review: aReview(changes) }] : [],
  });

  it('contain neither the comments to the editor nor the reviewers', () => {
    const text = reviewsForAuthor(withReview({ commentsToEditor: '<p>canary</p>', violation: true }));
    expect(text).toContain('<h3>Reviewer 1</h3>');
    expect(text).not.toMatch(/canary|iolation|reviewer-1/);
  });

  it('do not contain a reviewer’s recommendation, which may differ from the decision', () => {
    const text = reviewsForAuthor(withReview({ recommendation: 'Rejection', general: '<p>Sound work.</p>' }));
    expect(text).toContain('Sound work.');
    expect(text).not.toMatch(/recommendation|reject/i);
  });

  it('are empty while there is no review', () => {
    expect(reviewsForAuthor(articleIn('UNDER_REVIEW').state)).toBe('');
  });
});
