import { ArticleBuilder } from '../../../../test/support/article/article-builder';
import { articleIn } from '../../../../test/support/article/article-in-status';
import { aMail, PEOPLE, SYSTEM } from '../../../../test/support/article/article-people';
import { answerTo, asked, CONFIRMS, REFUSES } from '../../../../test/support/article/authorship/asked-authors';
import { authorVersion, versionFor } from '../../viewer-version';
import type { ArticleCommand, Refusal } from '../commands';
import { authorOf, authorsToAsk, isWaiting } from './authorship';

/** An article with a second co-author. */
function askedTwo(): ArticleBuilder {
  const article = asked();
  const [first] = article.state.authors.filter(({ id }) => id === 'co-author');
  if (!first) throw new Error('There is no co-author');
  const second = { ...first, id: 'co-author-2', email: 'second@example.org' };
  const requests = [{ requestId: 'request-2', authorId: second.id, mailId: 'mail-2', keyHash: 'hash-2' }];
  return article.record([
    { type: 'AuthorsChanged', data: { authors: [...article.state.authors, second] } },
    { type: 'AuthorsAskedToConfirm', data: { requests } },
  ]);
}

function refusalOf(article: ArticleBuilder, command: ArticleCommand): unknown {
  try {
    return article.decide(command, SYSTEM);
  } catch (error) {
    const { kind, message } = error as Refusal;
    return { kind, message };
  }
}

const remind = (mailId = 'mail-2'): ArticleCommand => ({
  type: 'RemindAuthors',
  data: { reminders: [{ requestId: 'request-1', mail: aMail(mailId, 'AUTHORSHIP_REMINDER') }] },
});
const typesOf = (article: ArticleBuilder, last: number): string[] =>
  article.events.slice(-last).map(({ type }) => type);
const change = (article: ArticleBuilder, email: string): ArticleBuilder =>
  article.record([
    { type: 'AuthorsChanged', data: { authors: article.state.authors.map((one) => ({ ...one, email })) } },
  ]);

describe('authorship', () => {
  it('is asked of every author except the submitting one, with the submission', () => {
    const article = asked();
    expect(typesOf(article, 3)).toEqual(['ArticleSubmitted', 'AuthorsAskedToConfirm', 'MailRequested']);
    expect(article.state.authorship).toEqual([
      expect.objectContaining({ requestId: 'request-1', authorId: 'co-author', email: 'co-author@example.org' }),
    ]);
    expect(authorsToAsk(article.state)).toEqual([]);
  });

  it('is asked of no one if the submission contains no one to ask', () => {
    expect(articleIn('NEW_ARTICLE').state.authorship).toEqual([]);
    expect(authorsToAsk(articleIn('NEW_ARTICLE').state).map(({ id }) => id)).toEqual(['co-author']);
  });

  it('is neither asked of an erased author nor awaited', () => {
    const before = articleIn('NEW_ARTICLE');
    expect(authorsToAsk(change(before, 'erased-1@erased.invalid').state)).toEqual([]);
    // After an erasure, the stored events have the address of the erased person from the start.
    const { state } = asked();
    const erased = {
      ...state,
      authors: state.authors.map((one) =>
        one.id === 'co-author' ? { ...one, email: 'erased-1@erased.invalid' } : one,
      ),
      authorship: state.authorship.map((one) => ({ ...one, email: 'erased-1@erased.invalid' })),
    };
    expect(erased.authorship.map((one) => isWaiting(erased, one))).toEqual([false]);
  });

  it('is confirmed once, with roles, and by the right key only', () => {
    const article = asked();
    expect(() => article.decide(answerTo(CONFIRMS, 'hash-2'), SYSTEM)).toThrow('no longer valid');
    article.do(answerTo(CONFIRMS), SYSTEM);
    expect(article.state.authorship[0]?.answer).toMatchObject({ confirms: true, roles: ['SOFTWARE'] });
    expect(() => article.decide(answerTo(REFUSES), SYSTEM)).toThrow('answered this already');
  });

  it('is refused without a change of the status', () => {
    const article = asked();
    const { status } = article.state;
    article.do(answerTo(REFUSES), SYSTEM);
    expect([article.state.status, article.state.authorship[0]?.answer]).toEqual([
      status,
      { confirms: false, at: article.at, roles: [], declarations: [], comment: 'I left before.' },
    ]);
  });

  it('cannot be answered by another person, nor after the article has ended', () => {
    const article = asked();
    for (const person of [PEOPLE.author, PEOPLE.coAuthor, PEOPLE.editor])
      expect(() => article.decide(answerTo(CONFIRMS), person)).toThrow('You do not have permission to do this');
    article.do({ type: 'Withdraw', data: { reason: 'Published.', mails: [] } }, PEOPLE.author);
    expect(() => article.decide(answerTo(CONFIRMS), SYSTEM)).toThrow('Authorship can be confirmed');
  });

  it('loses its key when the author is removed or has another address', () => {
    const article = asked();
    const moved = change(article, 'elsewhere@example.org');
    expect(() => moved.decide(answerTo(CONFIRMS), SYSTEM)).toThrow('no longer valid');
    expect(moved.state.authorship.map((one) => isWaiting(moved.state, one))).toEqual([false]);
    expect(authorsToAsk(moved.state).map(({ id }) => id)).toEqual(['co-author']);
    const removed = asked().record([{ type: 'AuthorsChanged', data: { authors: [] } }]);
    expect(() => removed.decide(answerTo(CONFIRMS), SYSTEM)).toThrow('no longer valid');
  });

  it('stays with the author whose account another one replaces', () => {
    const article = asked().record([
      { type: 'AccountReplaced', data: { fromId: 'co-author', toId: 'kept', because: 'MERGED' } },
    ]);
    expect(article.state.authorship.map((one) => authorOf(article.state, one)?.id)).toEqual(['kept']);
    expect(article.decide(answerTo(CONFIRMS), SYSTEM)).toMatchObject([{ data: { authorId: 'kept' } }]);
  });

  it('is reminded of once a day, with the same key, and not after an answer', () => {
    const article = asked();
    expect(() => article.decide(remind(), PEOPLE.editor)).toThrow('less than a day ago');
    article.after(1).do(remind(), PEOPLE.editor);
    expect(typesOf(article, 2)).toEqual(['AuthorsAskedToConfirm', 'MailRequested']);
    expect(article.state.authorship).toMatchObject([{ keyHash: 'hash-1', mailId: 'mail-1', askedAt: article.at }]);
    expect(() => article.decide(remind('mail-3'), PEOPLE.editor)).toThrow('less than a day ago');
    article.after(1).do(answerTo(REFUSES), SYSTEM);
    expect(() => article.decide(remind('mail-3'), PEOPLE.editor)).toThrow('No authors need a reminder');
  });

  it('is reminded of from exactly a day after it was asked, with the mail of each author', () => {
    const article = askedTwo();
    const [, second] = article.state.authorship;
    const mails = ['request-2', 'request-1'].map((requestId) => ({
      requestId,
      mail: aMail(`again-${requestId}`, 'AUTHORSHIP_REMINDER'),
    }));
    const reminders = (given: typeof mails): ArticleCommand => ({ type: 'RemindAuthors', data: { reminders: given } });
    article.after(1);
    const [event, ...sent] = article.decide(reminders(mails), PEOPLE.editor);
    expect(event).toMatchObject({
      data: {
        requests: [
          { requestId: 'request-1', mailId: 'again-request-1' },
          { requestId: 'request-2', mailId: 'again-request-2' },
        ],
      },
    });
    expect(sent).toHaveLength(2);
    expect(article.decide(reminders(mails.slice(0, 1)), PEOPLE.editor)[0]).toMatchObject({
      data: { requests: [{ requestId: second?.requestId }] },
    });
  });

  it('is answered by each author for themselves', () => {
    const article = askedTwo();
    article.do(
      { type: 'AnswerAuthorship', data: { requestId: 'request-2', keyHash: 'hash-2', answer: CONFIRMS } },
      SYSTEM,
    );
    expect(article.state.authorship.map((one) => one.answer?.confirms)).toEqual([undefined, true]);
    const wrongKey = { requestId: 'request-1', keyHash: 'hash-2', answer: CONFIRMS };
    const refusal = { kind: 'FORBIDDEN', message: 'This link is no longer valid.' };
    expect(refusalOf(article, { type: 'AnswerAuthorship', data: wrongKey })).toMatchObject(refusal);
    expect(
      refusalOf(article, {
        type: 'AnswerAuthorship',
        data: { requestId: 'request-2', keyHash: 'hash-2', answer: REFUSES },
      }),
    ).toMatchObject({ kind: 'TRANSITION' });
  });

  it('is not asked of an author entry with the address of the submitting account', () => {
    const article = new ArticleBuilder().start().complete();
    const authors = article.state.authors.map((one) => ({ ...one, id: `other-${one.id}` }));
    article.record([{ type: 'AuthorsChanged', data: { authors } }]);
    expect(authorsToAsk(article.state).map(({ id }) => id)).toEqual(['other-co-author']);
  });

  it('is sent again by the e-mail log only while the question is open', () => {
    const article = asked();
    const again = { ...aMail('mail-9', 'AUTHORSHIP_REQUEST'), secretSeed: 'mail-1', resendOf: 'mail-1' };
    expect(article.decide({ type: 'ResendMail', data: { mail: again } }, PEOPLE.editor)).toHaveLength(1);
    article.do(answerTo(CONFIRMS), SYSTEM);
    expect(() => article.decide({ type: 'ResendMail', data: { mail: again } }, PEOPLE.editor)).toThrow('has answered');
  });

  it('makes no view stale, neither of the office, nor of the author, nor of anyone else', () => {
    const article = asked();
    const versions = () =>
      [PEOPLE.editor, PEOPLE.author, PEOPLE.reviewer1].map((person) => versionFor(article.state, person));
    const before = [...versions(), article.state.lastUpdateAt, article.state.authorLastUpdateAt];
    article.do(answerTo(REFUSES), SYSTEM);
    expect([...versions(), article.state.lastUpdateAt, article.state.authorLastUpdateAt]).toEqual(before);
    expect(authorVersion(article.state)).toBe(before[1]);
  });
});
